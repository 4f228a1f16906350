// Misspelled on purpose. cspell:ignore speceis
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Linter, readConfig, readSite} from '@training-catalog/content-lint/node';
import {apiSetRules} from '@training-catalog/openapi-pages/rules';
import {operationFieldsOf} from '@training-catalog/openapi-pages/sets';
import {afterAll, describe, expect, it} from 'vitest';
import {consoleLinkRules} from '../src/rules.js';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, {recursive: true})));

function folderOf(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-console-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const openApi = {pages: 'api', route: 'api'};
const config = readConfig({
  areas: [{folder: 'docs'}, {folder: 'api', generated: true}],
  ruleSets: [apiSetRules(openApi), consoleLinkRules(openApi)],
});
const linter = new Linter(config);

/** What the check says about a site. */
const faultsIn = (site: Record<string, string>) => linter.check(readSite(folderOf(site), config));

const specification = `
openapi: 3.0.3
info: {title: Nests}
paths:
  /count/{place}:
    parameters: [{$ref: '#/components/parameters/Place'}]
    post:
      operationId: countNests
      requestBody: {$ref: 'parts.yaml#/bodies/Count'}
components:
  parameters: {Place: {name: place, in: path, schema: {type: string}}}
`;

const parts = `
bodies:
  Count:
    content:
      application/json:
        schema: {allOf: [{$ref: '#/schemas/Days'}, {properties: {species: {type: string}, eggs: {type: integer}}}]}
schemas:
  Days:
    properties:
      days: {description: First and last., allOf: [{$ref: '#/schemas/List'}]}
      either: {anyOf: [{type: string}, {type: integer}]}
  List: {type: array, items: {type: integer}}
`;

const files = {
  'openapi/sets.json': '[{"id": "nests", "file": "nests.yaml", "folder": "Nest APIs"}]',
  'openapi/nests.yaml': specification,
  'openapi/parts.yaml': parts,
};

/** What the rules about links say about a page with one. */
const problemsOf = (link: string) =>
  faultsIn({...files, 'docs/page.md': `Text.\n\n[Try it](${link})\n`}).filter(({rule}) => rule.includes('link'));

const operation = '/api/Nest%20APIs/count-nests';

describe('a link that fills in a request', () => {
  it('may name every parameter, and the outermost fields of the body', () => {
    const query = 'try&place=Mill%20Pond&species=Heron&eggs=2&days=%5B1%2C2%5D&either=none';
    expect(problemsOf(`${operation}?${query}`)).toEqual([]);
    expect(problemsOf(`${operation}?try`)).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['a field that is misspelled', `${operation}?try&speceis=Heron`, 'has no field speceis; write species'],
    [
      'a field that is not there',
      `${operation}?try&temperature=9`,
      'has no field temperature; write one of days, either, species, eggs, place',
    ],
    [
      'a list that is no JSON',
      `${operation}?try&days=1,2`,
      'expects JSON for days, not 1,2; write URL-encoded JSON, such as',
    ],
    ['a number that is empty', `${operation}?try&eggs=`, 'expects JSON for eggs, not an empty string'],
    ['an overview', '/api/Nest%20APIs/nests?try&place=a', 'is not the page of an API operation; remove ?try'],
  ])('is refused with %s', (_, link, message) => {
    expect(problemsOf(link)).toMatchObject([
      {file: 'docs/page.md', line: 3, rule: 'console-link-field', message: expect.stringContaining(message) as string},
    ]);
  });

  it('is only checked if it opens the console', () => {
    expect(problemsOf(`${operation}?weather=rain`)).toEqual([]);
  });
});

it('a body of OpenAPI 2.0 has fields, too, and circular references end', () => {
  const folder = folderOf({
    'old.yaml': `
swagger: '2.0'
info: {title: Old set}
paths:
  /a:
    post:
      operationId: old
      parameters:
        - {name: body, in: body, schema: {properties: {count: {type: integer}, self: {$ref: '#/definitions/A'}}}}
        - {name: page, in: query, type: integer}
        - {$ref: '#/parameters/missing'}
definitions:
  A: {$ref: '#/definitions/B'}
  B: {$ref: '#/definitions/A'}
`,
  });
  expect([...(operationFieldsOf(path.join(folder, 'old.yaml')).get('old') ?? [])]).toEqual([
    ['count', 'json'],
    ['self', 'text'],
    ['page', 'json'],
  ]);
});

it('a list of sets with faults is refused, with the line of each', () => {
  const sets = '[\n  {"id": "Nests", "file": "nests.yaml", "folder": "Nest APIs"},\n  {"file": 1}\n]';
  expect(faultsIn({...files, 'openapi/sets.json': sets})).toMatchObject([
    {
      rule: 'openapi-sets-file',
      file: 'openapi/sets.json',
      line: 2,
      message: expect.stringContaining('lowercase') as string,
    },
    ...['id', 'file', 'folder'].map((key) => ({line: 3, message: expect.stringContaining(`"${key}": `) as string})),
  ]);
});
