# The search for balance: what may change, what is aimed at, which patch comes nearest.

# What cannot be
tune-nothing = Say what may change: --change "prices.*", or the path of a single value. What can be tuned here: { $known }.
tune-patterns = That is too much at once: at most { $most } patterns, and as many bounds.
tune-pattern = { $argument } cannot be "{ $given }": nothing in these contents is called so. What can be tuned: { $known }.
tune-pattern-near = { $argument } cannot be "{ $given }": nothing in these contents is called so. Did you mean { $near }? What can be tuned: { $known }.
tune-fixed = What "{ $given }" names stays as it is: names, texts, and what a patch leaves alone. What can be tuned: { $known }.
tune-still = There is nothing to change: whatever { $given } names has a single value that it may have.
tune-many = { $found } values are too many to be tuned together; at most { $most } are. Name fewer of them.
tune-within-form = --within cannot be "{ $given }": write what it bounds and how far, such as "prices.*=2..6"; of words which ones, such as "cards.*.colour=red|blue"; of a list of words how many.
tune-within-pattern = --within "{ $given }" bounds nothing that may change; what may change is { $named }.
tune-within-outside = --within "{ $given }" goes beyond what { $path } may be: { $allowed }.
tune-within-now = --within "{ $given }" leaves out { $path } as it is now, which is { $now }; bounds hold that too, since the contents as they are stay in the race.
tune-few = { $given } games are too few: the first look at a group of { $group } patches takes { $least }.
tune-extra = To search takes Optuna, which is not installed; type: pip install "ludoteca[tune]"
tune-other = In { $folder } lies what was played for another question: { $what } is { $found } there, and { $wanted } here. Choose another folder.
tune-unreadable = { $file } cannot be read: it is not what a search has kept. Choose another folder, or take the file away.

aim-unknown = An aim cannot be "{ $given }". This game can have, separated by commas: { $known }.
aim-not-even = An aim cannot be "{ $given }": in this game nobody wins against another. It can have: { $known }.
aim-not-every = An aim cannot be "{ $given }": in this game nobody can have what the others have not. It can have: { $known }.
aim-noun = Of "{ $given }" nothing can be said: no kind of deeds is called so, and no list in the contents that deeds name. There are: { $known }.
aim-noun-near = Of "{ $given }" nothing can be said: no kind of deeds is called so, and no list in the contents that deeds name. Did you mean { $near }? There are: { $known }.
aim-noun-many = Of "{ $noun }" there are { $count } to be taken away one by one; it must be from 2 to { $most }. There are: { $known }.
aim-within = An aim cannot be "{ $given }": it is at most 100 points.
aim-span = An aim cannot be "{ $given }": a length goes from a number above 0 to one that is no smaller.
aim-twice = "{ $given }" is aimed at twice.
aim-only-least = "As little changed as possible" decides among patches that are as good; say as well what they are to be good at: { $known }.

# What is aimed at
aim-even = every place in the turn order wins as often as the others
aim-even-within = every place in the turn order wins its fair share, give or take { $within } points
aim-every = every "{ $noun }" helps as much as they all do on average, give or take { $within } points
aim-length = a game of { $low } to { $high } { $unit ->
    [turns] turns
    [rounds] rounds
    [minutes] minutes
   *[decisions] decisions
}
aim-least = of what is as good, what changes least
