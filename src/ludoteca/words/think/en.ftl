# Thinkers elsewhere: what the server says
think-token = This token is not known here.
think-version = This thinker is of version { $theirs }, the server of { $ours }; install the same version.
think-games = A thinker may name at most { $most } games.
think-stopping = This server is about to stop; try again soon.
think-full = At most { $most } thinkers may wait or think here at once (the setting most_thinkers); try again later.
think-unfit = That is no answer to the question.
thinker-name = "{ $given }" cannot be the name of a thinker: small letters, digits and hyphens, at most 40, the first no hyphen.
thinker-there = There is a thinker called { $name } already; remove it first to give it a new token.
thinker-many = There may be at most { $most } thinkers; remove one first.
thinker-unknown = There is no thinker called { $name }; ludoteca admin thinkers lists them.

# What the thinker says
think-here = Thinking for { $server }.
think-away = { $server } does not answer ({ $error }); trying again.
think-refused = { $server } says: { $error }
think-odd = A question of { $server } could not be answered: { $error }
think-plain = { $server } is reached by plain HTTP: whoever listens on the way can read the token. Use an https address.
think-done = { $count ->
    [one] One question was answered.
   *[other] { $count } questions were answered.
 }
think-url = "{ $url }" is no address of a server; right would be https://play.example.org
think-token-needed = Give the token that ludoteca admin thinker-add has told, by --token or by the variable LUDOTECA_TOKEN.
think-server-needed = Say for which server: ludoteca think --server URL
think-servers = At most { $most } servers can be named.
think-extra = To think for a server, the package { $missing } is needed; install it with: pip install "ludoteca[web]"
cli-about-think = think for the bots, the coach and the reviews of servers elsewhere
cli-usage-think = ludoteca think --server URL [--server URL ...] [--token TOKEN] [--jobs N]
cli-token = TOKEN
cli-think-server = the address of a server; may be given several times: each server by itself, not a load balancer before them
cli-think-token = what ludoteca admin thinker-add has told; better in the variable LUDOTECA_TOKEN, where nobody else of this computer sees it
cli-think-jobs = how many questions are thought about at once, each in a process of its own; otherwise one for each core
