import {describe, expect, it} from 'vitest';
import {codeSamples, samplesOf} from '../../shared/api/codeSamples';
import {exampleRequest, type ExampleBody} from '../../shared/api/exampleRequest';
import {allowedValues, constraints, fieldsOf, typeName} from '../../shared/api/fields';
import {markupFaults} from '../../content-lint/rules/unsafeMarkup';
import {operationPage} from '../../plugins/api-reference/operationPage';
import type {Operation, Schema} from '../../shared/api/types';

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

  it('describe type, bounds, and values', () => {
    expect(typeName({type: 'array', items: {type: 'integer'}})).toBe('array of integer');
    expect(typeName({anyOf: [{type: 'string'}, {type: 'integer'}]})).toBe('string or integer');
    expect(constraints({minItems: 1, maxItems: 2})).toEqual(['1 to 2 items']);
    expect(constraints({maxLength: 40})).toEqual(['at most 40 characters']);
    expect(allowedValues({anyOf: [{enum: ['a']}, {enum: ['b']}]})).toEqual(['a', 'b']);
    expect(typeName({type: ['integer', 'null']})).toBe('integer or null');
    expect(typeName({type: 'string', format: 'binary'})).toBe('file');
    expect(constraints({minimum: 0, exclusiveMinimum: true, exclusiveMaximum: 5})).toEqual([
      'greater than 0',
      'less than 5',
    ]);
  });
});

describe('fields of alternatives', () => {
  const named = (title: string, names: readonly string[]): Schema => ({
    title,
    properties: Object.fromEntries(names.map((name) => [name, {type: 'string'}])),
  });

  it('say which alternatives have them', () => {
    const fields = fieldsOf({oneOf: [named('Owl', ['name', 'ears']), named('Finch', ['name', 'song'])]});
    expect(fields.map(({path, within}) => [path, within])).toEqual([
      ['name', undefined],
      ['ears', ['Owl']],
      ['song', ['Finch']],
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
        "curl --request POST 'https://example.org/flows/' \\",
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
      "curl --get 'https://example.org/flows/' \\\n  --data-urlencode 'place=SW & Central Asia'",
    );
    expect(sample('Python', get)).toContain('params={\n        "place": "SW & Central Asia",\n    }');
  });

  const withBody = (label: string, body: ExampleBody): string =>
    samplesOf({method: 'post', url: 'https://example.org/', query: [], headers: [], body}).find(
      (one) => one.label === label,
    )?.code ?? '';
  const field = (name: string, value: string) => ({name, value, isFile: false});

  it('keep every value of a repeated form field', () => {
    const fields = [field('year', '2017'), field('place', 'Ohio'), field('year', '2018')];
    const form = {kind: 'form', type: 'application/x-www-form-urlencoded', fields} as const;
    const lists = '    data={\n        "year": ["2017", "2018"],\n        "place": "Ohio",\n    },';
    expect(withBody('Python', form)).toContain(lists);
    expect(withBody('Python', {...form, kind: 'multipart'})).toContain(lists);
    const sent = /new URLSearchParams\(([^)]*)\)/.exec(withBody('JavaScript', form))?.[1] ?? '';
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

  it('have curl send text that begins with @ or <, and read only the file that a reader chose', () => {
    expect(withBody('curl', {kind: 'text', type: 'text/plain', text: '@notes'})).toContain("--data-raw '@notes'");
    expect(
      withBody('curl', {kind: 'multipart', type: 'multipart/form-data', fields: [field('note', '<a;b')]}),
    ).toContain("--form-string 'note=<a;b'");
    expect(withBody('curl', {kind: 'file', type: 'image/png', file: "it's $x"})).toContain(
      String.raw`--data-binary '@it'\''s $x'`,
    );
  });
});

describe('the page of an operation', () => {
  const text = operationPage(operation, 'flows-create');

  it('distinguishes required and optional fields, with anchors', () => {
    expect(text).toContain(
      '#### `place` {#body-place}\n\n`string`, **required**, at most 15 characters\n\nWhere it starts.',
    );
    expect(text).toContain('#### `years` {#body-years}\n\n`array of integer`, optional, 1 to 2 items');
  });

  it('skips no level of headings', () => {
    const api: Operation = {...operation, parameters: [{name: 'place', in: 'query', example: 'Ohio'}]};
    const page = operationPage(api, 'flows');
    const levels = [...page.matchAll(/^(#{2,}) /gm)].map(([, marks = '']) => marks.length);
    expect(levels.length).toBeGreaterThan(5);
    // The title of the page is the first level.
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
  });

  it('gives each field an anchor of its own', () => {
    const schema: Schema = {properties: {'a-b': {type: 'string'}, a_b: {type: 'string'}, 鳥: {type: 'string'}}};
    const api: Operation = {...operation, requestBody: {content: {'application/json': {schema}}}};
    const anchors = [...operationPage(api, 'x').matchAll(/\{#(body[\w-]*)\}/g)].map(([, id]) => id);
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
    const page = operationPage(api, 'x');
    expect(markupFaults(page.replaceAll(/ \{#[\w-]+\}$/gm, ''))).toEqual([]);
    expect(page).toContain('path="/a&quot;b&#123;c}&lt;d>"');
  });

  it('shows every status with its example', () => {
    expect(text).toContain('### 200 {#response-200}');
    expect(text).toContain('```csv title="Example"\na,b\n1,2\n```');
    expect(text).toContain('### 400 {#response-400}');
  });
});
