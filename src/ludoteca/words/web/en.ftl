# The table and the web in English.
table-late = This answers decision { $decision }, but decision { $now } is being asked; the page shows the table as it is now.
table-turn = It is not your turn: { $seat } decides now.
table-waiting = The table is still waiting for players; send them their invitations.
table-chance-given = Nothing is wanted from you for the deal: you have given your part, or the deal is made.
table-other-rules = This table was played by version { $then } of the rules; now version { $now } is in force, so it cannot go on.
table-other-content = This table was played with other contents of the game (its cards, prices or tracks) than there are now, so it cannot go on.
table-diverged = Played again by the rules as they are now, this table comes out differently from decision { $number } on. What happened is kept, but no position is shown that was never on the table, and it cannot go on.
table-seat-taken = The seat of { $seat } is taken already.
table-no-person = Nobody can be replaced on the seat of { $seat }: no person is playing there.
table-not-away = { $seat } is not away.
table-not-over = A rematch can begin when this game is over.
table-not-yours = You have no seat at this table that could do this; you are watching.
table-unknown = There is no table here. It may have been mistyped; look at your tables on the first page.
table-present = { $seat } is at the table; only somebody who is away can be replaced.
table-grace = { $seat } has been gone for { $gone } s and may still come back; in { $left } s a bot may play instead.
table-missed = { $seat } is waiting for you at { $game }; if you stay away, a bot may soon play for you.
table-replaced = { $seat } has let a bot play for you at { $game }; the seat is yours again as soon as you come back.
table-hurried = { $seat } had no time to think it through and answered in a hurry.
table-hurried-window = A bot had no time to think it through and answered in a hurry.
table-failed = { $seat } failed to answer; the greedy bot answered instead.
table-failed-window = A bot failed to answer; the greedy bot answered instead.
table-no-hints = There is no coach at this table: it was set so, for everybody alike.
table-no-rest = There is nothing now that could be left to a bot.
store-open = The database { $file } cannot be opened: { $error }. Nothing was changed; choose another place with --database, or mend this one.
store-folder = The folder { $file } for the database cannot be made: { $error }. Choose another place with --database.
store-no-file = { $file } is a folder or a device, not a file. Name a file with --database.
store-denied = The database { $file } cannot be read: the user who runs the server has no right to it or to its folder. Give that right, or choose another place with --database.
store-readonly = The database { $file } can be read but not written. Give the user who runs the server the right to write the file and its folder, or choose another place with --database. Nothing was changed.
store-foreign = { $file } is no database of Ludoteca, and was left as it is. Choose another place with --database.
store-corrupt = The database { $file } is damaged ({ $error }), and was left as it is. Put your latest backup in its place, or save what can still be read, as docs/faults.md tells under “Restore and recover”.
store-remains = The database { $file } is missing or empty, but { $error } with its latest moves is still beside it. Put the file back; to begin anew, move { $error } away first. Nothing was changed.
store-version = The database { $file } was written by a later version (layout { $found }; this one knows { $known }), and was left as it is. Install the later version, or choose another place with --database.
store-held = Another server (process { $process }) is using the database { $file }. Stop that one first, or choose another place with --database.
store-busy = Another program has locked the database { $file }. Close it and try again; nothing was changed.
store-full = The disk of the database { $file } is full. Make room; until then nothing new is kept, and nothing that was kept is lost.
store-gone = The database { $file } was moved or removed while the server runs. Put it back, or stop the server with Ctrl-C: it will save what the file held. Until then nothing new is kept.
store-rescued = The database { $file } was taken away while the server was running; what it held is now in { $copy }.
store-read = The database { $file } cannot be read: { $error }.
store-write = The database { $file } cannot be written: { $error }. Nothing was changed.
store-reach = The database { $file } cannot be opened: { $error }. Look whether PostgreSQL runs there, and whether name, user and password are right. Nothing was changed.
store-away = The database { $file } cannot be reached: { $error }. Until it is back nothing new is kept, and nothing that was kept is lost.
store-unsure = The connection to the database { $file } was lost on the way: { $error }. Whether the last entries were kept shows when it is back.
store-query = The database { $file } has refused something: { $error }. Nothing was changed.
store-extra = A PostgreSQL database needs the package psycopg ({ $error }); install it with: pip install "ludoteca[web,postgres]"
web-unsure = The connection to the database was lost on the way, and it is not known yet whether this was saved. The page shows it as soon as it is known; look before you do it again.
store-table = The table { $table } cannot be opened: { $error }. The other tables are not concerned.
store-taken = Somebody else has just played; the page shows the table as it is now.
table-damaged = This table cannot be opened: what was kept of it is damaged. Other tables are not concerned; ask whoever runs this server for the backup.
web-unkept = This could not be saved just now, so it did not happen: everything is as it was. Try again in a moment; if it lasts, tell whoever runs this server.
web-unread = The tables cannot be reached just now. Nothing was lost; try again in a moment.
web-slow = The request came too slowly and was given up. Nothing was changed; try again.
web-host = The address that this request names makes no sense; open the page again by its usual address.
web-busy = The server is busy: { $most } pieces of work wait already. Nothing was changed; try again in a moment.
web-full = So many tables are being watched now that there is no room for another. Nothing was lost; try again in a few minutes.
web-crowded = The server has no free connection just now; try again in a moment.
web-sockets = { $most } pages of yours are open here already; close one of them.
web-chat-rate = You are talking faster than anybody can read; a line every { $seconds ->
    [one] second
   *[other] { $seconds } seconds
} is fine.
web-other-host = This server does not answer to the name { $host }. Open it by its usual address; whoever runs it can add a name with --host-name.
web-rate = Too many requests at once; wait a few seconds and try again.
web-body = That is too large: at most { $most } bytes are accepted.
web-origin = This request came from another site and was refused; use the pages of this one.
web-tables = You have { $most } tables open already; finish one of them first.
web-tables-address = Too many tables were set from your address; wait a few minutes, or go on at one that is there.
web-name = A name has 1 to { $most } characters.
table-said = { $most } lines have been said at this table; there is no room for more.
web-chance = A part of the deal has 1 to { $most } characters that can be printed, such as hex digits or rolls of your own dice; leave it out, and the server draws one for you.
web-chat = A line of chat has 1 to { $most } characters.
web-json = The request is no valid JSON object with the fields { $fields }.
web-fault = Something went wrong here. Nothing was lost; load the page again.
web-not-found = There is nothing at this address.
web-method = This address cannot be used in this way.
web-bot-level = "{ $given }" may not sit down here; who may: { $allowed }. Other bots only if the host has allowed them by name.
web-invitation = This invitation has been used or never existed; ask for a new one.
web-replay-hidden = Other views open when the game is over; until then you see your own.
web-replay-step = { $given } is no step of this game; there are 0 to { $most }.
web-players = There are { $given } seats, but the game is for { $players }.
web-seat = There is no seat { $given }; there are 0 to { $most }.
serve-memory = The memory that tables may take is full: { $tables } are being watched, and no more are opened. See most_live and most_live_bytes.
serve-crowded = All { $most } connections are taken; newcomers are asked to come again. See the limit of open files (LimitNOFILE).
serve-descriptors = The operating system gives no more open files; newcomers wait. Raise the limit (LimitNOFILE).
serve-port = The server cannot listen on { $host }, port { $port }: { $error }. Choose another port with --port.
serve-scheme = Somebody came to { $host } by HTTPS, but no trusted proxy says so, and they were refused. Name the proxy with --proxy ADDRESS, or say --secure.
serve-proxy = { $given } is no address of a proxy; name an address such as 127.0.0.1 or a network such as 10.0.0.0/8.
serve-host-name = { $given } is no name of a server; give a name such as play.example.org or an address, without scheme, port or path.
serve-bot = "{ $given }" is no bot; name one, such as mypackage.bots:Net.
bot-hangs = { $bot } had to be ended { $times } times on end because it did not answer; it is asked no more until the server is started again.
web-hint-busy = You have asked the coach already; wait for the answer.
web-hints = { $given } says nothing about the coach; it is yes, no, or left empty for what is usual.
web-nobody = Nobody would play here: at least one seat must be yours ({ $seats }). Bots among themselves play with: ludoteca simulate
web-hint = The coach found no time to think; try again in a moment.
web-may = This can be played now.
web-record-wait = The record tells the deal, so it can be had when the game is over.
web-request = This request cannot be understood.

