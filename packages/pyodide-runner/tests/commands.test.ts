import {describe, expect, it} from 'vitest';
import {parseCommands} from '../src/commands.js';

/** A command without filters and target. */
const command = (...words: string[]) => ({words, filters: []});

describe('commands that run without a shell', () => {
  it.each([
    ['python3 owls.py 2000 15000', [command('python3', 'owls.py', '2000', '15000')]],
    ['python3 -c \'print("two  owls")\'', [command('python3', '-c', 'print("two  owls")')]],
    ['cat "two owls.txt" b\\ c.txt', [command('cat', 'two owls.txt', 'b c.txt')]],
    ['echo "a \\"b\\" \\$5" \'c\'d ""', [command('echo', 'a "b" $5', 'cd', '')]],
    ['# first\nls # all\n\nhead -n 2 a.csv', [command('ls'), command('head', '-n', '2', 'a.csv')]],
    ['ls && cat a &&\n  cat b', [command('ls'), command('cat', 'a'), command('cat', 'b')]],
    ['python3 a.py \\\n  --all', [command('python3', 'a.py', '--all')]],
    ['', []],
  ])('%s', (code, expected) => {
    expect(parseCommands(code)).toEqual(expected);
  });

  it('writes to a file of the folder, and filters', () => {
    expect(parseCommands('python3 a.py | head -n 3 | tail -n 1 > out.txt\necho b>>out.txt')).toEqual([
      {
        words: ['python3', 'a.py'],
        filters: [
          ['head', '-n', '3'],
          ['tail', '-n', '1'],
        ],
        target: {file: 'out.txt', append: false},
      },
      {words: ['echo', 'b'], filters: [], target: {file: 'out.txt', append: true}},
    ]);
  });
});

describe('what needs a shell is refused with its line', () => {
  it.each([
    ['curl https://example.org', 1, 'curl'],
    ['ls\nfor n in 1 2; do ls; done', 2, ';'],
    ['echo $HOME', 1, '$'],
    ['echo "$HOME"', 1, '"'],
    ['cat *.txt', 1, '*'],
    ['echo `date`', 1, '`'],
    ['(ls)', 1, '('],
    ['cat < a.txt', 1, '<'],
    ['python3 a.py &', 1, '&'],
    ['ls || ls', 1, '||'],
    ['python3 a.py 2> errors.txt', 1, '2>'],
    ["echo 'open", 1, "'"],
    ['python3 -m venv venv', 1, 'python3 -m'],
    ['ls -l', 1, 'ls -l'],
    ['head -c 3 a', 1, 'head -c 3'],
    ['cat a | sort', 1, 'sort'],
    ['cat a | python3 b.py', 1, 'python3 b.py'],
    ['cat a |', 1, '|'],
    ['ls > ../a', 1, '>'],
    ['ls > /a', 1, '>'],
    ['ls >', 1, '>'],
    ['ls > a > b', 1, '>'],
    ['ls > a b', 1, 'b'],
    ['ls &&', 1, '&&'],
    ['&& ls', 1, '&&'],
    ['> a', 1, '>'],
    ['A=1 python3 a.py', 1, 'A=1'],
  ])('%s', (code, line, word) => {
    expect(parseCommands(code)).toEqual({line, word});
  });

  it.each([
    ['python3', 1, 'python3', 'prompt'],
    ['ls\nprint("hi")', 2, 'print("hi")', 'program'],
    ['import math', 1, 'import math', 'program'],
    ['for n in range(2):', 1, 'for n in range(2):', 'program'],
    ['owls = 2', 1, 'owls = 2', 'program'],
  ])('%s, and what is meant is named', (code, line, word, meant) => {
    expect(parseCommands(code)).toEqual({line, word, meant});
  });
});
