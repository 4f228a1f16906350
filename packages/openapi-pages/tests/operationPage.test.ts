// An option of curl. cspell:ignore globoff
import {describe, expect, it} from 'vitest';
import {codeSamples, samplesOf} from '../src/model/codeSamples.js';
import {exampleRequest, type ExampleBody, type ExampleRequest} from '../src/model/exampleRequest.js';
import {allowedValues, constraints, fieldsOf, outlineOf, typeName} from '../src/model/fields.js';
import {unsafeIn} from './markup.js';
import {operationPage} from '../src/operationPage.js';
import {valueOf} from '../src/model/generatedValue.js';
import type {MediaType, Operation, Parameter, Schema} from '../src/model/types.js';

const operation: Operation = {
  operationId: 'flows_create',
  method: 'post',
  path: '/flows/',
  description: 'Returns flows.',
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['place'],
          properties: {
            place: {type: 'string', maxLength: 15, description: 'Where it starts.'},
            years: {type: 'array', items: {type: 'integer'}, minItems: 1, maxItems: 2},
          },
        },
        examples: {one: {summary: 'One year', value: {place: "Coeur d'Alene", years: [2017], exact: true, note: null}}},
      },
    },
  },
  responses: {
    '200': {description: 'Flows.', content: {'text/csv': {schema: {type: 'string'}, example: 'a,b\n1,2\n'}}},
    '400': {
      description: 'Refused.',
      content: {'application/json': {schema: {type: 'object', additionalProperties: {type: 'string'}}}},
    },
  },
};

/** An operation with a body of the given media types. */
const withBody = (content: Record<string, MediaType>): Operation => ({
  method: 'put',
  path: '/x',
  requestBody: {content},
});

/** A schema with one field, which is its name. */
const one = (name: string): Schema => ({title: name, properties: {[name]: {type: 'string'}}});

const sample = (label: string, of = operation): string =>
  codeSamples(of, 'https://example.org').find((one) => one.label === label)?.code ?? '';