ui-brand = Ludoteca
ui-motto = Board games, complete and exact. Sit down.
ui-home = All games
ui-skip = Skip to the game
ui-play-now = Play now
ui-play-now-title = Play { $game } against bots at once
ui-new-table = Set a table
ui-new-table-of = Set a table for { $game }
ui-rulebook = Rulebook
ui-set-up = Set this position up
ui-set-up-title = Set up the position of example { $example }
ui-example = Example { $example } of the rulebook
ui-example-help = You play every seat.
ui-example-back = Back to the paragraph
ui-example-again = Set it up again
ui-example-there = To the position
ui-your-tables = Your tables
ui-no-tables = Nothing here yet. Your games will wait for you in this place.
ui-damaged-tables = { $number ->
    [one] One of your tables cannot be opened: what was kept of it is damaged. Ask whoever runs this server for the backup.
   *[other] { $number } of your tables cannot be opened: what was kept of them is damaged. Ask whoever runs this server for the backup.
}
ui-players-range = { $low }–{ $high } players
ui-players-range-one = { $number ->
    [one] 1 player
   *[other] { $number } players
}
ui-minutes = { $low }–{ $high } min
ui-minutes-one = { $number } min
ui-weight = { $weight ->
    [light] light
    [medium] medium
   *[heavy] rich
}
ui-your-turn-short = your turn
ui-waiting-short = waiting for { $seat }
ui-seats = Who plays
ui-seat-me = me
ui-seat-here = another person at this screen
ui-seat-friend = a friend, by link
ui-seat-bot = bot, { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] expert
}
ui-seat-style = { ui-seat-bot }, { $style }
ui-bot-style = { $bot }, { $style }
ui-seat-number = Seat { $number }
ui-your-name = Your name
ui-you = you
ui-guest = Guest
ui-options = Options
ui-file = Or from a file
ui-file-long = This file is too long: at most { $most } characters.
ui-start = Sit down
ui-join-title = { $host } invites you to { $game }
ui-join = Take the seat
ui-turn-yours = Your turn, { $name }
ui-turn-yours-one = Your turn
ui-turn-of = { $seat } decides
ui-turn-bot = { $seat } is thinking
ui-waiting = Waiting for players
ui-over = The game is over
ui-won-you = You have won!
ui-won = { $names } wins.
ui-won-several = { $names } win together.
ui-won-nobody = Nobody has won.
ui-lost-you = You have lost.
ui-lost-together = You have lost together.
ui-resigned = resigned
ui-undo = Undo
ui-hint = Coach
ui-hints = Coach
ui-hints-help = Whether players may ask the coach what is best. Only against bots: where just one person plays. Everybody at the table sees what is chosen.
ui-hints-usual = only against bots
ui-hints-yes = yes, for everybody
ui-hints-no = no, for nobody
ui-hints-on = The coach may be asked at this table.
ui-hints-off = No coach at this table.
ui-resign = Resign
ui-resign-sure = Really give this game up?
ui-yes = Yes, I resign
ui-no = No, play on
ui-rematch = Rematch
ui-rematch-there = To the rematch
ui-replay = Replay
ui-log = What happened
ui-chat = Chat
ui-chat-say = Say something
ui-send = Send
ui-players = Players
ui-score = Score
ui-score-of = { $score }: what counts
ui-away = away
ui-bot-plays = a bot plays for { $seat }
ui-replace = Let a bot play
ui-back = I am back
ui-absence = A bot is playing for you until you are back.
ui-offline = not here
ui-open-seat = a friend
ui-free = free
ui-invite = Invitation for seat { $number }
ui-invite-help = Send this link to a friend, or let them scan it.
ui-copy = Copy link
ui-copied = Copied
ui-watching = You are watching
ui-curtain = Now { $name }
ui-curtain-help = Pass the screen on. Nobody else looks.
ui-curtain-show = I am { $name }: show my side
ui-more-actions = Also possible
ui-choose = Choose
ui-text-board = The board as text
ui-theme = Light or dark
ui-languages = Language: { $name }
ui-sound = Sound
ui-flash = Flash the title on my turn
ui-notify = Notify me when the page is hidden
ui-settings = Settings
ui-close = Close
ui-why = Why not?
ui-rule = Rule { $rule }
ui-hint-title = What the coach says
ui-hint-wait = The coach is thinking …
ui-coach-best = Best
ui-coach-good = Good
ui-coach-risky = Risky
ui-coach-chance = { $percent }% to win
ui-coach-hardly = under 1% to win
ui-coach-worth = ends with about { $amount }
ui-coach-sure = over 99% to win
ui-coach-details = Details
ui-coach-choice = Choice
ui-coach-interval = Chance
ui-coach-tried = Tried
ui-coach-expected = Expected
ui-coach-meaning = Chance: where the chance to win lies with 95% certainty, from { $games } imagined games for each choice. Tried: how often a search looked at it. Expected: its result there, from −1 for a sure loss to +1 for a sure victory.
ui-step = Step { $number } of { $most }
ui-step-first = First
ui-step-back = Back
ui-step-next = Next
ui-step-last = Last
ui-step-play = Play
ui-step-pause = Pause
ui-view-of = View of { $seat }
ui-view-open = Open view
ui-download = Download the record
ui-share = Share link
ui-to-table = Back to the table
ui-seal = Seal of the seed
ui-deal = The deal
ui-deal-how = It is made when the last seat is taken, and nobody chooses it: the server has drawn its part and sealed it; everybody who sits adds a part of their own. When the game is over, all parts are shown, and anybody can check that they give the seed.
ui-seal-server = Seal of the server's part
ui-part-yours = Your part
ui-part-drawn = Your part, drawn by the server
ui-part-server = The server's part
ui-part-of = Part of { $name }
ui-part-of-drawn = Part of { $name }, drawn by the server
ui-part-none = none: a bot was playing here when the deal was made
ui-proof = Nobody could choose this deal. The seal is the SHA‑256 of the server's part, and was shown before anybody sat. The seed is the SHA‑256 of the last line, in which all parts stand. To check it, download the record and run: ludoteca verify
ui-proof-line = What the seed is made of
ui-room = The table is set
ui-room-help = Nothing has been dealt yet, so nobody can have seen anything.
ui-room-soon = The game begins by itself when everybody is here.
ui-awaited = Still to come: { $names }
ui-awaited-you = waits for you
ui-older-rules = This table began with version { $then } of the rules and is finished by them. New tables have version { $now }, of which the rulebook tells.
ui-past = This table is kept as it was
ui-past-short = kept as it was
ui-past-picture = { $moves ->
    [0] As it stood at the beginning
    [one] As it stood after one move
   *[other] As it stood after { $moves } moves
}
ui-past-later = { $moves ->
    [one] One more move was played later; the record has it.
   *[other] { $moves } more moves were played later; the record has them.
}
ui-past-record = Nothing is lost: the record holds every decision, and the version of Ludoteca that it was played with replays it.
ui-seed = Seed
ui-lost = Connection lost. Trying again …
ui-setup = The table is set.
ui-about-bots = Bots see what their seat sees, and nothing else.
ui-search-rules = Search the rules
ui-no-script = This page needs JavaScript to play; the rulebook works without.
ui-error = That did not work
ui-back-home = To the first page
ui-total = Total
ui-result = Result
ui-won-together = You have won together!
ui-won-by = { $amount } ahead of { $name }
ui-won-resigned = Everybody else has resigned.
ui-see-board = See the board
ui-course = How it went
ui-graph-label = The points of everybody over the game
ui-graph-decisions = { $number } decisions
ui-graph-together = All of you
ui-graph-after = After
ui-graph-table = In numbers
ui-turnings = { $number ->
    [one] The turning point
   *[other] The turning points
}
ui-turning-lead = { $name } takes the lead.
ui-turning-margin = { $name }: from { $before } to { $after }.
ui-turning-score = From { $before } to { $after }.
ui-margin-ahead = { $amount } ahead
ui-margin-behind = { $amount } behind
ui-margin-level = level
ui-figures = The game in numbers
ui-figure-decisions = Decisions
ui-figure-turns = Turns
ui-figure-minutes = Minutes
ui-figure-leads = Changes of the lead
ui-figure-longest = Longest in the lead
ui-figure-led = { $name }, { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}
ui-figure-undos = Taken back
ui-place = { $place }.
ui-hint-close = Close the coach
ui-points-unit = { $points ->
    [-1] points
    [one] point
   *[other] points
}
ui-no-points = Nothing has counted yet.
ui-scoring = The scoring, step by step
ui-sheet-rule = Rule
ui-sheet-what = What counts
ui-sheet-points = Points
ui-sheet-sum = So far
ui-legend = What the signs mean
bot-name = { $number ->
    [1] Ada
    [2] Bruno
    [3] Carla
    [4] Dante
    [5] Elsa
   *[other] Fosco
}
ui-bot-named = bot { $bot }
ui-bot-level = { $level ->
    [easy] easy bot
    [medium] medium bot
    [hard] hard bot
    [expert] expert bot
    [greedy] greedy bot
    [random] random bot
   *[other] bot
}
ui-seat-name = Name of seat { $number }
ui-invite-title = { $missing ->
    [one] One player is still missing
   *[other] { $missing } players are still missing
}
ui-invite-who = At the table: { $names }
ui-invite-once = Each link is for one person and works once.
ui-invite-wait = Whoever set the table has the invitations.
ui-qr = The same link as a QR code, to be scanned with a phone
ui-seat-missing = Seat { $number } is free
ui-contents = Contents
ui-search-none = No paragraph has these words.
ui-search-found = Paragraphs found: { $number }
web-replay-seat = { $given } is no seat of this table; there are 0 to { $most }, or leave it empty for the open view.
ui-gone = This table is not here any more.
ui-replay-lost = This moment could not be fetched. Try again.
ui-view = Whose view
table-window = It is not your turn: the table waits for somebody's answer.
ui-turn-window = The table waits for the others
ui-the-others = the others
ui-window-yours-one = You may answer
ui-window-yours = You may answer, { $name }
ui-ask = When it is not my turn, ask me
ui-ask-of = When it is not { $name }'s turn, ask { $name }
ui-ask-usual = whenever I can play something, from my first turn on
ui-ask-always = always, even before my first turn
ui-ask-target = only when I am the target, or it is the last chance
ui-ask-never = never: pass for me
ui-continue = It is your turn
ui-moves = { $moves ->
    [0] not begun
    [one] { $moves } move
   *[other] { $moves } moves
}
ui-read-rules = Read the rules first
ui-or-a-game = Or straight to a game:

