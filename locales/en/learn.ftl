### The screen of the lessons: the list, and the frame around a lesson.

# A link and the title of the screen: short lessons to learn the games by playing.
learn = Learn
learn-lead = Short lessons on the board. Touch, try, see.
# $done: lessons that are done; $number: how many there are.
learn-progress = { $done } of { $number } done
learn-all = All lessons
# A lesson in the list, for screen readers: its state.
learn-done = done
# Above the task. $number: the lesson's number; $title: its title.
learn-title = { $number }. { $title }
# Which step of the lesson. $step, $steps: such as 1 of 2.
learn-step = Step { $step } of { $steps }
# A move that is allowed, but not the one that the lesson asks for; it was taken back.
learn-wrong = You may play that, but the task asks for another move. Try again.
# The right move, and more is to come.
learn-go-on = Good. Go on.
learn-next = Next
learn-again = Once more
# After the last lesson of a course.
learn-finish = Finish
learn-loading = The lessons are coming …
learn-failed = The lessons could not be loaded. Check the connection and try again.
learn-retry = Try again
# $line: the number of the line; $found: what it says.
error-lessons = These lessons are damaged: line { $line } says “{ $found }”.
