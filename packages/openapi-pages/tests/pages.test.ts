import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {forEachNode, parseMdx} from '@training-catalog/content-model';
import {addressKind} from '@training-catalog/utils/urls';
import {beforeAll, describe, expect, it} from 'vitest';
import {unsafeIn} from './markup.js';
import {siteIn} from './siteIn.js';
import {codeSamples} from '../src/model/codeSamples.js';
import {serverOf} from '../src/model/exampleRequest.js';
import {generate} from '../src/generator.js';
import {linkText, markdownText, plainText, wordsOf} from '../src/markdownText.js';
import {operationItems} from '../src/operationItems.js';
import {operationPage} from '../src/operationPage.js';
import {overviewPage} from '../src/overviewPage.js';
import {operationsOf, overviewName, pageNamesOf} from '../src/pageNames.js';
import {readSpecification} from '../src/readSpecification.js';
import {resolveReferences} from '../src/resolveReferences.js';
import type {OpenApiDocument, OperationItem} from '../src/model/types.js';

const fixtures = path.join(import.meta.dirname, 'fixtures');

/** Reads a file of the fixtures, and lists its operations by the name of their page. */
async function read(file: string): Promise<{document: OpenApiDocument; items: Map<string, OperationItem>}> {
  const document = await readSpecification(path.join(fixtures, file), fixtures);
  return {document, items: new Map(operationItems(document).map((item) => [item.id, item]))};
}

const pageOf = (items: ReadonlyMap<string, OperationItem>, id: string): string => {
  const item = items.get(id);
  expect(item, [...items.keys()].join(', ')).toBeDefined();
  return item ? operationPage(item.api, {consoleId: id, overview: 'overview.info.mdx'}) : '';
};

/** Parses a page as the framework does, which removes heading anchors first. */

