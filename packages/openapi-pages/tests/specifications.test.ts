import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {clearPages, filesOf, lastChange, readSets, removeOtherPages, tagsOf} from '../src/sets.js';
import {siteIn} from './siteIn.js';
import {describeProblems} from '../src/describeProblems.js';
import {inspect} from '../src/inspect.js';
import {problemsOf} from '../src/specificationProblems.js';

let dir: string;
beforeAll(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'specifications-')));
  fs.mkdirSync(path.join(dir, 'openapi'));
  fs.mkdirSync(path.join(dir, 'api'));
  fs.writeFileSync(path.join(dir, 'api/tags.yml'), 'API:\nBirds:\nRelease 2025-07:\n');
});
afterAll(() => fs.rmSync(dir, {recursive: true}));

const fixtures = path.join(import.meta.dirname, 'fixtures');

/** Errors and hints of a file of the fixtures. */
async function check(file: string): Promise<{errors: string[]; hints: string[]}> {
  return describeProblems(
    await problemsOf(path.join(fixtures, file), fixtures, {file: 'api/tags.yml', names: ['API', 'Birds']}),
    fixtures,
  );
}

/** Errors and hints of a text. */
async function checkText(text: string, name = 'x.yaml'): Promise<{errors: string[]; hints: string[]}> {
  const file = path.join(dir, 'openapi', name);
  fs.writeFileSync(file, text);
  return describeProblems(
    await problemsOf(file, path.join(dir, 'openapi'), {file: 'api/tags.yml', names: ['API', 'Birds']}),
    dir,
  );
}

const head = `openapi: 3.0.3
info: {title: Nests, version: '1'}
paths:
  /nests:
    get:
`;

/** An operation with this body, without an example. */
const withBody = (schema: string): string => `${head}      operationId: get
      summary: Get
      requestBody:
        content:
          application/json:
            schema: ${schema}
      responses: {'200': {description: Done.}}
`;

