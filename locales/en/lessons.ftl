### The words of the lessons. Loaded when the lessons are opened, not before.
### A lesson has a title, and one or two steps; each step has a task (-1, -2), what is said when it
### is done (-1-done), and sometimes a word for a move that is allowed but not asked for (-1-wrong).
### $points: the marked squares or points, such as "11" or "11 and 15". The reader is the player
### whose men are at the bottom; no colour is named, for it depends on the set of men.
### Say each in at most 140 characters.

## The list of lessons, and the frame around one

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
# $line: the number of the line; $found: what it says.
error-lessons = These lessons are damaged: line { $line } says “{ $found }”.

## The course of checkers

lesson-american-moving = Moving
lesson-american-moving-1 = Touch one of your men in the front row, then the square you want it to go to. Or hold the man and drag it.
lesson-american-moving-1-done = A man moves one square diagonally forward. The player with the darker men begins.
lesson-american-moving-2 = You take turns, one move each. Bring a man to { $points } in two moves.
lesson-american-moving-2-done = A man never goes back, so look ahead before you move.

lesson-american-capture = A capture must be taken
lesson-american-capture-1 = An enemy man stands next to your man on { $points }, and the square behind it is empty. Jump over it.
lesson-american-capture-1-done = A man jumps forward over an enemy man to the empty square behind it. The enemy man is taken off.
lesson-american-capture-2 = Try to move your man on { $points } and read the line under the board. Then capture.
lesson-american-capture-2-done = When you can capture, you must. If a man will not move, look for a capture.

lesson-american-choice = Choosing a capture
lesson-american-choice-1 = Your men on { $points } can both capture. Take two men in one move.
lesson-american-choice-1-done = You may choose any capture. Nobody has to take the most.
lesson-american-choice-1-wrong = You may choose that capture too. Here, find the one that takes two men.
lesson-american-choice-2 = Your man on { $points } can capture to the left or to the right. Choose so that it is not captured in return.
lesson-american-choice-2-done = Well chosen. Before you capture, see who can capture next.
lesson-american-choice-2-wrong = There your man would be captured in return. Try the other side.

lesson-american-several = Several jumps in a move
lesson-american-several-1 = Your man on { $points } can take three men in one move. Touch each square where it lands, or only the last one.
lesson-american-several-1-done = A man that has jumped must jump again if it can. It may change direction.

lesson-american-last-row = Becoming a king
lesson-american-last-row-1 = Move your man on { $points } to the last row.
lesson-american-last-row-1-done = Your man is a king now. That is why a second man lies on it.
lesson-american-last-row-2 = Jump with your man on { $points } to the last row. See whether it jumps on.
lesson-american-last-row-2-done = Your man was crowned, and the move ended there. The new king waits for its next turn.

lesson-american-strong = Kings
lesson-american-strong-1 = Your king on { $points } goes one square in any direction. Move it backward.
lesson-american-strong-1-done = A king moves forward and backward, one square at a time.
lesson-american-strong-2 = A king jumps backward too. Take two men with your king on { $points }.
lesson-american-strong-2-done = A king may turn while it jumps: it jumps in all four directions.

lesson-american-guard = Guarding a man
lesson-american-guard-1 = Your man on { $points } can be captured. Fill the square behind it.
lesson-american-guard-1-done = Your man is safe: nobody can jump it when the square behind it is taken.
lesson-american-guard-1-wrong = You would still lose a man. Move one to the square behind { $points }.

lesson-american-give = Give one, take two
lesson-american-give-1 = A capture must be taken: use that. Give a man away so that you can take two.
lesson-american-give-1-done = The other side had to capture, and you took two. Good players look for this all the time.
lesson-american-give-1-wrong = That does not win two men. Which man can you put in the way, so that it must be captured?

lesson-american-blocking = Winning by blocking
lesson-american-blocking-1 = Make the move after which the other side cannot move any man.
lesson-american-blocking-1-done = You win: whoever cannot move on their turn loses, even with men on the board.
lesson-american-blocking-1-wrong = Then the other side can still move. Close its last empty square.

