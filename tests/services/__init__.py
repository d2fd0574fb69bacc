"""A PostgreSQL and a Redis of the tests' own: private, on ports of their own, gone when the tests are."""
