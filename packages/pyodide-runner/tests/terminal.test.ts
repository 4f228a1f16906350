// cspell:ignore mred morange
import {expect, it} from 'vitest';
import {shownText} from '../src/client/terminal.js';

it.each([
  ['a bar of progress', '0%\r50%\r100% done\n', '100% done\n'],
  ['a shorter text over a longer one', 'owls: 12\rowl', 'owls: 12'],
  ['backspaces', 'owk\bls\n\b\bx', 'owls\nx'],
  ['line ends of Windows', 'a\r\nb\r\n', 'a\nb\n'],
  ['colors', '\u001b[1;31mred\u001b[0m and \u001b[38;5;208morange\u001b[m', 'red and orange'],
  ['other sequences', '\u001b]0;title\u0007a\u001b[2Kb\u001b(Bc\u001b[?25l', 'abc'],
  ['letters of several units', '🦉🦉\r🐦', '🐦🦉'],
  ['what is nothing of it', 'a\tb\nc', 'a\tb\nc'],
])('%s', (_name, printed, shown) => {
  expect(shownText(printed)).toBe(shown);
});
