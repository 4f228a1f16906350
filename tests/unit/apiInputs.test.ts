// Specifications that nobody would write, and names that anybody could: what the check passes can be built, and every
// file is answered in time.
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import fc from 'fast-check';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {contentLint} from '@training-catalog/content-lint';
import lintConfig from '../../content-lint.config';
import {markupFaults} from '../support/lint';
import {allowedTags, generateStalePages, inspect, inspectSafely} from '@training-catalog/openapi-pages/node';
import {folderProblem, readSets} from '@training-catalog/openapi-pages/sets';
import {openApiSiteIn} from '../../packages.config';
import {mdxSyntax} from '@training-catalog/content-model';
import {folderOf} from '../support/folders';
import {MiniSite} from '../support/miniSite';
import {isExhaustive} from './exhaustive';

const minutes = 60_000;

const mdx = unified().use(remarkParse).use(mdxSyntax).freeze();

/** Names with a meaning in JavaScript, Markdown, MDX, YAML, or URLs. */
const name = fc.oneof(
  fc.constantFrom(
    'id',
    'name',
    'place',
    '__proto__',
    'constructor',
    'toString',
    'x-a',
    '{key}',
    '<b>',
    'a/b',
    'a.b',
    '~1',
    '鳥',
  ),
  fc.string({minLength: 1, maxLength: 6}),
);

/** A description with syntax of every kind. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '![a](/a.png)',
        '[b](/b)',
        '[c](https://c.example.org)',
        '<b>d</b>',
        '{e}',
        ':::note\n',
        '```chart\nf\n',
      ),
      fc.constantFrom(
        '# G\n\n',
        '- h\n',
        '| i | j |\n| - | - |\n| <br> | ![k](/k) |\n',
        '> l\n',
        'import m',
        '$n$',
        '---\n',
        '[^1]: o\n',
      ),
      fc.string({unit: 'binary', maxLength: 8}),
    ),
    {maxLength: 4},
  )
  .map((parts) => parts.join(' '));

function maybe<Value>(one: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(one, {nil: undefined, freq: 2});
}

/** Names of the schemas that may refer to each other. */
const shared = ['One', 'Two', 'api', 'x-three'];

const reference = fc.constantFrom(...shared).map((one) => ({$ref: `#/components/schemas/${one}`}));

const {schema} = fc.letrec<{schema: object}>((tie) => ({
  schema: fc.oneof(
    {depthSize: 'small', withCrossShrink: true},
    reference,
    fc.record({
      type: fc.constantFrom('string', 'integer', 'boolean'),
      description: maybe(text),
      enum: maybe(fc.array(fc.jsonValue({maxDepth: 1}), {minLength: 1, maxLength: 3})),
    }),
    fc.record({type: fc.constant('array'), items: tie('schema'), maxItems: maybe(fc.nat(9))}),
    fc.record({
      type: fc.constant('object'),
      properties: fc.dictionary(name, tie('schema'), {maxKeys: 3}),
      required: maybe(fc.uniqueArray(name, {minLength: 1, maxLength: 2})),
      additionalProperties: maybe(fc.oneof(fc.boolean(), tie('schema'))),
      patternProperties: maybe(fc.dictionary(fc.constantFrom('^x-', '[a-z]+$', '{'), tie('schema'), {maxKeys: 2})),
    }),
    ...(['allOf', 'oneOf', 'anyOf'] as const).map((key) =>
      fc.array(tie('schema'), {minLength: 1, maxLength: 3}).map((list) => ({[key]: list})),
    ),
  ),
}));