describe('an OpenAPI 3.1 file with everything that such files can contain', () => {
  let document: OpenApiDocument;
  let items: Map<string, OperationItem>;
  beforeAll(async () => ({document, items} = await read('orchard.yaml')));

  it('has a page for each operation and webhook, even without an operationId', () => {
    expect([...items.keys()]).toEqual([
      'get-tree',
      'delete-trees-tree-id',
      'pick-fruit',
      'upload-photo',
      'webhook-tree-fell',
    ]);
    expect(pageNamesOf(path.join(fixtures, 'orchard.yaml'))).toEqual(['orchard-api', ...items.keys()]);
    expect(items.get('delete-trees-tree-id')?.title).toBe('DELETE /trees/{treeId}');
  });

  it('makes pages without any MDX code', () => {
    for (const id of items.keys()) {
      expect(unsafeIn(pageOf(items, id)), id).toEqual([]);
    }
    expect(unsafeIn(overviewPage(document, '/x.yaml'))).toEqual([]);
  });

  it('ends at a recursive field', () => {
    const page = pageOf(items, 'get-tree');
    expect(page).toContain(
      '#### `parent` {#response-200-application-json-parent}\n\n`object`, optional\n\nThe tree that it comes from.\n\nRecursive: same fields as the whole body.',
    );
    expect(page).toMatch(
      /#### `children` .*\n\n`array of object`, optional\n\nRecursive: same fields as the whole body\./,
    );
    expect(page).not.toContain('children[]');
    expect(page).toContain('**`application/xml`** · `object`\n\nSame fields as `application/json`.');
  });

  it('reads bounds and types of 3.1', () => {
    const page = pageOf(items, 'get-tree');
    expect(page).toContain('`string or null`, **required**, at least 1 character');
    expect(page).toContain('`number`, optional, greater than 0');
  });

  it('fills in the path, the header, and the query, with values in the specified style', () => {
    const {api} = items.get('get-tree') ?? {};
    const [curl] = api ? codeSamples(api, serverOf(api)) : [];
    expect(curl?.code).toBe(
      [
        "curl --fail-with-body --get 'https://north.orchard.example.org:8443/v1/trees/7' \\",
        "  --data-urlencode 'with=fruit,age' \\",
        "  --header 'Authorization: Bearer <token>' \\",
        "  --header 'X-Trace: a1'",
      ].join('\n'),
    );
    expect(pageOf(items, 'get-tree')).toMatch(
      /### `X-Trace` .*\n\n`string`, optional, in the header, \*\*deprecated\*\*/,
    );
    expect(pageOf(items, 'get-tree')).toContain('comma-separated');
    expect(pageOf(items, 'get-tree')).toContain('Link `fruit` to the operation `pickFruit`: Pick its fruit.');
  });

  it('describes how to sign in', () => {
    expect(pageOf(items, 'get-tree')).toContain(
      '## Authentication {#authentication}\n\nSend a bearer token (`JWT`) in the header `Authorization: Bearer <token>` ([`token`](./overview.info.mdx#scheme-token)).',
    );
    const optional = pageOf(items, 'delete-trees-tree-id');
    expect(optional).toContain('Authentication is optional.');
    expect(optional).toContain(
      'Send your API key in the header `X-Key` ([`key`](./overview.info.mdx#scheme-key)), and send an OAuth 2.0 access token',
    );
    expect(optional).toContain('with the scope `trees:write`.');
    expect(optional).toContain(':::warning[Deprecated]');
  });

  it('lists its operations on the overview, by tag, with method, path, and a link', () => {
    const page = overviewPage(document, '/x.yaml', [...items.values()]);
    for (const {id, title, api} of items.values()) {
      const line = page.split('\n').find((one) => one.includes(`](./${id}.api.mdx)`)) ?? '';
      expect(line, id).toContain(`\`${api.method.toUpperCase()} ${api.path}\``);
      expect(line, title).toMatch(api.deprecated === true ? /\*\*deprecated\*\*/ : /`$|sent by the service$/);
    }
    expect(page).toMatch(/## Operations [^]*### trees\n\nTrees\.\n\n- \[/);
  });

  it('names alternatives, their discriminator, and the fields that only one of them has', () => {
    const page = pageOf(items, 'pick-fruit');
    expect(page).toContain(
      'One of: `Apple`, `Pear`. The field `kind` determines which: `apple` for `Apple`, `pear` for `Pear`.',
    );
    expect(page).toContain('#### `kind` {#body-kind}\n\n`string`, **required**\n');
    expect(page).toMatch(
      /#### `Apple` [^]*##### `crisp` .*\n\n`boolean`, optional\n[^]*#### `Pear` [^]*##### `softness` /,
    );
    expect(page).toContain('```json title="Generated from the schema"\n{\n  "kind": "apple"\n}\n```');
  });

  it('describes callbacks and webhooks as requests of the service', () => {
    const page = pageOf(items, 'pick-fruit');
    expect(page).toContain('### `picked` {#callback-picked}\n\nThe service sends `POST {$request.body#/reportTo}`');
    expect(page).toMatch(/with a body of type `application\/json`\.\n\nAll is picked/);
    const webhook = pageOf(items, 'webhook-tree-fell');
    expect(webhook).toMatch(/^The service sends `POST treeFell` to the URL that you registered\./);
    expect(webhook).not.toContain('## Code samples');
  });

  it('uploads files', () => {
    const page = pageOf(items, 'upload-photo');
    expect(page).toContain('#### `photo` {#body-photo}\n\n`file (image/png)`, **required**');
    expect(page).toContain("--form 'photo=@photo'");
    expect(page).toContain("--form-string 'note=text'");
    expect(page).toContain('"photo": open("photo", "rb"),');
    expect(page).toContain('form.append("photo", file);');
  });

  it('writes every request in all languages', () => {
    for (const {api} of items.values()) {
      for (const {label, code} of codeSamples({...api, parameters: []}, serverOf(api))) {
        expect(code, label).toContain('orchard.example.org');
        expect(code.includes('{treeId}'), label).toBe(api.path.includes('{treeId}'));
      }
    }
  });

  it('has an overview with servers, their variables, and every kind of sign-in', () => {
    const page = overviewPage(document, '/x.yaml');
    expect(page).toMatch(/^Version 1 · \[Download the OpenAPI file\]/);
    expect(page).toContain('- `https://{region}.orchard.example.org:{port}/v1/`: The service');
    expect(page).toContain('  - `region` (default: `north`; allowed values: `north`, `south`): Where the trees stand.');
    expect(page).toContain('### `login`');
    expect(page).toContain('- `trees:write`: Change trees');
    expect(page).toMatch(/\[Growers\]\(mailto\\?:growers@orchard\.example\.org\)/);
    expect(page).toContain("See also: [The orchard's handbook](https://orchard.example.org/docs)");
  });

  it('shows its description as CommonMark, with HTML as text', () => {
    const page = overviewPage(document, '/x.yaml');
    expect(page).toContain('## Orchard\n');
    expect(page).toContain('### Terms');
    expect(page).toContain('heights \\<= 5 m');
    expect(page).toContain('\\{treeId} is a number');
    expect(page).toContain('\\<b>Bold\\</b> words');
    expect(page).toContain('See the paths and [the site](https://orchard.example.org/).');
    expect(page).toContain('[A tree](https://orchard.example.org/t.png)');
  });
});

it('an OpenAPI 2.0 file is converted', async () => {
  const {items, document} = await read('nests.json');
  const page = pageOf(items, 'add-box');
  expect(page).toContain('path="/boxes" server="https://nests.example.org/api"');
  expect(page).toContain('#### `place` {#body-place}\n\n`string`, **required**');
  expect(page).toContain('### `dry-run` {#query-dry-run}\n\n`boolean`, optional');
  expect(page).toContain('HTTP Basic authentication');
  expect(overviewPage(document, '/x.yaml')).toContain('Version 2');
});

it('a file may refer to others, which refer to others', async () => {
  const {items} = await read('herd/openapi.yaml');
  const page = pageOf(items, 'list-herds');
  expect(page).toContain('#### `[].leader.name`');
  expect(pageNamesOf(path.join(fixtures, 'herd/openapi.yaml'))).toEqual(['herd-api', 'list-herds']);
});

it('a file may start with a byte order mark', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mark-'));
  const file = path.join(folder, 'nests.json');
  fs.writeFileSync(file, `\uFEFF${fs.readFileSync(path.join(fixtures, 'nests.json'), 'utf8')}`);
  expect(pageNamesOf(file)).toEqual(['nest-box-api', 'add-box']);
  fs.rmSync(folder, {recursive: true});
});

describe('names of pages', () => {
  const responses = {'200': {description: 'Done.'}};
  const names = (...ids: (string | undefined)[]): string[] =>
    operationsOf({
      info: {title: 'A set'},
      paths: Object.fromEntries(
        ids.map((id, index) => [`/p${index}`, {get: {...(id && {operationId: id}), responses}}]),
      ),
    }).map(({name}) => name);

  it('come from method and path if there is no operationId in Latin letters', () => {
    expect(names(undefined, '鳥')).toEqual(['get-p0', 'get-p1']);
  });

  it('are unique if operationIds differ only in punctuation, or one equals that of the overview', () => {
    expect(names('getBird', 'get_bird', 'A set', 'get-p1')).toEqual(['get-bird', 'get-p1', 'get-p2', 'get-p3']);
  });
});

describe('names of files', () => {
  it('can exist on every system', () => {
    const responses = {'200': {description: 'Done.'}};
    const get = (operationId: string) => ({get: {operationId, responses}});
    const names = operationsOf({
      info: {title: 'Con'},
      paths: {'/a': get('con'), '/b': get('COM1'), '/c': get('x'.repeat(400)), '/d': get(`${'x'.repeat(400)}y`)},
    }).map(({name}) => name);
    expect(names).toEqual(['get-a', 'get-b', 'x'.repeat(150), 'get-d']);
    expect(overviewName({info: {title: 'Con'}})).toBe('overview');
  });
});

it.each(['Rapid Maps', 'api', 'Tapis (apis)', 'API.api'])(
  'the sidebar of a set names its pages: %s',
  async (folder) => {
    const site = fs.mkdtempSync(path.join(os.tmpdir(), 'named-'));
    const write = (file: string, text: string): void => {
      fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
      fs.writeFileSync(path.join(site, file), text);
    };
    write('api/tags.yml', 'API:\n');
    write(
      'openapi/x.json',
      JSON.stringify({
        openapi: '3.0.3',
        info: {title: 'Maps', version: 1},
        tags: [{name: 7, 'x-displayName': 8}],
        paths: {
          '/a': {get: {operationId: 'draw', tags: [7, '', null, 'api'], responses: {}}},
          '/b': {get: {responses: {}}},
        },
      }),
    );
    expect(await generate(siteIn(site), [{id: 'x', file: 'x.json', folder}])).toEqual([]);
    interface Item {
      type: string;
      id?: string;
      label?: unknown;
      items?: Item[];
    }
    const items = JSON.parse(fs.readFileSync(path.join(site, 'api', folder, 'sidebar.json'), 'utf8')) as Item[];
    const all = items.flatMap((item) => [item, ...(item.items ?? [])]);
    const ids = all.flatMap(({id}) => id ?? []);
    expect(new Set(ids)).toEqual(new Set(['maps', 'draw', 'get-b'].map((name) => `${folder}/${name}`)));
    expect(items.flatMap(({label}) => label ?? [])).toEqual(['8', 'api', 'Operations']);
    fs.rmSync(site, {recursive: true});
  },
);

it('front matter holds no backslash, which Docusaurus would write unescaped into a script', async () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'backslash-'));
  fs.mkdirSync(path.join(site, 'openapi'));
  fs.mkdirSync(path.join(site, 'api'));
  fs.writeFileSync(path.join(site, 'api/tags.yml'), 'API:\n');
  const operation = {operationId: 'draw', summary: 'Draw C:\\', description: 'See \\users.', responses: {}};
  const document = {openapi: '3.0.3', info: {title: 'Maps\\', version: '1'}, paths: {'/a': {get: operation}}};
  fs.writeFileSync(path.join(site, 'openapi/x.json'), JSON.stringify(document));
  await generate(siteIn(site), [{id: 'x', file: 'x.json', folder: 'Maps'}]);
  const folder = path.join(site, 'api/Maps');
  const pages = fs.readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  const [page = ''] = pages.filter((file) => file.startsWith('draw'));
  expect(fs.readFileSync(path.join(folder, page), 'utf8')).toContain('title: "Draw C:/"');
  for (const file of pages) {
    const [, frontMatter = ''] = fs.readFileSync(path.join(folder, file), 'utf8').split(/^---$/m);
    expect(frontMatter, file).not.toContain('\\');
  }
  fs.rmSync(site, {recursive: true});
});

