import {expect, it} from 'vitest';
import {artifactStructuredData} from '../src/client/structuredData.js';
import {artifactsOf} from '../src/data/artifacts.js';
import {pagesByProject, readCatalog} from '../src/data/readCatalog.js';
import {validOptions} from '../src/options.js';
import {pageOf} from './example.js';
import {lintPages, listOfMaps, mainPage, placesOf} from './lint.js';

const settings = validOptions({});

const places = (...entries: readonly string[]): string[] =>
  placesOf(lintPages([mainPage('Tool', [...listOfMaps('artifacts', entries), 'describes: {unversioned: true}'])])).map(
    (place) => place.replace('docs/Tool/index.md:', ''),
  );

const model = 'kind: model, name: Names, task: image classification';
const terms = 'license: MIT, accuracy: not published';
const files = 'access: open, url: https://example.org/names';

it.each([
  ['a model with its license and files', [`${model}, ${terms}, ${files}`], []],
  ['a model that is not published', [`${model}, ${terms}, access: not published`], []],
  [
    'an accuracy with its source',
    [`${model}, license: MIT, ${files}, accuracy: {value: 0.9, source: https://example.org/paper}`],
    [],
  ],
  [
    'data, which need no accuracy',
    ['kind: data, name: Owls, task: counting, license: CC0-1.0, access: not published'],
    [],
  ],
  ['a model without a license', [`${model}, accuracy: not published, ${files}`], ['8 artifact-license']],
  [
    'data without a license',
    [`${model}, ${terms}, ${files}`, 'kind: data, name: Owls, task: counting, access: not published'],
    ['9 artifact-license'],
  ],
  [
    'an accuracy without a source',
    [`${model}, license: MIT, ${files}, accuracy: {value: 0.9}`],
    ['8 artifact-accuracy'],
  ],
  ['a model whose accuracy nobody looked up', [`${model}, license: MIT, ${files}`], []],
  ['a number for an accuracy', [`${model}, license: MIT, ${files}, accuracy: 0.9`], ['8 front-matter-schema']],
  ['open files that are nowhere', [`${model}, ${terms}, access: gated`], ['8 artifact-place']],
  [
    'files that are not published, with an address',
    [`${model}, ${terms}, access: not published, url: https://example.org/a`],
    ['8 artifact-place'],
  ],
  [
    'a model that is named twice',
    [`${model}, ${terms}, ${files}`, `${model}, ${terms}, ${files}`],
    ['9 artifact-place'],
  ],
  ['another word for access', [`${model}, ${terms}, access: on request`], ['8 front-matter-schema']],
])('reads the models and data sets of a project: %s', (_, entries, expected) => {
  expect(places(...entries.map((entry) => entry.replace('value: 0.9', 'value: "0.9"')))).toEqual(expected);
});

it('lists the models and data sets of all projects by task, each with an anchor of its own', () => {
  const entry = (name: string, task: string) => ({kind: 'data', name, task, license: 'MIT', access: 'not published'});
  const project = (name: string, artifacts?: object[]) =>
    pageOf(name, 'index.md', {project: {summary: 'Does it', kind: ['data'], area: 'Ecology', artifacts}});
  const docs = [
    project('B', [entry('Owls', 'counting'), entry('Maps', 'mapping')]),
    project('A', [entry('Owls', 'hearing'), entry('Bats', 'counting')]),
    project('C'),
  ];
  const listed = artifactsOf(pagesByProject(docs, settings), readCatalog(docs, settings, '.').projects);
  expect(listed.map(({anchor, project: {name}, facts}) => [anchor, name, facts.task])).toEqual([
    ['bats', 'A', 'counting'],
    ['owls', 'B', 'counting'],
    ['owls-1', 'A', 'hearing'],
    ['maps', 'B', 'mapping'],
  ]);
});

it('describes data that can be had as a schema.org Dataset, and nothing else', () => {
  const data = {
    kind: 'data',
    name: 'Owls',
    task: 'counting owls in recordings',
    contents: 'site, hour, count',
    region: 'Ohio',
    period: '2024',
    license: 'CC0-1.0',
    access: 'open',
    url: 'https://example.org/owls',
  } as const;
  const project = 'https://example.org/docs/Tool';
  expect(artifactStructuredData(data, project)).toMatchObject({
    '@type': 'Dataset',
    name: 'Owls',
    description: expect.stringContaining('site, hour, count') as string,
    url: 'https://example.org/owls',
    license: 'https://spdx.org/licenses/CC0-1.0.html',
    spatialCoverage: 'Ohio',
    temporalCoverage: '2024',
    isPartOf: {url: project},
  });
  expect(artifactStructuredData({...data, access: 'gated'}, project)).toHaveProperty('conditionsOfAccess');
  expect(artifactStructuredData({...data, license: 'not stated'}, project)).not.toHaveProperty('license');
  expect(artifactStructuredData({...data, access: 'not published', url: undefined}, project)).toBeUndefined();
  expect(artifactStructuredData({...data, kind: 'model'}, project)).toBeUndefined();
});
