### Words for programs and those who write them; no page in the browser needs them.

problem-input-text = { $what } is a text.
problem-seed-range = A seed is a whole number from { $least } to { $most }.
problem-luck-digits = Luck is told in { $digits } hexadecimal digits.
problem-no-pyarrow = This needs the package pyarrow: pip install 'prichal[data]'.
problem-file-not-parquet = { $file } is there already and isn't a Parquet file.
problem-line-form = A line is a seat or `chance`, and an action, not “{ $line }”.
rules-words-title = Words in both languages
rules-words-ru = Russian
rules-words-en = English
