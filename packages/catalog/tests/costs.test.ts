import {expect, it} from 'vitest';
import {publishedCatalog} from '../src/publish/publishedCatalog.js';
import {validOptions} from '../src/options.js';
import {lintPages, listOfMaps, mainPage, placesOf} from './lint.js';

const places = (...entries: readonly string[]): string[] =>
  placesOf(lintPages([mainPage('Tool', [...listOfMaps('costs', entries), 'describes: {unversioned: true}'])])).map(
    (place) => place.replace('docs/Tool/index.md:', ''),
  );

const measured = 'machine: "2 cores, Debian 12", command: time count owls.wav';

it.each([
  ['time and memory, with machine and command', [`item: a recording, seconds: 0.4, memory: 70, ${measured}`], []],
  ['a paid service, which nobody has to measure', ['item: a question, paid: tokens of the language model'], []],
  ['time without a machine', ['item: a recording, seconds: 0.4, command: time count'], ['8 cost-machine']],
  ['memory without a command', ['item: a recording, memory: 70, machine: 2 cores'], ['8 cost-machine']],
  ['disk space alone', ['item: the installation, disk: 800'], ['8 cost-machine']],
  [
    'the same item twice',
    [`item: a recording, seconds: 1, ${measured}`, `item: a recording, memory: 70, ${measured}`],
    ['9 cost-machine'],
  ],
  ['no cost at all', [`item: a recording, ${measured}`], ['8 front-matter-schema']],
  ['time that is no number', [`item: a recording, seconds: fast, ${measured}`], ['8 front-matter-schema']],
  ['no time', [`item: a recording, seconds: 0, ${measured}`], ['8 front-matter-schema']],
])('reads the costs of a project: %s', (_, entries, expected) => {
  expect(places(...entries)).toEqual(expected);
});

it('names what is missing', () => {
  const [fault] = lintPages([
    mainPage('Tool', [...listOfMaps('costs', ['item: a recording, seconds: 2']), 'describes: {unversioned: true}']),
  ]);
  expect(fault?.message).toMatch(/"a recording".*machine: and command:/);
});

it('publishes costs in catalog.json', () => {
  expect(publishedCatalog(validOptions({})).shape.projects.element.shape).toHaveProperty('costs');
});
