"""Code broken on purpose: do the tests notice? `make mutants`; not part of CI."""
