### The board in the terminal, and what the commands print. Not in the browser's program.
### What the page says as well is in page.ftl and game.ftl.

## The full screen

# The line at the foot, as long as the window allows; · parts the entries.
terminal-keys = Arrows and Enter: move a man · Esc: take back · u: undo · h: hint · d: draw · q: quit · ?: help
# The same when the game has ended.
terminal-keys-over = n: rematch · u: undo · q: quit · ?: help
# The engine looks for a hint.
terminal-thinking = Thinking …
# Title of the list of keys.
terminal-help-title = Keys
terminal-key-walk = walk over the board
terminal-key-touch = touch the place (or use the mouse: click or drag)
terminal-key-untouch = take back an unfinished move
# $move: a move's text, such as 11-15.
terminal-key-type = type a move, such as { $move }
terminal-key-quit = stop; the game is kept
terminal-key-help = this list
terminal-key-close = Any key closes this.
# Before the move that is being typed.
terminal-typing = Your move:
# $columns, $rows: what is needed; $found: what there is, such as 60 × 20.
terminal-too-small = The window is too small: { $columns } columns and { $rows } rows are needed, and it has { $found }.

## Plain lines

# $move: a move's text; $allowed: words such as undo, hint, quit, which stay as they are.
terminal-help = Type a move such as { $move }, or one of these: { $allowed }
# $allowed: all legal moves.
terminal-moves = You can play: { $allowed }
# $side: who plays; $player: as in player-you or player-computer.
terminal-player = { $side }: { $player }
terminal-answer = Answer { $yes } or { $no }.

## Both

terminal-goes-on = The kept game goes on. With --new a new one begins.
terminal-kept = The game is kept: it goes on when you come back.
# $reason: the system's words.
terminal-not-kept = The game could not be kept: { $reason }
# $reason: what is wrong with the file; $file: where it is now.
terminal-damaged = The kept game could not be read: { $reason } It is now { $file }, and a new game begins.
terminal-no-undo = There is no move to take back.
terminal-no-redo = There is no move to play again.

## Counting and measuring

# $seconds: such as 1.25; $speed: such as 98.4.
terminal-perft = { $seconds } s of processor time, { $speed } million positions a second
# One rule set's part. $rules: its name, such as american; $number: nodes; $speed: nodes a second;
# $found: digits and letters that stand for the engine's behaviour there.
terminal-bench-part = { $rules }: { $number } nodes, { $speed } a second, signature { $found }
# All of them. $number: nodes; $seconds: such as 1.25; $speed: nodes a second.
terminal-bench = All: { $number } nodes in { $seconds } s of processor time, { $speed } a second
# $found: digits and letters that stand for the engine's whole behaviour.
terminal-signature = Signature: { $found }

## Tables of endings

# $slice: such as 1020; $percent: such as 12.5; $left: such as 2:05, in minutes and seconds.
tables-solving = Solving { $slice }: { $percent } % done, { $left } left
# $men: the most pieces on the board; $folder: where the tables are.
tables-built = All tables of up to { $men } pieces are in { $folder }.
# $slice: such as 1020; $folder: where the tables are.
tables-built-slice = The tables of { $slice } are in { $folder }.
# $slice: such as 1020; $number: positions that were checked.
tables-holds = { $slice }: { $number } positions, all right
# $found and $expected: a value such as “won”, or “–”.
tables-wrong = { $slice }: { $position } is { $found } in the table and { $expected } by its moves.
# $folder: where they were looked for.
tables-none = There are no tables by these rules in { $folder }.
# $table: the name of a file; $reason: what is wrong with it, in English.
tables-fault = The table { $table } cannot be used ({ $reason }). The computer plays on without it.
# Neither a folder was named, nor does the system tell one.
tables-no-folder = No folder is known for the tables. Name one with --out, or set HOME.
# $number: positions; $won, $drawn, $lost: how they ended.
tables-played-won = { $number } won endings played out: { $won } won, { $drawn } drawn, { $lost } lost
tables-played-drawn = { $number } drawn endings played out: { $won } won, { $drawn } drawn, { $lost } lost
# $plies: how many plies the end was away, or “–”; $moves: the game.
tables-not-held = Not held: { $position } (plies to the end: { $plies }): { $moves }
tables-given-away = A game was lost that was not lost at its start.
tables-unknown = There is no table for this position.
# $allowed: names of rule sets.
tables-no-index = There are no tables for “{ $found }” yet. Allowed: { $allowed }
value-win = won
value-draw = drawn
value-loss = lost
# $plies: how many plies the end is away.
value-win-in = { $plies ->
    [one] won in { $plies } ply
   *[other] won in { $plies } plies
}
value-loss-in = { $plies ->
    [one] lost in { $plies } ply
   *[other] lost in { $plies } plies
}

## Something on the command line that is not understood

# $flag: the option or argument; $allowed: such as 0 … 30, or a list of words.
bad-value = “{ $found }” does not fit { $flag }. Allowed: { $allowed }
bad-address = “{ $found }” is not an address to listen on. Allowed: an IP address and a port, such as 127.0.0.1:8080
bad-command = There is no command “{ $found }”. Allowed: { $allowed }
bad-flag = There is no option “{ $found }” here. Allowed: { $allowed }
bad-no-value = { $flag } needs a value: { $allowed }
# $usage: how the command is written.
bad-missing = { $missing } is missing. Write: { $usage }
bad-extra = “{ $found }” is one too many. Write: { $usage }
bad-conflict = { $found } and { $other } do not go together.
bad-kept = A game by these rules is kept. To begin another one at { $flag }, add --new (the kept one is put beside it).
# $found: a file’s name; $allowed: endings such as .svg, .png.
bad-ending = “{ $found }” does not say what kind of file it is. Let it end in one of { $allowed }, or add --format.
bad-exists = { $found } is there already. Add --force to replace it.
# $reason: the system's words.
bad-failed = This could not be done: { $reason }

## Serving the page

# $address: such as http://127.0.0.1:8080/
serve-open = Open { $address } in a browser. Ctrl+C stops the server.
# $commands: two commands, which stay as they are.
serve-no-client = This program holds no page to play on: it serves the rules only. To get the page in, build with { $commands }.
# $number: the most pieces of a position that is known; $address: such as http://127.0.0.1:8080/api/tables/american
serve-answers = Endings of up to { $number } pieces are answered at { $address }
# $table: the name of a file; $reason: what is wrong with it, in English.
serve-table-fault = The table { $table } cannot be used ({ $reason }). The server goes on without it.
# $address: such as 127.0.0.1:8080
serve-taken = { $address } is taken by another program. Stop that one, or choose another port with --addr.
serve-not-allowed = Listening on { $address } is not allowed here. Choose a port from 1024 with --addr.
# $reason: the system's words.
serve-failed = Listening on { $address } did not work: { $reason }
serve-stopped = The server has stopped.