const media = fc.record({schema, example: maybe(fc.oneof(fc.jsonValue({maxDepth: 2}), fc.constant('{"a": 1}')))});
const content = fc.dictionary(
  fc.constantFrom(
    'application/json',
    'multipart/form-data',
    'text/csv',
    'image/*',
    'application/x-www-form-urlencoded',
  ),
  media,
  {minKeys: 1, maxKeys: 3},
);
const parameter = fc.record({
  name,
  in: fc.constantFrom('query', 'header', 'cookie'),
  style: maybe(fc.constantFrom('form', 'simple', 'deepObject', 'pipeDelimited')),
  explode: maybe(fc.boolean()),
  description: maybe(text),
  schema,
});
const operation = fc.record({
  operationId: maybe(fc.oneof(name, fc.constantFrom('con', 'index', 'intro'))),
  summary: maybe(text),
  description: maybe(text),
  tags: maybe(fc.array(fc.oneof(name, fc.constantFrom('', 'api')), {maxLength: 2})),
  parameters: maybe(fc.array(parameter, {maxLength: 2})),
  requestBody: maybe(fc.record({description: maybe(text), content})),
  responses: fc.constant({}).chain(() =>
    fc.record({
      '200': fc.record({
        description: text,
        headers: maybe(fc.dictionary(name, fc.record({schema}), {maxKeys: 2})),
        content: maybe(content),
      }),
    }),
  ),
});
const specification = fc
  .record({
    openapi: fc.constantFrom('3.0.3', '3.1.0'),
    info: fc.record({
      title: fc.oneof(name, text).map((one) => one.trim() || 'A'),
      version: fc.constant('1'),
      description: maybe(text),
    }),
    servers: maybe(fc.constantFrom([{url: '/v2'}], [{url: 'https://{constructor}.example.org'}], [])),
    paths: fc.dictionary(
      fc.constantFrom('/a', '/b/c', '/{', '/con', '/index'),
      fc.dictionary(fc.constantFrom('get', 'put', 'post'), operation, {minKeys: 1, maxKeys: 2}),
      {minKeys: 1, maxKeys: 3},
    ),
    components: fc.record({schemas: fc.record(Object.fromEntries(shared.map((one) => [one, schema])))}),
  })
  // Undefined values are not in JSON.
  .map((document) => JSON.stringify(document));

/** Writes a site with one set, and generates its pages if the check passes it. @returns the folder of the pages. */
async function generated(text: string, folder = 'Rapid Maps'): Promise<string | undefined> {
  const dir = folderOf({
    'api/tags.yml': 'API:\n',
    'openapi/x.json': text,
    'openapi/sets.json': JSON.stringify([{id: 'x', file: 'x.json', folder}]),
  });
  const site = openApiSiteIn(dir);
  const root = path.join(dir, 'openapi');
  const {problems} = await inspect(path.join(root, 'x.json'), root, allowedTags(site));
  if (problems.some(({severity}) => severity === 'error')) {
    return undefined;
  }
  expect(await generateStalePages(site)).toEqual([]);
  return path.join(dir, 'api', folder);
}

it(
  'a specification that the check passes has pages that a build can read',
  async () => {
    let passed = 0;
    await fc.assert(
      fc.asyncProperty(specification, async (json) => {
        const folder = await generated(json);
        if (folder === undefined) {
          return;
        }
        passed++;
        const site = path.dirname(path.dirname(folder));
        const parse = contentLint(site, lintConfig).parseFrontMatter;
        for (const page of fs.readdirSync(folder).filter((one) => one.endsWith('.mdx'))) {
          const filePath = path.join(folder, page);
          const fileContent = fs.readFileSync(filePath, 'utf8');
          const {content: body} = await parse({
            filePath,
            fileContent,
            defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
          });
          expect(markupFaults(body.replaceAll(/ \{#[\w-]+\}$/gm, ''))).toEqual([]);
          visit(mdx.parse(body.replaceAll(/ \{#[\w-]+\}$/gm, '')), (node) => {
            expect(node.type).not.toBe('image');
            expect('url' in node ? node.url : '').not.toMatch(/^\//);
          });
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

describe.runIf(isExhaustive)('a build', () => {
  let site: MiniSite;
  beforeAll(() => {
    site = MiniSite.create();
  });
  afterAll(() => site.remove());

  it(
    'accepts every name and every specification that the check passes',
    async () => {
      const names = [
        'Rapid Maps',
        'api',
        'tapis apis',
        'API.api',
        '1. Farm',
        '2025-07 Fields',
        '鳥 (v1.0)',
        'Café',
        'X._-(y)',
        'category',
        'index',
      ];
      expect(names.flatMap((one) => folderProblem(one) ?? [])).toEqual([]);
      const samples = fc.sample(specification, 60);
      const files: Record<string, string> = {};
      const sets: object[] = [];
      for (const [index, text] of samples.entries()) {
        const root = folderOf({'x.json': text});
        const {problems} = await inspect(path.join(root, 'x.json'), root, undefined);
        if (!problems.some(({severity}) => severity === 'error')) {
          files[`openapi/s${index}.json`] = text;
          sets.push({id: `s${index}`, file: `s${index}.json`, folder: names[sets.length] ?? `Set ${index}`});
        }
      }
      expect(sets.length).toBeGreaterThan(names.length);
      site.write({...files, 'openapi/sets.json': JSON.stringify(sets)});
      expect(readSets(openApiSiteIn(site.dir))).toHaveLength(sets.length);
      const {ok, output} = await site.build();
      expect(ok, output).toBe(true);
    },
    15 * minutes,
  );
});
