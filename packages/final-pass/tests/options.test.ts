// A misspelled option. cspell:ignore conect
import {expect, it} from 'vitest';
import {validOptions} from '../src/options.js';

it('are all optional', () => {
  expect(validOptions(undefined)).toEqual({});
});

it.each([
  ['a misspelled option', {polices: {}}, 'did you mean "policy"?'],
  ['a misspelled source', {policy: {conect: []}}, 'did you mean "connect"?'],
  [
    'an address with a path',
    {policy: {connect: ['https://api.example.org/v1']}},
    'such as ["https://api.example.org"]',
  ],
  ['a host without a protocol', {policy: {image: ['images.example.org']}}, 'such as ["https://api.example.org"]'],
  ['all hosts', {policy: {image: ['*']}}, 'without paths'],
  ['a file with a path from the root', {activeFiles: ['/js/count.js']}, 'such as "js/count.js"'],
  ['a file outside', {activeFiles: ['../count.js']}, 'such as "js/count.js"'],
])('refuse %s, naming option and remedy', (_case, options, remedy) => {
  expect(() => validOptions(options)).toThrow(/^@training-catalog\/final-pass: option /);
  expect(() => validOptions(options)).toThrow(remedy);
});