# The guided first game
ui-learn = Learn by playing
ui-learn-of = Learn { $game } by playing
ui-learn-title = A guided first game: three minutes, at a real table
ui-guide = Guided first game
ui-guide-see = What you see
ui-guide-want = What you want
ui-guide-play = Your move
ui-guide-on = How it goes on
ui-guide-skip = Skip the guide
ui-guide-finish = Finish
ui-guide-again = Show the guide again
ui-guide-move-first = First make your move; any that glows will do. The guide goes on by itself.
ui-guide-wait = { $seat } is playing. The turn line tells what happens; the guide goes on by itself.
ui-guide-answer = Something else is asked first: answer it as you like, and the guide goes on. Or read on with Next.
ui-guide-over = The game is over, so the guide ends too. The result tells step by step what every score is made of.
table-no-guide = There is no guide here; the rulebook tells the whole game.
table-guide-step = { $given } is no step of this guide; there are 0 to { $most }, and -1 puts it away.

# Serving
cli-about-serve = serve the tables to browsers, on this computer or for a club
cli-usage-serve =
    ludoteca serve [--open] [--host ADDRESS] [--port N] [--database FILE]
    {"                 "}    [--host-name NAME ...] [--proxy ADDRESS ...] [--secure]
    {"                 "}    [--content GAME=FILE.toml ...] [--set GAME.PATH=VALUE ...]
    {"                 "}    [--allow-bot BOT ...] [--settings FILE.toml]
