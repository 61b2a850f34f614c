### The house in a browser, without a server: what its door says, and what is not to be had there.

site-files = Fetching the house: some megabytes, the first time. Afterwards it opens without a connection, too.
site-python = Starting Python …
site-rules = Laying out the rules …
site-elsewhere = The house is open on another page of this browser.
site-here = Play here instead
site-old = This browser is too old: it lacks service workers, locks or streams. One from 2023 or later has them.
site-secure = A browser lets a house like this one in only by https, or from this computer itself.
site-fault = The house cannot be opened:

# On the shelf and on the form of a new table.
site-alone = Everything runs in this browser and stays in it: nobody sees what you play, and nobody can join you. Strong bots, reviews and friends need a server: { $command }.
site-levels = Here bots think in your browser, at most { $seconds } seconds at a time: easy and medium ones. Strong bots need a server.
site-no-review = A review is worked out by a server; here there is none. Save the record and look at it with { $command }.
