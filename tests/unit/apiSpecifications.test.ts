import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {filesOf, readSets, tagsOf} from '../../plugins/api-reference/sets';
import {describeProblems, problemsOf} from '../../plugins/api-reference/specificationProblems';

let dir: string;
beforeAll(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'specifications-')));
  fs.mkdirSync(path.join(dir, 'openapi'));
  fs.mkdirSync(path.join(dir, 'api'));
  fs.writeFileSync(path.join(dir, 'api/tags.yml'), 'API:\nBirds:\nRelease 2025-07:\n');
});
afterAll(() => fs.rmSync(dir, {recursive: true}));

const fixtures = path.resolve('tests/fixtures/openapi');

/** Errors and hints of a file of the fixtures. */
async function check(file: string): Promise<{errors: string[]; hints: string[]}> {
  return describeProblems(await problemsOf(path.join(fixtures, file), fixtures, ['API', 'Birds']), fixtures);
}

/** Errors and hints of a text. */
async function checkText(text: string, name = 'x.yaml'): Promise<{errors: string[]; hints: string[]}> {
  const file = path.join(dir, 'openapi', name);
  fs.writeFileSync(file, text);
  return describeProblems(await problemsOf(file, path.join(dir, 'openapi'), ['API', 'Birds']), dir);
}

const head = `openapi: 3.0.3
info: {title: Nests, version: '1'}
paths:
  /nests:
    get:
`;