cli-host-name = NAME
cli-bot = BOT
cli-address = ADDRESS
cli-serve-host = where to listen; 127.0.0.1 is this computer alone, 0.0.0.0 everybody who can reach it
cli-serve-port = the port; otherwise 8017, or the next that is free
cli-serve-database = where the tables are kept: a file, which is made if it is not there, or postgresql://user:password@host/name
cli-serve-open = open the first page in a browser
cli-serve-secure = the server is reached by HTTPS: cookies travel on it alone
cli-serve-proxy = a reverse proxy whose X-Forwarded-For and X-Forwarded-Proto are believed: an address or a network; may be given several times
cli-serve-host-name = a name by which people reach the server; may be given several times
cli-serve-allow-bot = a bot of others that people may seat, such as mypackage.bots:Net?weights=w.npz; may be given several times. It is imported and runs with your rights
serve-at = Ludoteca is open at { $address } (Ctrl-C closes it)
cli-about-backup = copy the tables into a new file, also while the server runs
cli-usage-backup = ludoteca backup FILE --out FILE
cli-backup-file = the file of the tables
cli-backup-out = the copy, a new file
backup-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} now in { $file } too.
cli-about-rescue = save what can still be read of a damaged file of tables
cli-usage-rescue = ludoteca rescue FILE --out FILE
cli-rescue-file = the damaged file; it is only read
cli-rescue-out = where to save what can be read, a new file
rescue-done = { $tables ->
    [one] One table has
   *[other] { $tables } tables have
} been saved into { $file }.
cli-about-database = move tables to another database: copy FROM TO, each a file or an address
cli-usage-database = ludoteca database copy FROM TO
cli-from = FROM
cli-to = TO
cli-database-deed = what is to be done: copy
cli-database-source = where the tables are: a file, or postgresql://user:password@host/name
cli-database-target = where they go: a new file, or an empty database; one that was begun is gone on with
database-deed = There is nothing called "{ $given }" to be done with a database; write: ludoteca database copy FROM TO
database-copied = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
} and { $papers ->
    [one] one paper
   *[other] { $papers } papers
} about people have been copied and compared.
copy-other = { $file } belongs to another house already: it has tables, and another key. Choose an empty database. Nothing was changed.
copy-differs = The table { $table } is in { $file } already, but differs; it was left as it is. Copy into an empty database.
copy-paper-differs = The paper { $paper } is in { $file } already, but differs; it was left as it is. Copy into an empty database.
copy-served = A server is using { $file }. Stop all of them first; five seconds later this can be done.
setting-toml = { $file } is no TOML file: { $error }.
setting-unknown = { $file } sets { $setting }, which there is not. There are: { $all }.
setting-unknown-near = { $file } sets { $setting }, which there is not. Did you mean { $near }?
setting-value = The setting { $setting } cannot be "{ $given }"; right would be: { $wanted }.
setting-choice = one of { $allowed }
web-operator = Only those who look after this server may read this, and only from an address that the setting operators names.
cli-serve-settings = a file with the server's settings
table-closed = Whoever looks after this server has closed this table; nothing more can be done at it.
ui-unsaid = taken out
web-barred = You cannot come here any more. If you think that this is a mistake, write to whoever runs this server.
web-muted = You cannot say anything here any more. If you think that this is a mistake, write to whoever runs this server.
admin-token = This needs the token of whoever looks after this server; ludoteca admin reads it from the database.
admin-deed = There is nothing called "{ $given }" to be done; there are: { $allowed }.
admin-line = The entry { $number } is no line of chat; show lists them with their numbers.
admin-who = Name a person (the holder that show tells) or an address.
admin-nobody = Nobody of that name has a seat anywhere; name the holder that show tells.
admin-away = No server answers at { $server }: { $error }. Name one with --server.
admin-answer = The server at { $server } says: { $error }
admin-usage = Say what is to be done: ludoteca admin { $deeds }
admin-number = "{ $given }" is no number.
cli-about-admin = look after a running server: list, show, close, delete, unsay, mute, bar, allow, barred, erase, export, thinkers, thinker-add, thinker-remove
cli-usage-admin = ludoteca admin DEED [WHAT] [N] [--server URL] [--database FILE]
cli-deed = DEED
cli-what = WHAT
cli-url = URL
cli-admin-deed = what is to be done
cli-admin-what = a table, a person (the holder that show tells), an address, or the name of a thinker
cli-admin-number = the number of a line of chat; for list, how many tables
cli-admin-server = where the server answers; otherwise http://127.0.0.1:8017
cli-admin-database = its database, in which its token lies; otherwise the usual file
cli-admin-settings = a file with the server's settings, which names the database
store-lost = Nothing in { $file } can be read as a table of Ludoteca. Put your latest backup in its place.
serve-extra = The server needs the package { $missing }; install it with: pip install "ludoteca[web]"

