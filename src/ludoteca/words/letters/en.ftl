# Letters to those who are not there: by push, by mail, in the chat of a group.

outward-url = { $url } is no address that letters can go to: it begins with https:// and has a name, without a user or a port.
outward-host = Letters do not go to { $host } from here. Whoever runs this server allows: { $allowed }
outward-private = { $host } leads to an address that is not of the world, so nothing is sent there.
push-keys = This browser has given keys that nothing can be sealed with. Switch notices off and on again.
push-taken = This browser is told for somebody else here. Switch notices off and on again, so that it becomes yours.
push-many = You have { $most } browsers that are told, as many as there is room for. Switch one off first.
mail-address = This is no mail address; one looks like name@example.org.
mail-none = This server sends no mail.
mail-wrong = This link is too old, or not for you. Ask for another one on your page of notices.
mail-tries = Too many mails were asked for from your address; wait a minute.
letter-kind = { $given } is nothing that can be told; choose among what is shown.
letter-zone = { $given } is no time zone; one looks like Europe/Rome.
letter-hour = { $given } is no time; one looks like 22:30.
chat-service = { $given } is no chat that is known; choose one of: { $allowed }.
chat-telegram = The address for Telegram is https://api.telegram.org/bot, followed by the token of your bot.
chat-room = A room has 1 to 255 letters, digits and signs, without spaces: for Matrix !abc:example.org, for Telegram the number of the chat.
chat-token = For Matrix an access token is needed, of an account that is in the room.
chat-none = This server tells no chats anything.

letter-turn = Your turn
letter-turn-of = { $name }, it is your turn at { $game }
letter-out = Your time has run out
letter-with = { $game } with { $names }
letter-over = { $game } is over
letter-joined = { $name } sits down with you at { $game }
letter-declined = { $name } would rather not play { $game } just now
letter-challenge = { $name } challenges you
letter-rematch = { $name } wants a rematch
letter-ready = Your table is ready
letter-opened = { $name } waits for players at { $game }
letter-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
letter-try = It works
letter-try-text = So you will be told.
letter-why = You have asked { $address } to be told this.
letter-stop = To have no more mail:
letter-confirm = Do you want to be told by mail?
letter-confirm-text = Somebody – you, we hope – has asked to be told at this address when it is their turn. If it was you, open this within a day:
letter-confirm-not = If it was not you, do nothing.

mail-unsent = The mail could not be sent just now. Try again in a while.

ui-letters = Notices
ui-letters-short = It is your turn, somebody sits down, a game is over, a challenge: on this device, by mail, or not at all.
ui-letters-choose = Choose what I am told
ui-letters-about = What you are told when you are not at the table. Whoever is there is not disturbed, and the same thing is told once.
ui-letters-devices = On this device
ui-letters-devices-about = The browser tells you, even when no page of ours is open.
ui-letters-on = Tell me on this device
ui-letters-off = Tell nothing here
ui-letters-try = Try it
ui-letters-tried = A notice is on its way to you.
ui-letters-denied = The browser does not allow notices from this page. Allow them in its settings.
ui-letters-failed = The browser has given no address to be told at. Nothing was changed.
ui-letters-unable = This browser cannot be told: it needs HTTPS and, on an iPhone, the app on the home screen.
ui-letters-mail = By mail
ui-letters-mail-about = An address is asked first whether it wants to be told. Every mail has a link that stops them.
ui-letters-mail-on = Mail goes to this address.
ui-letters-mail-waits = A mail has gone to this address. Open the link in it, and you will be told there.
ui-letters-mailed = A mail is on its way. Open the link in it, and you will be told there.
ui-letters-address = Mail address
ui-letters-what = What I am told
ui-letters-by-push = device
ui-letters-by-mail = mail
ui-letters-turn = It is my turn
ui-letters-joined = Somebody sits down at my table, or declines
ui-letters-over = My game is over
ui-letters-challenge = A challenge, a rematch, a table that is ready
ui-letters-chat = In the chats of my groups I may be named when it is my turn
ui-letters-quiet = Quiet hours
ui-letters-quiet-about = What happens meanwhile is told afterwards, if it still is so.
ui-letters-from = From
ui-letters-until = until
ui-letters-confirm = Be told by mail?
ui-letters-confirm-about = At this address, when it is your turn and when you are challenged. You can choose otherwise at any time.
ui-letters-confirm-yes = Yes, tell me
ui-letters-confirmed = Thank you
ui-letters-confirmed-about = You will be told by mail.
ui-letters-stop = No more mail?
ui-letters-stop-about = Nothing more will go to this address.
ui-letters-stop-yes = Stop
ui-letters-stopped = It has stopped
ui-letters-stopped-about = Nothing more will go to this address from here.
