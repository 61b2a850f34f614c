# What is said about people who come back, and about what is between them.

# ---- papers

paper-name = { $name } is no name of a paper: a kind has small letters, and an id is a line of at most 200 bytes.
paper-mark = { $mark } is no mark of a paper: it is a line of 1 to 200 bytes.
paper-marks = { $name } has too many marks, or one twice; { $most } are allowed.
paper-moment = { $given } is no time that a paper can have.
paper-large = { $name } is larger than the { $most } bytes that there is room for.
paper-many = { $count } papers cannot be written together; { $most } are allowed.
paper-twice = The same paper cannot be written twice in one breath.
paper-stale = { $name } has been changed by somebody else meanwhile. Look at it again.

# ---- people

people-name-empty = A name has 1 to { $most } characters.
people-name-long = This name has { $given } characters; { $most } are allowed.
people-name-letters = A name needs at least one letter or digit, and at most two marks on each letter.
people-name-unseen = There are marks in this name that nobody sees, such as those that turn the direction of writing. Type it anew.
people-name-taken = Somebody here is called { $name } already, or so that one could be taken for the other. Choose another name.
people-already = You are { $name } here already. To be somebody else on this device, go out first.
people-many = Many people have given a name from your address just now; wait a minute.
people-nobody = There is nobody here by that address; perhaps they have erased themselves.
people-busy = This was changed by somebody else at the same time, again and again. Try once more.
people-needed = For this you need a name here. Give one on the page “You”.
people-devices = You have come in on { $most } devices already. Go out on one of them first: they are listed on your page.
people-no-device = This device is not among yours.
people-door = This does not open: it has been used, is too old, was withdrawn, or never existed. Ask for a new one on a device where you are in.
people-tries = Too many tries from your address; wait a minute.
people-links = You have { $most } links waiting already. Use one of them, or wait until they are too old.
people-passkeys = You have { $most } passkeys, as many as there is room for. Remove one first.
people-passkey-bad = This passkey was not made for this page, or has been added already. Nothing was changed.
people-passkey-old = That took too long, or was asked of another page. Begin again.
people-no-passkey = This passkey is not among yours.
people-colour = A colour is one of those { $most } that are shown.
people-languages = Choose among the languages that are shown, { $most } at the most.
people-erase-name = To erase everything, type your name as it stands here: { $name }.

# ---- the page “You”

ui-you-page = You
ui-you-hello = Who are you?
ui-you-why = You can play without a name. With one you are found again by those you have played with, your games are counted, and you can go on on another device.
ui-you-name-yourself = Give a name
ui-you-become = That is my name
ui-you-nothing-else = No mail address, no password. The tables that you have played at in this browser come along. Everything can be taken away again, by yourself.
ui-you-profile = My games and results
ui-you-since = Here since { $day }
ui-you-settings = Name and colours
ui-you-colour = Colour
ui-you-colour-number = Colour { $number }
ui-you-languages = Languages that I speak
ui-you-listed = Show me in tables of ratings and of who is here
ui-save = Save
ui-done = Done
ui-remove = Remove
ui-you-elsewhere = On another device
ui-you-data = What is kept of you
ui-you-data-about = Your name and settings, your devices, the tables you sat at with your moves and what you said there, and your results. Nothing else, and nobody else gets it.
ui-export = Save everything as a file
ui-erase = Erase everything…
ui-rather-not = No, go back
ui-enter = Come in
ui-enter-head = Have you been here before?
ui-enter-link = On a device where you are in, ask for a link or a picture for another device. Or use one of your recovery codes:
ui-enter-code = Recovery code
ui-enter-passkey = Come in with a passkey
ui-enter-as = You are { $name }?
ui-enter-ask = With this link this device is yours too: it plays at your tables, under your name. It works once.
ui-enter-instead = In this browser you are { $name } until now; that ends here.
ui-enter-yes = Yes, I am { $name }
ui-enter-no = No, not me
ui-passkey = Passkey
ui-passkey-about = A passkey opens by your fingerprint, face or PIN, on each device that knows it.
ui-passkey-add = Add a passkey
ui-passkey-none = The device has given no passkey. Nothing was changed.
ui-passkey-done = Added.
ui-link-about = A link or a picture that works once, for a quarter of an hour.
ui-link-give = Link for another device
ui-link-head = For your other device
ui-link-how = Photograph this with the other device, or open the link there. It works once, within { $minutes } minutes. Whoever opens it is you: show it to nobody else.
ui-link-picture = The link as a square of dots that a camera can read
ui-link-copy = Copy the link
ui-codes-about = Recovery codes for the day when every device is lost. Each works once.
ui-codes-left = { $number ->
    [0] You have none.
    [one] You have one left.
   *[other] You have { $number } left.
}
ui-codes-give = New recovery codes
ui-codes-head = Your recovery codes
ui-codes-how = Write them down or print them: they are shown only now, and those before do not work any more. Each opens once.
ui-codes-copy = Copy all
ui-copied-codes = Copied
ui-codes-kept = I have kept them
ui-devices = Your devices
ui-device = A device
ui-device-this = (this one)
ui-device-out = Show out
ui-device-out-here = Go out here
ui-last-way = You could not come back
ui-last-way-about = This is your only device, and you have no passkey and no recovery codes. Whoever goes out now can never be this person again. Make recovery codes first.
ui-device-out-all-the-same = Go out for ever
ui-erase-head = Erase everything about me
ui-erase-about = Your name, your settings, your devices and your results go at once, and so does what you have said at tables. Games that are being played go on with a bot in your place.
ui-erase-left = What stays is the moves of games that others have played with you, with nobody’s name on your seat, and an empty number on the ladder, so that the others’ ratings stay right.
ui-erase-export = This cannot be undone. Save everything as a file first if you want to keep it.
ui-erase-type = Type { $name } to go on
ui-erase-now = Erase everything
ui-erased = You are gone
ui-erased-about = Nothing here knows who you were.