ui-seat-moves = to move
ui-seat-won = winner
ui-skip-show = Skip to my turn
ui-side = Story, chat and settings
ui-day = { $day } { $month ->
     [1] Jan
     [2] Feb
     [3] Mar
     [4] Apr
     [5] May
     [6] Jun
     [7] Jul
     [8] Aug
     [9] Sep
     [10] Oct
     [11] Nov
    *[12] Dec
} { $year }
ui-your-results = Games you have played
ui-ways = Ways to play
ui-house-rules = House rules
ui-house-rules-help = Everything else that can be changed; as it stands, it is the book's.
ui-preset-first = First game
ui-preset-first-help = Short and easy to survey.
ui-preset-book = As in the book
ui-preset-book-help = Exactly as it is printed.
ui-preset-tournament = Tournament
ui-preset-tournament-help = For those who know it well.
ui-offline-title = No connection
ui-offline-help = The shelf, the rulebooks and the tables that you looked at last are here all the same. To play, and for everything else, the server is needed.
ui-board = Board
ui-choices = Choices

# The show, the column and the short-cuts of a table
ui-skip-all = Skip
ui-speed = Speed
ui-speed-slow = slow
ui-speed-normal = normal
ui-speed-fast = fast
ui-speed-once = at once
ui-since = Since your last turn
ui-since-back = One step back
ui-since-on = One step on
ui-sheet = Height of the sheet
ui-tab-log = Story
ui-tab-chat = Chat
ui-tab-settings = Settings
ui-tab-deal = Deal
ui-keys = Short-cuts
ui-key-1-9 = 1 – 9
ui-key-1-9-does = go to that choice; again: play it
ui-key-arrows = ← ↑ → ↓
ui-key-arrows-does = to the next choice in that direction
ui-key-enter = Enter, Space
ui-key-enter-does = play the choice; during a show: skip to the end
ui-key-u = U
ui-key-u-does = undo
ui-key-h = H
ui-key-h-does = hint
ui-key-r = R
ui-key-r-does = the rule that counts now
ui-key-s = S
ui-key-s-does = skip to my turn
ui-key-c = C
ui-key-c-does = chat
ui-key-m = M
ui-key-m-does = sound on or off
ui-key-brackets = [ ]
ui-key-brackets-does = step through what the others did
ui-key-esc = Esc
ui-key-esc-does = close what is open

