"""The packages of a release, made by `make release`."""
