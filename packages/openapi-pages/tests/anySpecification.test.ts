// Specifications that nobody would write: what the check passes can be built, and every file is answered in time.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import fc from 'fast-check';
import {inspectSafely} from '@training-catalog/openapi-pages/node';
import {afterAll, describe, expect, it} from 'vitest';
import {anySpecification} from './anySpecification.js';
import {unsafeIn} from './markup.js';
import {siteIn} from './siteIn.js';
import {generate} from '../src/generator.js';
import {inspect} from '../src/inspect.js';
import {readSets} from '../src/sets.js';
import {allowedTags} from '../src/tags.js';

const minutes = 60_000;

/** Whether all inputs are tested at full size; otherwise, some of them are. */
const isExhaustive = process.env.TEST_EXHAUSTIVE === '1';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, {recursive: true})));

function folderOf(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-pages-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** Writes a site with one set, and generates its pages if the check passes it. @returns the folder of the pages. */
async function generated(text: string, folder = 'Rapid Maps'): Promise<string | undefined> {
  const dir = folderOf({
    'api/tags.yml': 'API:\n',
    'openapi/x.json': text,
    'openapi/sets.json': JSON.stringify([{id: 'x', file: 'x.json', folder}]),
  });
  const site = siteIn(dir);
  const root = path.join(dir, 'openapi');
  const {problems} = await inspect(path.join(root, 'x.json'), root, allowedTags(site));
  if (problems.some(({severity}) => severity === 'error')) {
    return undefined;
  }
  // Without the check that every build begins with, which has just passed it.
  expect(await generate(site, readSets(site))).toEqual([]);
  return path.join(dir, 'api', folder);
}

it(
  'a specification that the check passes has pages that a build can read',
  async () => {
    let passed = 0;
    await fc.assert(
      fc.asyncProperty(anySpecification, async (json) => {
        const folder = await generated(json);
        if (folder === undefined) {
          return;
        }
        passed++;
        for (const page of fs.readdirSync(folder).filter((one) => one.endsWith('.mdx'))) {
          const filePath = path.join(folder, page);
          const fileContent = fs.readFileSync(filePath, 'utf8');
          expect(unsafeIn((await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent})).content)).toEqual([]);
        }
      }),
      {numRuns: isExhaustive ? 1_000 : 25},
    );
    expect(passed).toBeGreaterThan(0);
  },
  30 * minutes,
);

it.each([
  ['a code block', '```\n ![a](/a.png)', '\n\n```\n ![a](/a.png)\n```'],
  ['a list', '- a\n- b', '\n\n- a\n- b'],
  ['text', '*a*\n\n- b', ' *a*\n\n- b'],
  ['a heading', '# a', ' **a**'],
])('a description of a value that begins with %s is shown as such', async (_name, description, shown) => {
  const response = {
    description: 'A.',
    content: {'application/json': {schema: {type: 'string', description}}},
    headers: {'X-A': {description, schema: {type: 'string'}}},
  };
  const folder = await generated(
    JSON.stringify({
      openapi: '3.0.3',
      info: {title: 'A', version: '1'},
      paths: {'/a': {get: {responses: {200: response}}}},
    }),
  );
  const page = fs.readFileSync(path.join(folder ?? '', 'get-a.api.mdx'), 'utf8');
  expect(page).toContain(`**\`application/json\`** · \`string\`:${shown}\n`);
  expect(page).toContain(`Header \`X-A\`, \`string\`:${shown}\n`);
});

describe('a file is answered in time:', () => {
  const head = (rest: object): string =>
    JSON.stringify({
      openapi: '3.0.3',
      info: {title: 'A', version: '1'},
      paths: {
        '/a': {
          get: {
            responses: {
              '200': {description: 'ok', content: {'application/json': {schema: {$ref: '#/components/schemas/S0'}}}},
            },
          },
        },
      },
      ...rest,
    });
  const chain = (count: number, of: (index: number) => object): string =>
    head({
      components: {schemas: Object.fromEntries(Array.from({length: count}, (_, index) => [`S${index}`, of(index)]))},
    });
  const ref = (index: number): object => ({$ref: `#/components/schemas/S${index}`});
  const described = (description: string): string =>
    head({info: {title: 'A', version: '1', description}, components: {schemas: {S0: {}}}});

  /** Files of about `size` bytes. */
  const files = (size: number): [string, string][] => [
    [
      'a chain of schemas',
      chain(size / 60, (index) => (index + 1 < size / 60 ? {properties: {a: ref(index + 1)}} : {})),
    ],
    [
      'alternatives that multiply',
      chain(size / 120, (index) => ({
        oneOf: [ref((index + 1) % (size / 120)), {type: 'array', items: ref((index * 7) % (size / 120))}],
      })),
    ],
    [
      'parts that multiply',
      chain(size / 120, (index) => ({allOf: [ref((index + 1) % (size / 120)), ref((index * 3) % (size / 120))]})),
    ],
    ['one large list of values', chain(1, () => ({enum: Array.from({length: size / 12}, (_, index) => `v${index}`)}))],
    [
      'one large object',
      chain(1, () => ({
        properties: Object.fromEntries(Array.from({length: size / 30}, (_, index) => [`f${index}`, {type: 'string'}])),
      })),
    ],
    [
      'many parts of one schema',
      chain(1, () => ({allOf: Array.from({length: size / 40}, (_, index) => ({properties: {[`f${index}`]: {}}}))})),
    ],
    [
      'many operations',
      head({
        paths: Object.fromEntries(
          Array.from({length: size / 90}, (_, index) => [
            `/a${index}`,
            {get: {responses: {'200': {description: 'ok'}}}},
          ]),
        ),
      }),
    ],
    ...['[', '![', '*a **b', '> ', '- ', '`a``', '<a ', ':::a\n', '|a', '[^a]: ', '# a\n', '$a ', 'http://a.b '].map(
      (unit): [string, string] => [`a text of ${JSON.stringify(unit)}`, described(unit.repeat(size / unit.length))],
    ),
  ];
  const all = files(isExhaustive ? 1_000_000 : 100_000);

  it.each(isExhaustive ? all : all.slice(0, 2))(
    '%s',
    async (_name, content) => {
      const file = path.join(folderOf({'x.json': content}), 'x.json');
      const start = performance.now();
      const {problems} = await inspectSafely({
        file,
        root: path.dirname(file),
        files: [file],
      });
      const seconds = (performance.now() - start) / 1_000;
      if (isExhaustive) {
        console.log(
          `${_name}: ${seconds.toFixed(1)} s, ${problems.find(({severity}) => severity === 'error')?.message ?? 'passed'}`,
        );
      }
      problems.filter(({severity}) => severity === 'error').forEach(({message}) => expect(message).toContain('; '));
    },
    5 * minutes,
  );
});