describe('a specification', () => {
  it('whose values nobody can guess has a hint that asks for an example, with file, line, and place', async () => {
    const file = path.join(dir, 'openapi/x.yaml');
    const hintsOf = async (schema: string): Promise<string[]> => {
      fs.writeFileSync(file, withBody(schema));
      const {hints} = describeProblems((await inspect(file, path.dirname(file), undefined)).problems, dir);
      return hints.filter((hint) => hint.includes('[missing-example]'));
    };
    const guessed = '{type: object, properties: {code: {type: string, minLength: 9}, n: {type: array, minItems: 4}}}';
    expect(await hintsOf(guessed)).toEqual([]);
    const pattern = "{type: object, properties: {code: {type: string, pattern: '^oak-[0-9]{2}$'}}}";
    expect(await hintsOf(pattern)).toEqual([
      expect.stringMatching(
        /^openapi\/x\.yaml:11: #\/paths\/~1nests\/get\/requestBody\/content\/application~1json: .*code.*; write an example/,
      ),
    ]);
    const given = "{type: object, properties: {code: {type: string, pattern: '^oak-[0-9]{2}$', example: oak-12}}}";
    expect(await hintsOf(given)).toEqual([]);
  });

  it('hears that a title cannot have a backslash', async () => {
    const {hints} = await checkText(`${head}      summary: 'Read C:\\data'\n      responses: {}\n`);
    expect(hints).toContainEqual(expect.stringMatching(/:6: .*\/summary: .*backslash; write .*\[title-backslash\]$/));
  });

  it('names a reference that leads nowhere, and a null that has to be in quotes', async () => {
    const {errors} = await checkText(`${head}      responses: {'200': {$ref: '#/nowhere'}}\n`);
    expect(errors).toEqual([expect.stringContaining('"#/nowhere"')]);
    const {hints} = await checkText(withBody('{type: [string, null]}').replace('3.0.3', '3.1.0'));
    expect(hints).toContainEqual(expect.stringMatching(/\/type\/1: .*; write "null" in quotes/));
  });

  it('may have a file as a response in OpenAPI 2.0', async () => {
    const {hints} = await checkText(`swagger: '2.0'
info: {title: Nests, version: '1'}
paths:
  /nests:
    get:
      produces: [text/plain]
      responses: {'200': {description: Done., schema: {type: file}}}
`);
    expect(hints.filter((hint) => hint.includes('[struct]'))).toEqual([]);
  });

  it('in another encoding is refused with the command that converts it', async () => {
    const file = path.join(dir, 'openapi/x.yaml');
    fs.writeFileSync(file, Buffer.from(`\ufeff${head}`, 'utf16le'));
    const {errors} = describeProblems(await problemsOf(file, path.dirname(file)), dir);
    expect(errors).toEqual([expect.stringMatching(/^openapi\/x\.yaml:1: .*iconv -f utf-16 -t utf-8/)]);
  });

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
      /:7: .*Can't resolve \$ref "#\/components\/responses\/None"; correct the reference/,
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
      /:6: .*must be a list of strings; write one such as/,
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

  const response = (schema: string): string =>
    `${head}      responses: {'200': {description: ok, content: {application/json: {schema: ${schema}}}}}\n`;

  it.each([
    [
      'a reference to itself, without those that lead there',
      `${response("{$ref: '#/components/schemas/A'}")}components: {schemas: {A: {$ref: '#/components/schemas/A'}}}\n`,
      /^openapi\/x\.yaml:7: #\/components\/schemas\/A\/\$ref: the reference "#\/components\/schemas\/A" leads back to itself; /,
    ],
    [
      'a file that does not exist, by its path in the folder',
      response("{$ref: 'none/parts.yaml#/A'}"),
      /:6: .*Can't resolve \$ref "none\/parts\.yaml#\/A": there is no file none\/parts\.yaml; /,
    ],
    [
      'values inside each other without end',
      `${response('{}')}x-a: ${'['.repeat(300)}`,
      /:7: .*more than 100 values are inside/,
    ],
    [
      'aliases that stand for millions of values',
      `${response('{}')}${Array.from(
        {length: 9},
        (_, index) =>
          `x-${index}: &a${index} [${Array<string>(9)
            .fill(index === 0 ? 'x' : `*a${index - 1}`)
            .join()}]\n`,
      ).join('')}`,
      /:\d+: .*the aliases of the file, up to \*a\d here, stand for more than 100000 values; write/,
    ],
    [
      'a text with quotations inside each other without end',
      `openapi: 3.0.3\ninfo: {title: A, version: '1', description: "${'> '.repeat(900)}a"}\npaths: {/a: {get: {responses: {}}}}\n`,
      /:2: #\/info\/description: the text has too many quotations or lists inside each other; remove/,
    ],
  ])('has one error at once for %s', async (_name, text, message) => {
    const start = performance.now();
    const {errors} = await checkText(text);
    expect(errors).toEqual([expect.stringMatching(message)]);
    expect(errors.join()).not.toContain(os.tmpdir());
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('may use aliases, and may refer to nothing where no page depends on it', async () => {
    const text = `x-size: &size {type: integer}
x-policy: {$ref: ../policies.yaml}
${response('{type: object, properties: {a: *size, b: *size, constructor: {type: string}}}')}      x-next: {$ref: '#/nowhere'}
`;
    const {errors, hints} = await checkText(text);
    expect(errors).toEqual([]);
    expect(hints.filter((hint) => hint.includes('no-unresolved-refs')).sort()).toEqual([
      expect.stringMatching(/x\.yaml:2: #\/x-policy: Can't resolve \$ref.*; no page depends on it/),
      expect.stringMatching(/no page depends on it/),
    ]);
  });

  it('is told that a mark at a required field is ignored', async () => {
    const {errors, hints} = await checkText(response('{properties: {e: {type: string, required: true}}}'));
    expect(errors).toEqual([]);
    expect(hints.join('\n')).toMatch(/x\.yaml:6: .*list the names of required fields/);
  });

  it('may name a property by a percent sign, whose hint has its line', async () => {
    const {hints} = await checkText(`${head}      responses: {'200': {description: Done.}}
components:
  schemas:
    Rates:
      type: object
      properties:
        '% of nests': {type: number, patternProperties: {}}
`);
    expect(hints.join('\n')).toMatch(/x\.yaml:12: .*patternProperties/);
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

  it('applies tags to all operations of a set', () => {
    write(JSON.stringify([set, {...set, id: 'b', file: 'b.json', folder: 'B', tags: ['Birds']}]));
    const [plain, full] = readSets(siteIn(dir));
    expect(plain && tagsOf(siteIn(dir), plain)).toEqual(['API']);
    expect(full && tagsOf(siteIn(dir), full)).toEqual(['Birds']);
  });

  it.each([
    ['text that is not JSON', '[\n  {"id": }\n  {]', /^openapi\/sets\.json:\d: invalid JSON/],
    [
      'a console that is neither on nor off',
      '[\n  {"id": "x", "file": "x.yaml", "folder": "X", "console": "yes"}\n]',
      /^openapi\/sets\.json:2: "console": write true if the service allows cross-origin requests/,
    ],
    [
      'an unknown key',
      '[\n  {"id": "a", "file": "a.yaml", "folder": "A", "tag": "API"}\n]',
      /^openapi\/sets\.json:2: unknown key "tag"; did you mean "tags"\? write one of id, file, folder, tags/,
    ],
    [
      'a file outside',
      '[{"id": "a", "file": "../a.yaml", "folder": "A"}]',
      /:1: "file": write the path of a YAML or JSON file below the folder of sets\.json/,
    ],
    [
      'a folder that is there twice',
      '[{"id": "a", "file": "a.yaml", "folder": "A"},\n {"id": "b", "file": "b.yaml", "folder": "a"}]',
      /:2: another set has the folder "a" too/,
    ],
    ...['_Farm', 'Farm.', 'con', 'Tags', 'tags.yml', 'F'.repeat(101)].map((name): [string, string, RegExp] => [
      `a folder that cannot be: ${name.slice(0, 9)}`,
      JSON.stringify([{...set, folder: name}]),
      /:1: "folder": .*(?:begin with a letter|use another name)/,
    ]),
    ['something else than a list', '{}', /:1: it is not a list; write/],
  ])('is refused with its line for %s', (_name, text, message) => {
    write(text);
    expect(() => readSets(siteIn(dir))).toThrow(message);
  });

  it('decides which generated pages stay: those of sets that it does not name are removed', () => {
    write(JSON.stringify([set]));
    clearPages(siteIn(dir), set);
    clearPages(siteIn(dir), {folder: 'Old name'});
    removeOtherPages(siteIn(dir), readSets(siteIn(dir)));
    expect(fs.readdirSync(path.join(dir, 'api')).sort()).toEqual(['tags.yml', set.folder].sort());
  });

  it.each<[what: string, place: string, add: (full: string) => void]>([
    ['a folder that somebody wrote', 'api/Notes of somebody', (full) => fs.mkdirSync(full)],
    ['the folder of a set, if somebody wrote it', `api/${set.folder}`, (full) => fs.mkdirSync(full)],
    ['a symbolic link beside the folders', 'api/secret.md', (full) => fs.symlinkSync(os.tmpdir(), full)],
    ['a symbolic link for a folder', 'api/Linked', (full) => fs.symlinkSync(os.tmpdir(), full)],
    ['a symbolic link for a file with the API', 'openapi/linked.yaml', (full) => fs.symlinkSync('/etc/hostname', full)],
    [
      'a symbolic link in a generated folder',
      `api/${set.folder}/secret.txt`,
      (full) => {
        clearPages(siteIn(dir), set);
        fs.symlinkSync('/etc/hostname', full);
      },
    ],
  ])('is told of %s, which stays and is not published', (_what, place, add) => {
    write(JSON.stringify([set]));
    fs.rmSync(path.join(dir, 'api', set.folder), {recursive: true, force: true});
    add(path.join(dir, place));
    const problem = () => removeOtherPages(siteIn(dir), readSets(siteIn(dir)));
    expect(problem).toThrow(`${place}: `);
    expect(problem).toThrow(/; (?:move|replace) /);
    expect(fs.lstatSync(path.join(dir, place), {throwIfNoEntry: false})).toBeDefined();
    fs.rmSync(path.join(dir, place), {recursive: true});
    expect(problem).not.toThrow();
  });

  it('dates pages by their files if there is no git program', () => {
    fs.writeFileSync(path.join(dir, 'openapi/dated.yaml'), '');
    vi.stubEnv('PATH', path.join(dir, 'no programs'));
    expect(new Date(lastChange(dir, ['openapi/dated.yaml'])).getTime()).toBeGreaterThan(Date.now() - 60_000);
    vi.unstubAllEnvs();
  });

  it('names the main file of a set; the others are those that it refers to', () => {
    fs.cpSync(path.join(fixtures, 'herd'), path.join(dir, 'openapi/herd'), {recursive: true});
    expect(filesOf(siteIn(dir), {file: 'herd/openapi.yaml'})).toEqual([
      'openapi/herd/openapi.yaml',
      'openapi/herd/parts/herds.yaml',
      'openapi/herd/parts/schemas.yaml',
    ]);
  });
});
