### The page that plays without a server.

refused-on-device = This needs a server; here one device plays by itself.
device-alone = Everything here runs on this device, bots too, and your games are kept in this browser. To play with friends far away you need a Prichal server.
device-loading = Setting up the games on this device…
device-waiting = Prichal is open in another tab. It goes on here when that one is closed.
device-failed = The games couldn't be set up on this device. Load the page again; if that doesn't help, this browser may be too old.
device-not-kept = This browser keeps nothing more: the game goes on, but it will be gone with this tab.
device-slow-level = { $level }, about { $seconds } s a move here
device-mended = Part of this game was damaged where this browser keeps it. It goes on from the last move that is whole.
