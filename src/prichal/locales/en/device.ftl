### The page that plays without a server.

refused-on-device = This needs a server; here one device plays by itself.
