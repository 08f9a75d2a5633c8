### Loading, working without a connection, new versions.

# Said after another language was chosen, in the language of before.
say-language-failed = That language could not be loaded. Check the connection and choose it again.
