### The way to the lessons, and their loading. Their words are in lessons.ftl.

# A link and the title of the screen: short lessons to learn the games by playing.
learn = Learn
learn-loading = The lessons are coming …
learn-failed = The lessons could not be loaded. Check the connection and try again.
learn-retry = Try again