# Puzzles
web-number = { $given } cannot be { $called } here; it is a whole number from { $least } to { $most }.
ui-puzzle = Puzzle
ui-puzzles = Puzzles
ui-puzzles-about = Positions from real games. In each of them one choice is clearly better than all others, and it is not the one that comes to mind first. You see what the player could see, and nothing more.
ui-puzzles-short = One choice is clearly best. It is not the obvious one.
ui-puzzle-daily = Today's puzzles
ui-puzzle-today = Puzzle
ui-puzzle-today-of = Today's puzzle of { $game }
ui-puzzle-of = { $game }: puzzle
ui-puzzle-number = Puzzle { $number }
ui-puzzle-stars = { $grade ->
    [one] { $grade } star of 3
   *[other] { $grade } stars of 3
}
ui-puzzle-solved = solved
ui-puzzle-streak = You have solved one of the day { $number } days in a row.
ui-puzzle-streak-one = You have solved one of the day. Tomorrow there are new ones.
ui-puzzle-count = { $number } of { $most } solved in this browser
ui-puzzle-you = You are { $seat }
ui-puzzle-task = What would you do as { $seat }? Of { $number } choices one is clearly best. Touch it, as you would at a table.
ui-puzzle-hint-1 = Narrow it down
ui-puzzle-hint-2 = What does it gain?
ui-puzzle-hint-3 = Down to two
ui-puzzle-show = Show the answer
ui-puzzle-among = The best choice is one of these { $number }:
ui-puzzle-gains = It is best because of this. { $reason }
ui-puzzle-wrong = Not the best: { $choice }. Try another.
ui-puzzle-obvious = Not the best: { $choice }. It is what comes to mind first; there is something better.
ui-puzzle-right = Right!
ui-puzzle-solved-head = Solved
ui-puzzle-answer = The answer
ui-puzzle-first = what comes to mind first
ui-puzzle-chance = { $percent }% to win
ui-puzzle-between = with 95% certainty from { $low }% to { $high }%
ui-puzzle-level-easy = the easy bot
ui-puzzle-level-medium = the medium bot
ui-puzzle-level-hard = the hard bot
ui-puzzle-missed = { $number ->
    [0] Even the easy bot finds it more often than not.
    [one] It is mostly missed by { $levels }.
   *[other] It is mostly missed by these: { $levels }.
}
ui-puzzle-sure = How sure this is: { $searches } searches of { NUMBER($simulations) } simulations each found it, by different chance; the chances are from { NUMBER($games) } imagined games after each choice, the same for all.
ui-puzzle-next = Next puzzle
ui-puzzle-all = All puzzles
ui-puzzle-play = Play on from here
# The review of a game
web-review-wait = A game is reviewed when it is over; as long as it is played, only those who play may see what they did themselves.
web-review-not-here = At this table nobody is told before the end how good a choice was: it was set so, for everybody alike.
web-review-one-screen = Several of you play at this screen, and nobody may see another's hand: wait for the end to review the game.
web-review-view = { $given } is no way to look at a review; it is open or known.
web-review-number = { $given } is not among the decisions, seats and steps here; it should be a number from 0 to { $most }.
web-review-yours = You have asked for another review already, and it is still being worked out; wait for it, then ask again.
web-review-many = { $most } reviews are being worked out here just now; ask again in a minute.
web-review-full = There is no more room for reviews on this server; those who run it have to make some.
web-review-failed = The review has stopped: a part of it could not be worked out. What is there stays; ask for the rest.
web-review-unkept = The review has stopped: what was found out could not be kept. What is there stays; ask for the rest.
web-review-unfinished = This review is not complete yet, so it cannot be downloaded; let it be worked out first.
web-reviews = { $given } says nothing about reviews during the game; it is yes, no, or left empty for what is usual.
web-again-wait = Only a finished game can be gone back to: as long as this one is played, its cards are nobody's affair.
web-again-deal = { $given } is no way to deal; it is same or anew.
ui-reviews = Review during the game
ui-reviews-help = Whether those who play may see, before the end, how good their own choices were. Only against bots: where just one person plays. Everybody at the table sees what is chosen.
ui-reviews-on = Those who play may review their own choices before the end.
ui-reviews-off = No review at this table before the end.
ui-review = Review
ui-review-so-far = Review my choices so far
ui-review-title = Review: { $game }
ui-review-begin = Review the game
ui-review-go-on = Go on with the review
ui-review-begin-help = A search looks at { $number ->
    [one] one decision
   *[other] { $number } decisions
 }: what was best by what each seat could know, what a choice cost, and what luck did. It takes a moment; the page fills meanwhile.
