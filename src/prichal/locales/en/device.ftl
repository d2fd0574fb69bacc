### The page that plays without a server.

refused-on-device = This needs a server; here one device plays by itself.
device-alone = Everything here runs on this device, bots too, and your games are kept in this browser. To play with friends far away you need a Prichal server.
device-loading = Setting up the games on this device…
device-waiting = Prichal is open in another tab. It goes on here when that one is closed.
device-play-here = Play here instead
device-taken = Your games go on in another tab now.
device-back-here = Back to this tab
device-failed = The games couldn't be set up on this device. Load the page again; if that doesn't help, this browser may be too old.
device-not-kept = This browser keeps nothing more: the game goes on, but it will be gone with this tab.
device-slow-level = { $level }, about { $seconds } s a move here
device-mended = Part of this game was damaged where this browser keeps it. It goes on from the last move that is whole.

## Records from elsewhere

refused-long-record = This record takes back too much to be played again here.
refused-many-records = Too many records have been brought from your address. Try again in { $seconds } s.
device-bring = Open a record
device-bring-about = A record of a game that was played elsewhere opens here as a replay: choose its file, drop it here, or paste its text.
device-bring-file = Choose a file
device-bring-label = The text of a record
device-bring-paste = Paste the record here
device-bring-open = Open
device-brought = brought
device-brought-about = This game was played elsewhere and brought here as a record. Every line was checked against the rules; nobody here saw it being played.

## Beside a server

device-offer = Play on this device
device-offer-about = Games against bots run in this browser, without the server, and without a net after the first visit.
device-offer-away = The server is away, but this device can play by itself meanwhile.
device-take = Take finished games to the server
device-took = { $count ->
    [one] The game is among your games on the server now.
   *[other] All { $count } games are among your games on the server now.
}
device-not-taken = That didn't work. The server may be away, or doesn't believe a record.
