### Слова для программ и тех, кто их пишет; страницам в браузере они не нужны.

problem-input-text = { $what }: здесь нужен текст.
problem-seed-range = Зерно — целое число от { $least } до { $most }.
problem-luck-digits = Случай задаётся так: шестнадцатеричных цифр — { $digits }.
problem-no-pyarrow = Для этого нужен пакет pyarrow: pip install 'prichal[data]'.
problem-file-not-parquet = { $file } уже есть, и это не файл Parquet.
problem-line-form = В строке — место или `chance`, а потом действие; «{ $line }» — не строка.
rules-words-title = Слова на двух языках
rules-words-ru = По-русски
rules-words-en = По-английски