lesson-american-corner = The double corner
lesson-american-corner-1 = You are being chased. Reach the double corner, { $points }, and stay in it.
lesson-american-corner-1-done = Between these two squares a king cannot be caught by another one. That is a draw.
lesson-american-corner-1-wrong = There your king would be caught. The double corner is { $points }: go there and stay.
lesson-american-corner-2 = Two kings drive one out of its double corner. Step onto { $points } first, then bring the other king closer.
lesson-american-corner-2-done = You win. One king went into the corner, and the other one closed in.

## The course of Twelve Men’s Morris

lesson-twelve-placing = Placing
lesson-twelve-placing-1 = You place one man in a turn, and so does the other side. Touch any empty point, twice.
lesson-twelve-placing-1-done = So it goes on until all 24 men are placed. Until then, no man moves.

lesson-twelve-three = A mill
lesson-twelve-three-1 = Three of your men in one line make a mill. Place one on { $points }, then touch the enemy man you want to take off.
lesson-twelve-three-1-done = The man that you took off does not come back.
lesson-twelve-three-2 = The lines that run from the outside inward count too. Find the point that closes a mill, and take a man off.
lesson-twelve-three-2-done = A mill is any line of three points: along a side, or from the outside inward.

lesson-twelve-stopping = Stopping and threatening
lesson-twelve-stopping-1 = The other side has men on { $points }, and its third man would close a mill. Stop it.
lesson-twelve-stopping-1-done = No mill there any more. Look for such lines in every turn.
lesson-twelve-stopping-1-wrong = Then the other side closes its mill. Place your man on the empty point in line with { $points }.
lesson-twelve-stopping-2 = Find the point from which two mills threaten at once. The other side can stop only one; close the other.
lesson-twelve-stopping-2-done = Two threats at once win a man. Look for points where two lines meet.
lesson-twelve-stopping-2-wrong = Not this one. Look for the corner in line with both of your men; then close the line that is still open.

lesson-twelve-taking = Which man may be taken off
lesson-twelve-taking-1 = Close your mill on { $points }. Then try to take a man out of the enemy mill, and read the line under the board.
lesson-twelve-taking-1-done = A man in a mill is safe while another enemy man stands free.
lesson-twelve-taking-2 = Now all enemy men stand in a mill. Close yours on { $points } and take any of them.
lesson-twelve-taking-2-done = When all enemy men stand in mills, you may take any of them.

lesson-twelve-moving = Moving
lesson-twelve-moving-1 = All men are placed. Touch one of your men, then the next empty point on a line.
lesson-twelve-moving-1-done = A man slides to the next point, never further and never over another man.
lesson-twelve-moving-2 = Slide a man so that it closes a mill, and take a man off.
lesson-twelve-moving-2-done = A mill closed by moving takes a man too, just as in placing.

lesson-twelve-open = Opening and closing a mill
lesson-twelve-open-1 = Your mill on { $points } is closed. Open it by moving one man out; in your next turn, move it back.
lesson-twelve-open-1-done = Each time the mill closes again, you take a man.
lesson-twelve-open-1-wrong = Move a man of the mill out, then move the same man back.

lesson-twelve-double = The double mill
lesson-twelve-double-1 = One man can close a mill with every move, to and fro. Find it, and close a mill twice.
lesson-twelve-double-1-done = That is a double mill: whichever way the man moves, it closes one. Try to build one.

lesson-twelve-blocking = Winning by blocking
lesson-twelve-blocking-1 = Make the move after which the other side cannot move any man.
lesson-twelve-blocking-1-done = You win: whoever cannot move on their turn loses. The other way is to leave only two men.
lesson-twelve-blocking-1-wrong = Then the other side can still move. Close its last empty point.

lesson-twelve-last = The last placements
lesson-twelve-last-1 = Place your last man. After it the other side moves first: leave it no empty point to go to.
lesson-twelve-last-1-done = You win. Think of the first move already while the last men are placed, and keep room for your own.
lesson-twelve-last-1-wrong = Then the other side can still move. One empty point is left next to its men: which?

lesson-twelve-full = The full board
lesson-twelve-full-1 = One point is empty, and you place the very last man.
lesson-twelve-full-1-done = The board is full and no mill is closed, so the game is a draw.
lesson-twelve-full-2 = One point is empty again. See what your last man closes.
lesson-twelve-full-2-done = A mill takes a man off, so the board is not full and the game goes on.
