### The games kept on this device: the list of them, their file, and the same game in two tabs.

# The name of the screen, on its link and on top of it.
games-title = My games
games-none = No games yet. Every game that you play here is kept on this device.

## The list

games-search = Search
games-count =
    { $number ->
        [one] { $number } game
       *[other] { $number } games
    }
games-not-found = No game has these words.
games-more = Show more
# Buttons of one game: to play an unfinished one, to look at a finished one.
games-go-on = Continue
games-replay = Replay
# How a game ended, for the person at this device.
games-unfinished = Unfinished
games-won = You won
games-lost = You lost
games-drawn = Draw
# $winner: a side's name as in side-red.
games-side-won = { $winner } won
# How many moves of both sides were made.
games-moves =
    { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }

# Above the list, when the browser could not keep all of them.
games-unsaved = Not all of these games could be kept: save them as a file before you close the page.

## Deleting

# $game: what the list tells of the game; spoken only.
games-delete = Delete: { $game }
games-deleted = Deleted.
games-delete-all = Delete all
games-delete-sure = Delete all games kept on this device?

## Files

games-save = Save as a file
games-save-one = Save this game as a file
games-add = Add from a file
games-file = Choose a file
games-paste = Or paste the text of games here:
games-add-now = Add
games-added =
    { $number ->
        [one] { $number } game added.
       *[other] { $number } games added.
    }
games-known =
    { $number ->
        [one] { $number } was here already.
       *[other] { $number } were here already.
    }
# $line: the number of a line of the file; $reason: a sentence.
games-bad = Line { $line }: { $reason }
# $game: which rules it is a game of; $reason: a sentence.
games-bad-game = Line { $line }, { $game }: { $reason }

## What the page says

games-elsewhere = This game goes on in another tab.
# The button under it.
games-take-over = Play here
# A new game from an earlier position of a finished one.
games-play-on = Play on from here
games-both = This game went on in another tab as well. Both are kept in My games.
games-refused = This browser keeps no games: this one lasts until you close the page.
games-full = No room for this game
games-full-how = It goes on, but lasts only until you close the page. Save your games as a file, then delete some of them.
games-not-now = Not now
games-restart-sure = Start again? This game stays in My games.