ui-review-running = { $done } of { $wanted } decisions reviewed …
ui-review-progress = How far the review is
ui-review-seats = Whose game
ui-review-views = Judged by
ui-review-view-known = As I knew it
ui-review-view-known-of = As { $name } knew it
ui-review-view-open = With open cards
ui-review-own-only = Until the end you see your own decisions, by what you knew.
ui-review-given-up = This game was given up before its end: each decision is judged by what its seat knew.
ui-review-graph = The chances to win over the game
ui-review-start = Start
ui-review-numbers = In numbers
ui-review-skill = Skill
ui-review-luck = Luck
ui-review-shade-skill = Skill: what choices did for { $name }
ui-review-shade-luck = Luck: what chance added to it
ui-review-moment-cost = Decision { $number }: −{ $percent }%
ui-review-moment-luck = Decision { $number }: luck, +{ $percent }%
ui-review-moment-misfortune = Decision { $number }: bad luck, −{ $percent }%
ui-review-head-seat = Seat
ui-review-head-accuracy = Accuracy
ui-review-head-doubtful = Doubtful
ui-review-head-mistake = Mistakes
ui-review-head-blunder = Blunders
ui-review-head-luck = Luck, in % of winning
ui-review-won = has won
ui-review-sum-so-far = { $judged ->
    [one] One decision of { $name } has been looked at so far
   *[other] { $judged } decisions of { $name } have been looked at so far
 }: { $wrong ->
    [0] none of them a mistake.
    [one] one was a mistake.
   *[other] { $wrong } were mistakes.
 }
