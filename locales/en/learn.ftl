### The screen of the lessons: the list, and the frame around a lesson.

# A move that is allowed, but not the one that the lesson asks for; it was taken back.
learn-wrong = You may play that, but the task asks for another move. Try again.
# The right move, and more is to come.
learn-go-on = Good. Go on.
# $line: the number of the line; $found: what it says.
error-lessons = These lessons are damaged: line { $line } says “{ $found }”.