it('an operation without words of its own has no text that repeats its title', async () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'words-'));
  const file = path.join(site, 'x.json');
  const paths = {'/a': {get: {operationId: 'drawMap', responses: {}}, put: {summary: 'Keep a map', responses: {}}}};
  fs.writeFileSync(file, JSON.stringify({openapi: '3.0.3', info: {title: 'A', version: '1'}, paths}));
  const [one, other] = operationItems(await readSpecification(file, site));
  expect([one?.title, other?.title]).toEqual(['Draw map', 'Keep a map']);
  expect(one && operationPage(one.api, {consoleId: 'x'})).not.toMatch(/drawMap|Draw map/);
  expect(other && operationPage(other.api, {consoleId: 'x'})).not.toContain('Keep a map');
  fs.rmSync(site, {recursive: true});
});

it('the words of a description have a space between its paragraphs and the items of its lists', () => {
  expect(wordsOf('Rows:\n\n- north, *new*\n- `south`\n\nSee [a](https://example.org/).')).toBe(
    'Rows: north, new south See a.',
  );
});

describe('links and images in descriptions', () => {
  it.each([
    ['![logo](/images/logo.png)', 'logo'],
    ['[guide](/guide/start)', 'guide'],
    ['[guide][1]\n\n[1]: /guide', 'guide'],
    ['![logo][1]\n\n[1]: /logo.png', 'logo'],
    ['[file](pathname:///file.pdf)', 'file'],
    ['[a](https:guide/start)', 'a'],
    ['[a](//docs.example.org/a)', '[a](https://docs.example.org/a)'],
    ['![a](https://docs.example.org/a.png)', '[a](https://docs.example.org/a.png)'],
  ])('%s', (text, shown) => expect(markdownText(text, 'page')).toBe(shown));

  it.each([
    '<iframe src="https://evil.example"></iframe>',
    'See <a href="https://x.example">here</a> and "https://y.example"></iframe>.',
    'www.evil.example"><b>',
    'www.evil.example"y',
    'http://user:word@evil.example/',
    '[https://user@evil.example](https://user@evil.example)',
    '**https:///evil.example"x**',
  ])('are none that a page may not have, whatever stands around an address: %s', (text) => {
    for (const shown of [markdownText(text, 'page'), plainText(text)]) {
      const urls: string[] = [];
      forEachNode(parseMdx(shown), (node) => ('url' in node ? void urls.push(node.url) : undefined));
      expect(urls.filter((url) => addressKind(url) === undefined)).toEqual([]);
      expect(urls.join()).not.toContain('://');
    }
  });

  it('belong to the service also outside of text', () => {
    expect(linkText('Terms', '/terms')).toBe('Terms');
    expect(linkText('Terms', 'https://example.org/')).toBe('[Terms](https://example.org/)');
  });
});

