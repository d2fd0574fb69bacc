"""A host of tables without a server: one device, one person, bots beside them. Runs in a browser's worker (Pyodide) as
well as natively; text is all that goes in and out."""