describe('a specification', () => {
  it.each(['orchard.yaml', 'nests.json'])('as written by projects has no errors: %s', async (file) => {
    expect((await check(file)).errors).toEqual([]);
  });

  it('with only stylistic faults has hints, each with its line and remedy', async () => {
    const {errors, hints} = await checkText(`${head}      responses: {'200': {description: Done.}}
components:
  schemas:
    Unused: {type: string}
`);
    expect(errors).toEqual([]);
    for (const [line, rule] of [
      [5, 'operation-summary'],
      [5, 'operation-operationId'],
      [5, 'security-defined'],
      [6, 'operation-4xx-response'],
      [9, 'no-unused-components'],
      [2, 'info-license'],
    ] as const) {
      expect(hints).toContainEqual(
        expect.stringMatching(new RegExp(`^openapi/x\\.yaml:${line}: #/.*: .*; .*\\[${rule}\\]$`)),
      );
    }
  });

  it.each([
    [
      'a title that is missing',
      'openapi: 3.0.3\ninfo: {version: "1"}\npaths: {/a: {get: {responses: {}}}}\n',
      /^openapi\/x\.yaml:2: #\/info.*`title` must be present.*; /,
    ],
    [
      'a reference to nothing',
      `${head}      responses:\n        '200': {$ref: '#/components/responses/None'}\n`,
      /:7: .*Can't resolve \$ref; correct the reference/,
    ],
    [
      'a file outside openapi/',
      `${head}      responses:\n        '200': {$ref: '../api/tags.yml'}\n`,
      /:7: .*outside the folder of the specification; put it next to/,
    ],
    [
      'a file on another host',
      `${head}      responses:\n        '200': {$ref: 'https://example.org/a.yaml'}\n`,
      /:7: .*on another host; save it next to/,
    ],
    ['YAML that is broken', 'openapi: 3.0.3\ninfo: [\n', /^openapi\/x\.yaml:\d: .*invalid YAML or JSON/],
    ['another kind of file', 'name: birds\n', /^openapi\/x\.yaml:1: .*write "openapi: 3\.0\.3"/],
    ['no operation', 'openapi: 3.0.3\ninfo: {title: A, version: "1"}\npaths: {}\n', /:1: .*has no operations; add one/],
    [
      'an unknown tag of the catalog',
      `${head}      x-catalog-tags: [Fish]\n      responses: {}\n`,
      /:6: #\/paths\/~1nests\/get\/x-catalog-tags: unknown tag "Fish"; write one of api\/tags\.yml: API, Birds/,
    ],
    [
      'tags of the catalog that are no list',
      `${head}      x-catalog-tags: Birds\n      responses: {}\n`,
      /:6: .*must be a list of strings; write one of/,
    ],
    [
      'an operationId that is there twice',
      `${head}      {operationId: a, responses: {}}\n    put: {operationId: a, responses: {}}\n`,
      /: .*Every operation must have a unique.*its page is named after it/,
    ],
  ])('has one error for %s', async (_name, text, message) => {
    const {errors} = await checkText(text);
    expect(errors).toEqual([expect.stringMatching(message)]);
  });

  it('in several files has faults reported with file and line', async () => {
    const {errors, hints} = await check('herd/openapi.yaml');
    expect(errors).toEqual([
      expect.stringMatching(/^herd\/parts\/herds\.yaml:4: #\/get\/x-catalog-tags: unknown tag "Cattle"/),
    ]);
    expect(hints).toContainEqual(
      expect.stringMatching(
        /^herd\/parts\/herds\.yaml:7: #\/get\/responses\/200\/description: HTML is shown as text; write Markdown/,
      ),
    );
  });

  it('may have examples in CSV, whose rows are checked', async () => {
    const csv = (rows: string): string =>
      `${head}      responses:\n        '200':\n          description: Rows.\n          content:\n            text/csv:\n              example: "${rows}"\n`;
    const of = async (rows: string): Promise<string[]> =>
      (await checkText(csv(rows))).hints.filter((hint) => hint.endsWith('[csv-example]'));
    expect(await of('a,b\\n1,2\\n')).toEqual([]);
    expect(await of('a,b\\n1,2,3\\n')).toEqual([expect.stringMatching(/:11: .*text~1csv\/example: .*as many values/)]);
    expect(await of('')).toEqual([expect.stringMatching(/:11: .*write the header/)]);
  });

  it('reports the first of many faults of one kind, and their number', async () => {
    const paths = Object.fromEntries(
      Array.from({length: 10}, (_, index) => [`/a${index}`, {get: {operationId: `a${index}`, responses: {}}}]),
    );
    const {hints} = await checkText(
      JSON.stringify({openapi: '3.0.3', info: {title: 'A', version: '1'}, paths}),
      'many.json',
    );
    expect(hints.filter((hint) => hint.includes('[operation-summary]'))).toHaveLength(4);
    expect(hints).toContain('  and 7 more of this kind [operation-summary]');
  });
});

describe('openapi/sets.json', () => {
  const write = (text: string): void => fs.writeFileSync(path.join(dir, 'openapi/sets.json'), text);
  const set = {id: 'birds', file: 'birds/openapi.yaml', folder: '鳥 (v1.0)'};

  it('applies tags and release to all operations of a set', () => {
    write(
      JSON.stringify([
        set,
        {...set, id: 'b', file: 'b.json', folder: 'B', tags: ['Birds'], release: '2025-07', area: 'PADI'},
      ]),
    );
    const [plain, full] = readSets(dir);
    expect(plain && tagsOf(dir, plain)).toEqual(['API']);
    expect(full && tagsOf(dir, full)).toEqual(['Birds', 'Release 2025-07']);
  });

  it.each([
    ['text that is not JSON', '[\n  {"id": }\n  {]', /^openapi\/sets\.json:\d: invalid JSON/],
    [
      'a console that is neither on nor off',
      '[\n  {"id": "x", "file": "x.yaml", "folder": "X", "console": "yes"}\n]',
      /^openapi\/sets\.json:2: sets\[0\]\.console: write true if the service allows cross-origin requests/,
    ],
    [
      'an unknown key',
      '[\n  {"id": "a", "file": "a.yaml", "folder": "A", "tag": "API"}\n]',
      /^openapi\/sets\.json:2: sets\[0\]: unknown key "tag"; write one of id, file, folder, tags/,
    ],
    [
      'a file outside',
      '[{"id": "a", "file": "../a.yaml", "folder": "A"}]',
      /:1: sets\[0\]\.file: write the path of a YAML or JSON file below openapi\//,
    ],
    [
      'an unknown area',
      '[\n {"id": "a", "file": "a.yaml", "folder": "A",\n "area": "X"}\n]',
      /:3: sets\[0\]\.area: write one of AI4CI/,
    ],
    [
      'a folder that is there twice',
      '[{"id": "a", "file": "a.yaml", "folder": "A"},\n {"id": "b", "file": "b.yaml", "folder": "a"}]',
      /:2: another set has the folder "a" too/,
    ],
    ['something else than a list', '{}', /:1: openapi\/sets\.json is not a list/],
  ])('is refused with its line for %s', (_name, text, message) => {
    write(text);
    expect(() => readSets(dir)).toThrow(message);
  });

  it('names the main file of a set; the others are those that it refers to', () => {
    fs.cpSync(path.join(fixtures, 'herd'), path.join(dir, 'openapi/herd'), {recursive: true});
    expect(filesOf(dir, {file: 'herd/openapi.yaml'})).toEqual([
      'openapi/herd/openapi.yaml',
      'openapi/herd/parts/herds.yaml',
      'openapi/herd/parts/schemas.yaml',
    ]);
  });
});