describe('references', () => {
  it('resolve to one object, even for a recursive schema', () => {
    const tree = {type: 'object', properties: {up: {$ref: '#/components/schemas/Tree'}}};
    const {components} = resolveReferences({components: {schemas: {Tree: tree}}}) as OpenApiDocument;
    expect(components?.schemas?.Tree?.properties?.up).toBe(components?.schemas?.Tree);
    expect(components?.schemas?.Tree?.title).toBe('Tree');
  });

  it('are not resolved in examples and property names', () => {
    const source = {
      example: {$ref: '#/x'},
      properties: {value: {$ref: '#/x'}, example: {$ref: '#/x'}},
      x: {type: 'string'},
    };
    expect(resolveReferences(source)).toMatchObject({
      example: {$ref: '#/x'},
      properties: {value: {type: 'string'}, example: {type: 'string'}},
    });
  });

  it('keep names that JavaScript gives a meaning to, and lead to no property of JavaScript', () => {
    const source = JSON.parse(
      '{"properties": {"__proto__": {"type": "string"}, "constructor": {"type": "number"}}, "x": {"$ref": "#/toString"}}',
    ) as object;
    const copy = resolveReferences(source) as {properties: object; x: object};
    expect(Object.entries(copy.properties)).toEqual([
      ['__proto__', {type: 'string'}],
      ['constructor', {type: 'number'}],
    ]);
    expect(copy.x).toEqual({});
  });

  it('give schemas of OpenAPI 3.0 the form of 3.1', () => {
    const bounds = {minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false};
    expect(resolveReferences({schema: {...bounds, type: 'string', nullable: true, enum: ['a']}})).toEqual({
      schema: {exclusiveMinimum: 0, maximum: 9, type: ['string', 'null'], nullable: true, enum: ['a', null]},
    });
  });

  it('that are circular or have no target become empty', () => {
    expect(resolveReferences({a: {$ref: '#/b'}, b: {$ref: '#/a'}, c: {$ref: '#/nowhere'}})).toEqual({
      a: {},
      b: {},
      c: {},
    });
  });
});