ui-review-sum-none-yet = No decision of { $name } has been looked at so far.
ui-review-mattered = What mattered
ui-review-nothing = Nothing here cost or won anybody much.
ui-review-nothing-yet = What mattered shows here as soon as it is found.
ui-review-instead = Better “{ $better }” than “{ $played }”.
ui-review-moment = The decision that is looked at
ui-review-decision = Decision { $number } of { $most }
ui-review-end = The end
ui-review-the-end = This is how it ended.
ui-review-back = To the decision before
ui-review-on = To the next decision
ui-review-eyes = Seen by
ui-review-eyes-all = everybody
ui-review-not-yours = Decision { $number } was not yours; until the end you see your own.
ui-review-not-yet = Decision { $number }, by { $name }: not reviewed yet.
ui-review-line = What was to be expected
ui-review-line-start = before the decision
ui-review-line-imagined = Played in one of the deals that were possible then.
ui-review-line-as-lay = Played with the cards as they lay, as far as they allow it.
ui-review-line-walk = Touch a step, and the board shows it.
ui-review-choices = All { $number } choices
ui-review-choices-meaning = The chance to win, by what was known then; the range holds it with 95% certainty. Points: what the game ends with on average.
ui-review-choice-what = Choice
ui-review-choice-chance = To win
ui-review-choice-range = Range
ui-review-choice-points = Points
ui-review-choice-games = Games
ui-review-mark-best = best
ui-review-mark-played = chosen
ui-review-board = The board at that moment
ui-review-again = Try again here
ui-review-again-help = A new table from this moment on: you decide for { $name }, bots for everybody else. It counts for nothing.
ui-review-again-bots = Against
ui-review-again-same = Cards as they lay
ui-review-again-anew = Dealt anew
ui-review-download = Download as a file
ui-review-made-by = Made by Ludoteca. Chances are estimates of a search; small differences are noise and are not judged.
ui-prelude-same = From the review of a game, after { $number } decisions, with the cards as they lay. It counts for nothing.
ui-prelude-anew = From the review of a game, after { $number } decisions, with what was hidden dealt anew. It counts for nothing.
ui-prelude-back = Back to the review
