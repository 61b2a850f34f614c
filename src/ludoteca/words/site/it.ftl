### La casa nel browser, senza server: che cosa dice la porta, e che cosa lì non c'è.

site-files = Sto prendendo la casa: qualche megabyte, la prima volta. Poi si apre anche senza connessione.
site-python = Avvio Python …
site-rules = Preparo le regole …
site-elsewhere = La casa è aperta in un'altra pagina di questo browser.
site-here = Gioca qui
site-old = Questo browser è troppo vecchio: gli mancano i service worker, i lock o gli stream. Ne basta uno dal 2023 in poi.
site-secure = Un browser fa entrare una casa come questa solo da https, o da questo stesso computer.
site-fault = La casa non si apre:

site-alone = Tutto gira in questo browser e ci resta: nessuno vede che cosa giochi, e nessuno può unirsi a te. Per bot forti, revisioni e amici serve un server: { $command }.
site-levels = Qui i bot pensano nel tuo browser, al massimo { $seconds } secondi per volta: quelli facili e medi. Per bot forti serve un server.
site-no-review = La revisione la calcola un server, e qui non c'è. Salva la registrazione e guardala con { $command }.