/** A specification with the given number of operations, which share recursive schemas and descriptions. */
const large = (operations: number): object => ({
  openapi: '3.0.3',
  info: {title: 'Large', version: '1'},
  paths: Object.fromEntries(
    Array.from({length: operations}, (_, index) => [
      `/things/${index}/{id}`,
      {
        post: {
          operationId: `thing${index}`,
          description: `Changes thing ${index}, if <= ${index}.`,
          requestBody: {content: {'application/json': {schema: {$ref: `#/components/schemas/Thing${index}`}}}},
          responses: {
            '200': {
              description: 'Changed.',
              content: {'application/json': {schema: {$ref: '#/components/schemas/Thing0'}}},
            },
          },
        },
      },
    ]),
  ),
  components: {
    schemas: Object.fromEntries(
      Array.from({length: operations}, (_, index) => [
        `Thing${index}`,
        {
          type: 'object',
          properties: {
            size: {type: 'integer', description: `Size of ${index} in {m}.`},
            next: {$ref: `#/components/schemas/Thing${(index + 1) % operations}`},
            first: {$ref: '#/components/schemas/Thing0'},
          },
        },
      ]),
    ),
  },
});

it('the size of pages does not grow with the number of operations, and mutually recursive schemas end', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'large-'));
  const sizeOf = async (operations: number): Promise<number> => {
    const file = path.join(folder, `${operations}.json`);
    fs.writeFileSync(file, JSON.stringify(large(operations)));
    const pages = operationItems(await readSpecification(file, folder)).map(({api}) =>
      operationPage(api, {consoleId: 'x'}),
    );
    expect(pages).toHaveLength(operations);
    return Math.max(...pages.map(({length}) => length));
  };
  const [few, many] = [await sizeOf(40), await sizeOf(400)];
  fs.rmSync(folder, {recursive: true});
  expect(many).toBeLessThan(few * 1.1);
  expect(many).toBeLessThan(60_000);
});