describe('fields of a schema', () => {
  it('are listed with their path', () => {
    const fields = fieldsOf({
      properties: {rows: {type: 'array', items: {properties: {name: {type: 'string'}}, required: ['name']}}},
      additionalProperties: {type: 'number'},
    });
    expect(fields.map(({path, required}) => [path, required])).toEqual([
      ['rows', false],
      ['rows[].name', true],
      ['{key}', false],
    ]);
  });

  it('merge what allOf composes', () => {
    const fields = fieldsOf({
      allOf: [{properties: {a: {type: 'string'}}, required: ['a']}, {properties: {b: {type: 'integer'}}}],
    });
    expect(fields.map(({path, required}) => [path, required])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  it('merge what several parts of allOf say about the same field', () => {
    const part = (field: Schema): Schema => ({type: 'object', properties: {place: field}});
    const schema: Schema = {
      allOf: [
        part({type: 'object', required: ['name'], properties: {name: {type: 'string', maxLength: 9}}}),
        part({type: 'object', properties: {name: {minLength: 2, maxLength: 20}, secret: {type: 'integer'}}}),
      ],
    };
    const fields = fieldsOf(schema);
    expect(fields.map(({path, required}) => [path, required])).toEqual([
      ['place', false],
      ['place.name', true],
      ['place.secret', false],
    ]);
    expect(fields.map(({schema: field}) => constraints(field))[1]).toEqual(['2 to 9 characters']);
    expect(valueOf(schema)).toEqual({place: {name: 'text'}});
  });

  it('have values and bounds of all parts of allOf, and the alternatives of the first', () => {
    expect(allowedValues({allOf: [{enum: ['a', 'b', 'c']}, {enum: ['c', 'b', 'd']}]})).toEqual(['c', 'b']);
    expect(typeName({allOf: [{type: 'number'}, {type: 'integer'}]})).toBe('integer');
    const schema = {allOf: [{oneOf: [one('owl'), one('finch')]}, {oneOf: [one('nest'), one('box')]}]};
    expect(operationPage(withBody({'application/json': {schema}}), {consoleId: 'x'})).toMatch(
      /One of: `owl`, `finch`\.[^]*Further alternatives are omitted here/,
    );
  });

  it('end if parts of allOf contain themselves in different ways', () => {
    const [one, other]: Schema[] = [{title: 'One'}, {title: 'Other'}];
    Object.assign(one ?? {}, {properties: {next: other, list: {type: 'array', items: one}}});
    Object.assign(other ?? {}, {properties: {next: one, list: {type: 'array', items: other}}});
    const schema: Schema = {allOf: [one ?? {}, other ?? {}]};
    expect(fieldsOf(schema).map(({path}) => path)).toContain('next');
    expect(typeName(schema)).toBe('object');
    expect(valueOf(schema)).toBeTypeOf('object');
  });

  it('are bounded if alternatives or fields multiply', () => {
    const nested = (level: number): Schema => {
      const inner = level === 0 ? {enum: ['a', 'b']} : nested(level - 1);
      return {oneOf: [inner, {type: 'array', items: inner}, {properties: {[`f${level}`]: inner}}]};
    };
    const schema = nested(40);
    expect(typeName(schema).length).toBeLessThan(400);
    expect(allowedValues(schema)).toEqual(['a', 'b']);
    expect(fieldsOf(schema).length).toBeLessThan(4_000);
    const wide: Schema = {type: 'object', properties: {}};
    wide.properties = Object.fromEntries(Array.from({length: 200}, (_, index) => [`f${index}`, wide]));
    expect(JSON.stringify(valueOf(wide)).length).toBeLessThan(100_000);
    const values = Array.from({length: 2_500}, (_, index) => `v${index}`);
    expect(operationPage(withBody({'application/json': {schema: {enum: values}}}), {consoleId: 'x'})).toMatch(
      /Allowed values \(the first 2000\)[^]*Further values are omitted here/,
    );
  });

  it('describe type, bounds, and values', () => {
    expect(typeName({type: 'array', items: {type: 'integer'}})).toBe('array of integer');
    expect(typeName({anyOf: [{type: 'string'}, {type: 'integer'}]})).toBe('string or integer');
    expect(constraints({minItems: 1, maxItems: 2})).toEqual(['1 to 2 items']);
    expect(constraints({maxLength: 40})).toEqual(['at most 40 characters']);
    expect(allowedValues({anyOf: [{enum: ['a']}, {enum: ['b']}]})).toEqual(['a', 'b']);
    expect(typeName({type: ['integer', 'null']})).toBe('integer or null');
    expect(typeName({type: 'string', format: 'binary'})).toBe('file');
    expect(constraints({exclusiveMinimum: 0, exclusiveMaximum: 5})).toEqual(['greater than 0', 'less than 5']);
  });
});

describe('fields of alternatives', () => {
  const named = (title: string, names: readonly string[]): Schema => ({
    title,
    properties: Object.fromEntries(names.map((name) => [name, {type: 'string'}])),
  });

  it('say which alternatives have them', () => {
    const fields = fieldsOf({oneOf: [named('Owl', ['name', 'ears']), named('Finch', ['name', 'song'])]});
    expect(fields.map(({path}) => path)).toEqual(['name', 'ears', 'song']);
    expect(
      outlineOf({oneOf: [named('Owl', ['name', 'ears']), named('Finch', ['name', 'song'])]}).alternatives.map(
        ({name, fields: own}) => [name, ...own.map(({path}) => path)],
      ),
    ).toEqual([
      ['Owl', 'ears'],
      ['Finch', 'song'],
    ]);
  });

  it('do not include those of siblings if a parent lists its children', () => {
    const parent: Schema = {title: 'Bird', ...named('Bird', ['kind'])};
    const owl: Schema = {title: 'Owl', allOf: [parent, named('', ['ears'])]};
    parent.oneOf = [owl, {title: 'Finch', allOf: [parent, named('', ['song'])]}];
    expect(fieldsOf(owl).map(({path}) => path)).toEqual(['kind', 'ears']);
  });

  it('of a very large schema are listed to a limited depth, and say so', () => {
    const wide = (level: number): Schema => ({
      type: 'object',
      properties: Object.fromEntries(
        Array.from({length: 12}, (_, index) => [`f${index}`, level > 0 ? wide(level - 1) : {type: 'string'}]),
      ),
    });
    const fields = fieldsOf(wide(5));
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.length).toBeLessThanOrEqual(250);
    expect(fields.find(({path}) => path === 'f0.f0')?.isCut).toBe(true);
  });
});

describe('code samples', () => {
  it('quote for the shell', () => {
    expect(sample('curl')).toBe(
      [
        "curl --fail-with-body --request POST 'https://example.org/flows/' \\",
        "  --header 'Content-Type: application/json' \\",
        String.raw`  --data '{"place":"Coeur d'\''Alene","years":[2017],"exact":true,"note":null}'`,
      ].join('\n'),
    );
  });

  it('write Python literals', () => {
    expect(sample('Python')).toContain('"exact": True');
    expect(sample('Python')).toContain('"note": None');
  });

  it('send the body with fetch', () => {
    expect(sample('JavaScript')).toContain('method: "POST"');
  });

  it('put query values where they belong', () => {
    const get: Operation = {
      operationId: 'flows_list',
      method: 'get',
      path: '/flows/',
      parameters: [{name: 'place', in: 'query', example: 'SW & Central Asia'}],
    };
    expect(sample('curl', get)).toBe(
      "curl --fail-with-body --get 'https://example.org/flows/' \\\n  --data-urlencode 'place=SW & Central Asia'",
    );
    expect(sample('Python', get)).toContain('params={\n        "place": "SW & Central Asia",\n    }');
  });

  const sampleOf = (label: string, body: ExampleBody): string =>
    samplesOf({method: 'post', url: 'https://example.org/', query: [], headers: [], body}).find(
      (one) => one.label === label,
    )?.code ?? '';
  const field = (name: string, value: string) => ({name, value, isFile: false});

  it('keep every value of a repeated form field', () => {
    const fields = [field('year', '2017'), field('place', 'Ohio'), field('year', '2018')];
    const form = {kind: 'form', type: 'application/x-www-form-urlencoded', fields} as const;
    const lists = '    data={\n        "year": ["2017", "2018"],\n        "place": "Ohio",\n    },';
    expect(sampleOf('Python', form)).toContain(lists);
    expect(sampleOf('Python', {...form, kind: 'multipart'})).toContain(lists);
    const sent = /new URLSearchParams\(([^)]*)\)/.exec(sampleOf('JavaScript', form))?.[1] ?? '';
    expect(JSON.parse(sent)).toEqual(fields.map(({name, value}) => [name, value]));
  });

  it('send the array of a form by repeating its name for each value', () => {
    const schema = {type: 'object', example: {years: [2017, 2018], place: {name: 'Ohio'}}};
    const content = {'application/x-www-form-urlencoded': {schema}};
    const {body} = exampleRequest({method: 'post', path: '/', requestBody: {content}}, 'https://example.org');
    expect(body).toMatchObject({
      fields: [field('years', '2017'), field('years', '2018'), field('place', '{"name":"Ohio"}')],
    });
  });

  it('have all of a request in every language', () => {
    const request: ExampleRequest = {
      method: 'patch',
      url: 'https://example.org/é/{id}/',
      query: [
        ['year', '2017'],
        ['year', '2018'],
      ],
      headers: [['X-Trace', "it's one"]],
      body: {kind: 'json', type: 'application/json', value: {places: ['Ohio']}},
    };
    const samples = samplesOf(request);
    expect(samples.map(({label}) => label)).toEqual(['curl', 'Python', 'JavaScript', 'R']);
    for (const {label, code} of samples) {
      expect(code, label).toMatch(/patch/i);
      expect(code, label).toMatch(/year[^]*2017[^]*2018/);
      expect(code, label).toMatch(/X-Trace.{1,6}it/);
      expect(code, label).toMatch(/places/);
    }
    expect(samples.at(-1)?.code).toContain(
      [
        '  "PATCH",',
        '  "https://example.org/%C3%A9/{id}/?year=2017&year=2018",',
        `  add_headers("X-Trace" = "it's one"),`,
        '  add_headers("Content-Type" = "application/json"),',
        `  body = '{"places":["Ohio"]}'`,
      ].join('\n'),
    );
  });

  it.each([
    [`it's "$x" \\u0022`, String.raw`"it's \"$x\" \\u0022"`],
    ['é 鳥\n\t\u0085\u202E\u2028\u{E0001}', String.raw`"é 鳥\n\t\U{85}\U{202e}\U{2028}\U{e0001}"`],
    ['\uD83D!', '"\uFFFD!"'],
    ['{"a":"$x"}', `'{"a":"$x"}'`],
    ['"\u202E"', String.raw`"\"\U{202e}\""`],
  ])('write %j as a string of R', (text, literal) => {
    expect(sampleOf('R', {kind: 'text', type: 'text/plain', text})).toContain(`  body = ${literal}\n)`);
  });

  it('send fields and files of a form in R', () => {
    const fields = [field('note', 'one'), field('note', '"two"'), {name: 'photo', value: 'bi"rd.png', isFile: true}];
    const code = sampleOf('R', {kind: 'multipart', type: 'multipart/form-data', fields});
    expect(code).toContain(
      `  body = list(\n    "note" = "one",\n    "note" = '"two"',\n    "photo" = upload_file('bi"rd.png')\n  ),\n  encode = "multipart"`,
    );
    expect(
      sampleOf('R', {kind: 'form', type: 'application/x-www-form-urlencoded', fields: [field('a', 'b&c')]}),
    ).toContain('  body = list(\n    "a" = "b&c"\n  ),\n  encode = "form"');
    expect(sampleOf('R', {kind: 'file', type: 'image/png', file: 'a.png'})).toContain('  body = upload_file("a.png")');
  });

  it('have curl take addresses and names as they are', () => {
    const curlOf = (query: [string, string][], body?: ExampleBody): string =>
      samplesOf({method: body ? 'post' : 'get', url: 'https://example.org/{site}', query, headers: [], body})[0]
        ?.code ?? '';
    expect(curlOf([])).toBe("curl --fail-with-body --globoff 'https://example.org/{site}'");
    expect(
      curlOf([
        ['filter[a b]', 'c d'],
        ['a[b]', 'c'],
      ]),
    ).toBe(
      "curl --fail-with-body --globoff --get 'https://example.org/{site}' \\\n  --data-urlencode 'filter%5Ba%20b%5D=c d' \\\n  --data-urlencode 'a[b]=c'",
    );
    expect(
      curlOf([], {kind: 'form', type: 'application/x-www-form-urlencoded', fields: [field('a b', 'c&d')]}),
    ).toContain("--data-urlencode 'a%20b=c&d'");
  });

  it('have curl send text that begins with @ or <, and read only the file that a reader chose', () => {
    expect(sampleOf('curl', {kind: 'text', type: 'text/plain', text: '@notes'})).toContain("--data-raw '@notes'");
    expect(
      sampleOf('curl', {kind: 'multipart', type: 'multipart/form-data', fields: [field('note', '<a;b')]}),
    ).toContain("--form-string 'note=<a;b'");
    expect(sampleOf('curl', {kind: 'file', type: 'image/png', file: "it's $x"})).toContain(
      String.raw`--data-binary '@it'\''s $x'`,
    );
  });
});

describe('the page of an operation', () => {
  const text = operationPage(operation, {consoleId: 'flows-create'});

  it('distinguishes required and optional fields, with anchors', () => {
    expect(text).toContain(
      '#### `place` {#body-place}\n\n`string`, **required**, at most 15 characters\n\nWhere it starts.',
    );
    expect(text).toContain('#### `years` {#body-years}\n\n`array of integer`, optional, 1 to 2 items');
  });

  it('skips no level of headings', () => {
    const api: Operation = {...operation, parameters: [{name: 'place', in: 'query', example: 'Ohio'}]};
    const page = operationPage(api, {consoleId: 'flows'});
    const levels = [...page.matchAll(/^(#{2,}) /gm)].map(([, marks = '']) => marks.length);
    expect(levels.length).toBeGreaterThan(5);
    // The title of the page is the first level.
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
  });

  it('gives each field an anchor of its own', () => {
    const schema: Schema = {properties: {'a-b': {type: 'string'}, a_b: {type: 'string'}, 鳥: {type: 'string'}}};
    const api: Operation = {...operation, requestBody: {content: {'application/json': {schema}}}};
    const anchors = [...operationPage(api, {consoleId: 'x'}).matchAll(/\{#(body[\w-]*)\}/g)].map(([, id]) => id);
    expect(anchors).toEqual(['body-a-b', 'body-a-b-2', 'body']);
  });

  it('can contain names, values, and examples with any characters', () => {
    const text = 'a`b``c\n```\n<script>{x}</script>"';
    const api: Operation = {
      ...operation,
      path: `/a"b{c}<d>`,
      parameters: [
        {name: text, in: 'query', description: 'Any.', example: text, schema: {enum: [text], default: text}},
      ],
      responses: {'200': {description: text, content: {'text/plain': {examples: {one: {summary: text, value: text}}}}}},
    };
    const page = operationPage(api, {consoleId: 'x'});
    expect(unsafeIn(page)).toEqual([]);
    expect(page).toContain('path="/a&quot;b&#123;c}&lt;d>"');
  });

  it('shows every status with its example', () => {
    expect(text).toContain('### 200 {#response-200}');
    expect(text).toContain('```csv title="Example"\na,b\n1,2\n```');
    expect(text).toContain('### 400 {#response-400}');
  });

  it('describes every media type of the body, with its fields and examples', () => {
    const address: Schema = {properties: {address: {type: 'string'}}};
    const photo: Schema = {properties: {photo: {type: 'string', format: 'binary'}, caption: {type: 'string'}}};
    const page = operationPage(
      withBody({
        'multipart/form-data': {schema: photo, encoding: {photo: {contentType: 'image/png'}}},
        'application/json': {schema: address},
        'application/vnd.a+json': {schema: address},
      }),
      {consoleId: 'x'},
    );
    expect(page).toContain(
      'Send the body as `application/json` (also accepted: `application/vnd.a+json`), or as `multipart/form-data`, described below.',
    );
    expect(page.match(/^#### .*$/gm)).toEqual([
      '#### `address` {#body-address}',
      '#### `photo` {#body-multipart-form-data-photo}',
      '#### `caption` {#body-multipart-form-data-caption}',
    ]);
    expect(page).toContain('`file`, optional, sent as `image/png`');
  });

  it('lists the fields of parameters that are objects', () => {
    const schema: Schema = {
      type: 'object',
      required: ['crop'],
      properties: {crop: {type: 'string', enum: ['corn', 'soy']}, area: {type: 'number', minimum: 1}},
    };
    for (const parameter of [
      {name: 'filter', in: 'query', style: 'deepObject', schema},
      {name: 'filter', in: 'query', content: {'application/json': {schema}}},
    ] satisfies Parameter[]) {
      const page = operationPage({method: 'get', path: '/x', parameters: [parameter]}, {consoleId: 'x'});
      expect(page).toContain('#### `crop` {#query-filter-crop}\n\n`string`, **required**');
      expect(page).toContain('- `soy`');
      expect(page).toContain('`number`, optional, at least 1');
    }
  });

  it('shows an example that is JSON text as JSON, in the page and in code samples', () => {
    const content = {'application/json': {schema: {type: 'object'}, example: '{"count": 3}'}};
    const page = operationPage({...withBody(content), responses: {'200': {content}}}, {consoleId: 'x'});
    expect(page.split('{\n  "count": 3\n}')).toHaveLength(3);
    expect(page).toContain('--data \'{"count":3}\'');
    const text = operationPage(withBody({'application/json': {schema: {type: 'string'}, example: '[a]'}}), {
      consoleId: 'x',
    });
    expect(text).toContain('--data \'"[a]"\'');
  });

  it('describes keys by pattern, closed objects, and numbers of fields', () => {
    const schema: Schema = {
      type: 'object',
      patternProperties: {'^x-': {type: 'string', description: 'Anything.'}},
      additionalProperties: false,
      minProperties: 1,
    };
    const page = operationPage(withBody({'application/json': {schema}}), {consoleId: 'x'});
    expect(page).toContain('`object`, at least 1 field, no other fields');
    expect(page).toMatch(
      /#### `\{\^x-\}` .*\n\n`string`, optional, each field whose name matches `\^x-`\n\nAnything\./,
    );
  });

  it('says which fields are required if alternatives say nothing else', () => {
    const schema: Schema = {
      type: 'object',
      properties: {id: {type: 'string'}, name: {type: 'string'}, place: {type: 'string'}},
      oneOf: [{required: ['id']}, {required: ['name', 'place']}],
    };
    const page = operationPage(withBody({'application/json': {schema}}), {consoleId: 'x'});
    expect(page).toContain('Required: exactly one of `id`, or `name` and `place`.');
    expect(page).toContain('"Generated from the schema"\n{\n  "id": "text"\n}');
  });

  it('describes the type and bounds of response headers', () => {
    const headers = {'X-Left': {description: 'Calls left.', schema: {type: 'integer', maximum: 100}}};
    const page = operationPage({method: 'get', path: '/x', responses: {'200': {headers}}}, {consoleId: 'x'});
    expect(page).toContain('Header `X-Left`, `integer`, at most 100: Calls left.');
  });

  it('names the other servers of an API with several beside its samples', () => {
    const servers = [
      {url: 'https://{region}.example.org/', variables: {region: {default: 'eu'}}},
      {url: 'https://test.example.org', description: 'For *tests*'},
      {url: 'https://eu.example.org'},
    ];
    const page = operationPage({method: 'get', path: '/x', servers}, {consoleId: 'x'});
    expect(page).toContain(
      'The samples ask `https://eu.example.org`. To ask another server, write its URL instead:\n\n- `https://test.example.org`: For *tests*\n',
    );
    expect(operationPage({method: 'get', path: '/x', servers: servers.slice(0, 1)}, {consoleId: 'x'})).not.toContain(
      'another server',
    );
  });

  it('has the path of a server without a host in its endpoint', () => {
    const page = operationPage({method: 'get', path: '/x', servers: [{url: '/v2'}]}, {consoleId: 'x'});
    expect(page).toContain('path="/v2/x"');
    expect(page).toContain("curl --fail-with-body 'https://api.example.org/v2/x'");
  });

  it('takes names of JavaScript for names', () => {
    const schema = JSON.parse(
      '{"properties": {"__proto__": {"type": "string"}, "constructor": {"format": "toString"}}}',
    ) as Schema;
    const api: Operation = {
      ...withBody({'multipart/form-data': {schema}}),
      security: [{constructor: []}, {toString: []}],
      servers: [{url: 'https://{constructor}.example.org'}],
    };
    const page = operationPage(api, {consoleId: 'x'});
    expect(page).toContain('#### `__proto__`');
    expect(page).toContain('#### `constructor`');
    expect(page).toContain('the security scheme `constructor`, which the specification does not define');
  });
});

describe('a parameter', () => {
  const sent = (parameter: Partial<Parameter>, example: unknown): string => {
    const {url, query, headers} = exampleRequest(
      {method: 'get', path: '/{p}', parameters: [{name: 'p', in: 'path', required: true, example, ...parameter}]},
      '',
    );
    return JSON.stringify({url, query, headers});
  };
  const list = ['a', 'b,c'];
  const object = {r: 1, g: 'x/y'};

  it.each<[Partial<Parameter>, unknown, string]>([
    [{}, list, '/a,b%2Cc'],
    [{}, object, '/r,1,g,x%2Fy'],
    [{explode: true}, object, '/r=1,g=x%2Fy'],
    [{style: 'label'}, list, '/.a,b%2Cc'],
    [{style: 'label', explode: true}, list, '/.a.b%2Cc'],
    [{style: 'matrix'}, list, '/;p=a,b%2Cc'],
    [{style: 'matrix', explode: true}, list, '/;p=a;p=b%2Cc'],
    [{style: 'matrix', explode: true}, object, '/;r=1;g=x%2Fy'],
    [{style: 'matrix'}, 5, '/;p=5'],
    [{style: 'form'}, list, '/a,b%2Cc'],
    [{content: {'application/json': {}}}, list, '/%5B%22a%22%2C%22b%2Cc%22%5D'],
  ])('in the path is written as OpenAPI says: %j %j', (parameter, value, url) => {
    expect(JSON.parse(sent(parameter, value))).toMatchObject({url});
  });

  it('in a header, a cookie, or the query is written as OpenAPI says', () => {
    const of = (parameter: Partial<Parameter>, value: unknown): object => JSON.parse(sent(parameter, value)) as object;
    expect(of({in: 'header'}, ['a', 'b'])).toMatchObject({headers: [['p', 'a,b']]});
    expect(of({in: 'header', explode: true}, object)).toMatchObject({headers: [['p', 'r=1,g=x/y']]});
    expect(of({in: 'cookie', explode: false}, ['a', 'b'])).toMatchObject({headers: [['Cookie', 'p=a,b']]});
    expect(of({in: 'query', explode: false}, object)).toMatchObject({query: [['p', 'r,1,g,x/y']]});
    expect(of({in: 'query', style: 'pipeDelimited', explode: false}, ['a', 'b'])).toMatchObject({
      query: [['p', 'a|b']],
    });
    expect(of({in: 'query', style: 'deepObject'}, object)).toMatchObject({
      query: [
        ['p[r]', '1'],
        ['p[g]', 'x/y'],
      ],
    });
  });
});

it.each(['constructor', '__proto__', 'toString'])(
  'the format %s, a property of every object, is not known',
  (format) => {
    expect(valueOf({type: 'string', format})).toBe(valueOf({type: 'string'}));
  },
);
