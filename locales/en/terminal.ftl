### The board in the terminal and what the commands print. Not in the browser's program.

terminal-keys = Arrows: walk · Enter: touch · Esc: take back · u: undo · r: redo · h: hint · n: new game · q: quit
terminal-prompt = { $side }, your move:
terminal-help = Type a move such as { $move }, or: moves, undo, hint, resign, draw, quit.
terminal-computer-played = The computer plays { $move }.
terminal-moves = You can play: { $allowed }
terminal-hint = Hint: { $move }
terminal-goodbye = Goodbye. Thank you for playing.
terminal-too-small = The window is too small: { $number } columns are needed.
terminal-thinking = Thinking …
terminal-in-hand = In hand: { $number }
terminal-taken = Taken: { $number }
terminal-undone = Taken back.
terminal-nothing-to-undo = There is nothing to take back.
