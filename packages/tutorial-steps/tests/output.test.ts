// Part of an escape sequence. cspell:ignore mred
import {describe, expect, it} from 'vitest';
import {compareOutputs, difference, recordedOutput, shownText} from '../src/runner/output.js';

describe('output', () => {
  it.each([
    ['itself', 'one\ntwo', 'one\ntwo\n'],
    ['lines left out', 'one\n...\nlast', 'one\ntwo\nthree\nlast'],
    ['no line left out', 'one\n...\ntwo', 'one\ntwo'],
    ['a part of a line', 'took ... s (ok)', 'took 1.53 s (ok)'],
    ['brackets and stars as they are', '[a](b)* + ?', '[a](b)* + ?'],
    ['a progress bar in its last state', '100%', '\r 10%\r 50%\r100%\n'],
    ['text without its colors', 'red', '\u001b[31mred\u001b[0m  \n\n'],
    ['nothing', '', '\n'],
  ])('matches %s', (_name, expected, printed) => {
    expect(difference(expected, printed)).toBeUndefined();
  });

  it('matches what varies on either side', () => {
    expect(difference('id 17 at 10:01', 'id 99 at 23:59\n', /\d+(?::\d+)?/g)).toBeUndefined();
    expect(difference('id 17 at 10:01', 'id x at 23:59\n', /\d+(?::\d+)?/g)).toBeDefined();
    expect(difference('id 17 at 10', 'id 99 at 23\n', /\d+/)).toBeUndefined();
  });

  it('tells of each line on both sides whether the other one lacks it', () => {
    const marks = (lines: readonly {text: string; differs: boolean}[] = []): string[] =>
      lines.map(({text, differs}) => `${differs ? '!' : ' '} ${text}`);
    const found = compareOutputs('one\n...\nid 7\nfive', '\none\ntwo\n\nid 8\nsix\n', /\d/);
    expect(marks(found?.expected)).toEqual(['  one', '  ...', '  id 7', '! five']);
    expect(marks(found?.printed)).toEqual(['  one', '  two', '  ', '  id 8', '! six']);
    expect(compareOutputs('one', 'one\n')).toBeUndefined();
    const long = 'a\n'.repeat(2000);
    expect(compareOutputs(long, `${long}b`)).toMatchObject({expected: [], printed: []});
  });

  it('shows line by line how it differs', () => {
    expect(difference('one\n...\nfour\nfive', 'one\ntwo\nFour\nfive\nsix')).toBe('  one\n  ...\n- four\n  five\n+ six');
    expect(difference('one\ntwo', 'one\n2')).toBe('  one\n- two\n+ 2');
  });

  it('is stripped of terminal control sequences', () => {
    expect(shownText('\u001b]0;title\u0007a\r\nb\u001b[K \n')).toBe('a\nb');
  });

  it.each([
    ['fills an empty block', '', 'one\ntwo', 'one\ntwo'],
    ['leaves one that holds', 'one\n...\nlast', 'one\n2\n3\nlast', 'one\n...\nlast'],
    ['keeps lines left out', 'one\n...\nlast 1', 'one\ntwo\nthree\nlast 2', 'one\n...\nlast 2'],
    [
      'keeps lines left out at the start',
      '...\nSuccessfully installed owl-1',
      'x\ny\nSuccessfully installed owl-2',
      '...\nSuccessfully installed owl-2',
    ],
    ['keeps lines shortened within', 'took ... s\nowls: 1', 'took 5.5 s\nowls: 2', 'took ... s\nowls: 2'],
    ['drops a gap that stands for nothing', 'a\n...\nb\nc', 'a\nx\nB\nC', 'a\n...\nB\nC'],
  ])('recorded %s', (_name, before, seen, after) => {
    expect(recordedOutput(before, seen)).toBe(after);
  });

  it('recorded is shortened if it is long', () => {
    const lines = Array.from({length: 100}, (_, index) => `line ${index}`);
    const after = recordedOutput('', lines.join('\n')).split('\n');
    expect(after).toHaveLength(25);
    expect(after[12]).toBe('...');
    expect(after.at(-1)).toBe('line 99');
  });
});
