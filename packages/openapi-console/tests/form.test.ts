// The form of the console: its fields, and the media types of a body.
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import type {Operation, OperationData, Schema} from '@training-catalog/openapi-pages/client';
import {operationData, operationItems, readSpecification} from '@training-catalog/openapi-pages/node';
import type {Entries} from '../src/console/entries.js';
import type {FormField} from '../src/console/fields.js';
import {
  assemble,
  bodyAsText,
  consoleModelOf,
  entriesForJson,
  firstEntries,
  type ConsoleModel,
} from '../src/console/request.js';
import {urlOf} from '../src/console/send.js';

const folder = path.join(import.meta.dirname, 'fixtures');
const server = 'http://localhost:1';

let items: ReadonlyMap<string, Operation>;
beforeAll(async () => {
  const document = await readSpecification(path.join(folder, 'fields.yaml'), folder);
  items = new Map(operationItems(document).map(({id, api}) => [id, api]));
});

/** The data file of a page, as a browser reads it. */
const packed = (api: Operation): OperationData =>
  JSON.parse(JSON.stringify(operationData(api, {id: 'fields', console: true}))) as OperationData;

function tried(id: string, search = ''): {trial: ConsoleModel; entries: Entries; unknown: string[]} {
  const api = items.get(id);
  if (!api) {
    throw new Error(`no operation ${id}`);
  }
  const trial = consoleModelOf(packed(api));
  return {trial, ...firstEntries(trial.form, search)};
}

/** A trial of an operation with only a JSON body of this schema. */
function triedWith(schema: Schema, required = true): {trial: ConsoleModel; entries: Entries} {
  const trial = consoleModelOf(
    packed({method: 'post', path: '/', requestBody: {required, content: {'application/json': {schema}}}}),
  );
  return {trial, entries: firstEntries(trial.form, '').entries};
}

/** The fields of the first body. */
function fieldsOf({form: {bodies}}: ConsoleModel): readonly FormField[] {
  const fields = bodies[0]?.fields;
  if (!fields) {
    throw new Error('the body has no fields');
  }
  return fields;
}

const withTexts = (entries: Entries, texts: Entries['texts']): Entries => ({
  ...entries,
  texts: {...entries.texts, ...texts},
});

const payloadOf = (trial: ConsoleModel, entries: Entries): unknown => assemble(trial, server, entries, []).payload;

const problemsOf = (trial: ConsoleModel, entries: Entries): [string, string, boolean][] =>
  assemble(trial, server, entries, []).problems.map(({key, message, isFatal}) => [key, message, isFatal]);

/** A survey with all of its fields. */
const survey = {
  place: 'Old Oak',
  day: '2026-05-01',
  hours: 1.5,
  isPublic: false,
  code: 'ABC',
  years: [2017, 2018],
  species: ['Heron', 'Crane'],
  leader: {name: 'Ada', mail: 'ada@example.org'},
  deputy: {name: 'Ben'},
  stops: [{name: 'Pond', minutes: 10, visitors: [{name: 'Cy'}, {name: 'Di'}]}, {name: 'Weir'}],
  gear: {kind: 'scope', zoom: 20},
  labels: {a: 'b'},
  follows: {place: 'Mill Pond', leader: {name: 'Eve'}},
};

/** Entries for the survey with one part of it replaced. */
function entriesWith(part: object): {trial: ConsoleModel; entries: Entries} {
  const {trial, entries} = tried('survey-create');
  const filled = entriesForJson(fieldsOf(trial), JSON.stringify({...survey, ...part}), entries);
  return {trial, entries: {...entries, ...filled}};
}

describe('the form of a body', () => {
  it('has a kind of field for each kind of schema', () => {
    const {trial} = tried('survey-create');
    expect(Object.fromEntries(fieldsOf(trial).map(({name, kind, required}) => [name, [kind, required]]))).toEqual({
      place: ['text', true],
      day: ['text', false],
      hours: ['number', false],
      isPublic: ['choice', false],
      code: ['text', false],
      years: ['lines', false],
      species: ['lines', false],
      leader: ['json', true],
      deputy: ['json', false],
      stops: ['json', false],
      gear: ['json', false],
      labels: ['json', false],
      follows: ['json', false],
    });
  });

  it('represents a value of every kind, and returns it unchanged as JSON', () => {
    const {trial, entries} = entriesWith({});
    expect(JSON.parse(bodyAsText(fieldsOf(trial), entries))).toEqual(survey);
    expect(JSON.parse(payloadOf(trial, entries) as string)).toEqual(survey);
    expect(problemsOf(trial, entries)).toEqual([]);
  });

  it('starts with the required fields', () => {
    const {trial, entries} = tried('survey-create');
    expect(payloadOf(trial, entries)).toBe('{"place":"Mill Pond","leader":{"name":"Ada"}}');
  });

  it.each([
    ['a field that the schema does not have', {...survey, more: 1}],
    ['null', {...survey, code: null}],
    ['an empty text that is not required', {...survey, code: ''}],
    ['an empty list of texts', {...survey, species: []}],
    ['a number as text', {...survey, hours: '1.5'}],
    ['a line break in a list of texts', {place: 'a', leader: {name: 'Ada'}, years: ['1\n2']}],
    ['a list in place of the body', [survey]],
  ])('refuses JSON that it would change: %s', (_, value) => {
    const {trial, entries} = tried('survey-create');
    expect(entriesForJson(fieldsOf(trial), JSON.stringify(value), entries)).toBeUndefined();
  });

  it('starts as JSON if the example does not fit the fields', () => {
    const schema: Schema = {type: 'object', properties: {a: {type: 'string'}}, example: {a: '', b: 1}};
    const {trial, entries} = triedWith(schema);
    expect(entries.bodies).toEqual([{isText: true, text: JSON.stringify({a: '', b: 1}, null, 2)}]);
    expect(payloadOf(trial, entries)).toBe(JSON.stringify({a: '', b: 1}, null, 2));
  });

  it('takes text for a value of several types if one of them is text, and leaves null out', () => {
    const {trial, entries} = triedWith({
      type: 'object',
      properties: {
        size: {type: ['integer', 'string', 'null']},
        count: {anyOf: [{type: 'integer'}, {type: 'boolean'}]},
        name: {oneOf: [{type: 'null'}, {type: 'string'}]},
        mode: {
          anyOf: [
            {type: 'string', enum: ['a']},
            {type: 'string', const: 'b'},
          ],
        },
      },
      example: {size: 'large', count: 2, name: 'x', mode: 'b'},
    });
    expect(fieldsOf(trial).map(({kind}) => kind)).toEqual(['text', 'json', 'text', 'choice']);
    expect(payloadOf(trial, entries)).toBe('{"size":"large","count":2,"name":"x","mode":"b"}');
  });

  it('ends at recursive schemas', () => {
    const node: Schema = {type: 'object', required: ['next'], properties: {}};
    node.properties = {next: node, name: {type: 'string'}};
    const nested: Schema = {type: 'array'};
    nested.items = nested;
    const {trial, entries} = triedWith({type: 'object', required: ['node', 'nested'], properties: {node, nested}});
    expect(bodyAsText(fieldsOf(trial), entries).length).toBeLessThan(500);
  });

  it('is a text if the body is an array, which can be left out if it is optional', () => {
    const {trial, entries} = tried('survey-update');
    expect(trial.form.bodies[0]?.fields).toBeUndefined();
    expect(JSON.parse(payloadOf(trial, entries) as string)).toEqual([{name: 'text'}]);
    const none = {...entries, bodies: [{isText: true, text: ''}]};
    expect(payloadOf(trial, none)).toBeUndefined();
    expect(problemsOf(trial, none)).toEqual([]);
  });

  it('distinguishes names that look like paths', () => {
    const schema: Schema = {
      type: 'object',
      properties: {'a/b': {type: 'string'}, 'a~1b': {type: 'string'}, __proto__x: {type: 'string'}},
      example: {'a/b': '1', 'a~1b': '4', __proto__x: '5'},
    };
    const {trial, entries} = triedWith(schema);
    expect(JSON.parse(payloadOf(trial, entries) as string)).toEqual(schema.example);
  });
});

describe('a required text', () => {
  const schema: Schema = {
    type: 'object',
    required: ['filter', 'place', 'mode', 'count'],
    properties: {
      filter: {
        type: 'string',
        maxLength: 40,
        anyOf: [{type: 'string', enum: ['Corn', 'Hay']}, {type: 'string', maxLength: 0}, {type: 'string'}],
      },
      place: {type: 'string', minLength: 1},
      mode: {type: 'string', enum: ['', 'rail']},
      count: {type: 'integer'},
      note: {type: 'string'},
    },
    example: {filter: '', place: 'Ohio', mode: '', count: 1},
  };

  it('is sent as an empty text if that is valid, and required otherwise', () => {
    const {trial, entries} = triedWith(schema);
    expect(payloadOf(trial, entries)).toBe('{"filter":"","place":"Ohio","mode":"","count":1}');
    expect(problemsOf(trial, withTexts(entries, {'body/place': '', 'body/count': ''}))).toEqual([
      ['body/place', 'This field is required.', false],
      ['body/count', 'This field is required.', false],
    ]);
  });

  it('suggests the known values, and accepts others', () => {
    const {trial, entries} = triedWith(schema);
    const [filter] = fieldsOf(trial);
    expect([filter?.kind, filter?.values]).toEqual(['text', ['Corn', 'Hay']]);
    expect(problemsOf(trial, withTexts(entries, {'body/filter': 'Rye'}))).toEqual([]);
  });

  it('leaves out an optional body when it is empty', () => {
    const {trial, entries} = triedWith(schema, false);
    const texts = Object.fromEntries(Object.keys(entries.texts).map((key) => [key, '']));
    expect(payloadOf(trial, {...entries, texts})).toBeUndefined();
    expect(problemsOf(trial, {...entries, texts})).toEqual([]);
  });
});

describe('problems inside a body', () => {
  it.each([
    [{day: 'soon'}, 'body/day', 'Enter a value of the format date, such as 2025-01-31.'],
    [{leader: {}}, 'body/leader', 'Value name: This field is required.'],
    [{stops: [{name: 'Pond'}, {name: 'W'}]}, 'body/stops', 'Value 1.name: Allowed: at least 2 characters.'],
    [{stops: [{name: 'Pond', minutes: 1.5}]}, 'body/stops', 'Value 0.minutes: The type must be integer.'],
    [{stops: Array.from('1234', () => ({name: 'Pond'}))}, 'body/stops', 'Allowed: at most 3 items.'],
    [{species: ['Heron', 'Heron']}, 'body/species', 'Allowed: unique items.'],
    [{species: ['Heron', 'Swan']}, 'body/species', 'Value 1: Enter one of: Heron, Egret, Crane.'],
    [{code: 'abc'}, 'body/code', 'Allowed: pattern ^[A-Z]{3}$.'],
    [{hours: 25}, 'body/hours', 'Allowed: at most 24.'],
    [{hours: 1.3}, 'body/hours', 'Allowed: multiple of 0.5.'],
    [{labels: {a: 1}}, 'body/labels', 'Value a: The type must be string.'],
    [{gear: {kind: 'boat', seats: 0}}, 'body/gear', 'Value seats: Allowed: at least 1.'],
    [{gear: {kind: 'raft', seats: 1}}, 'body/gear', 'The value must match exactly one of the alternatives.'],
  ])('%j', (part, key, message) => {
    const {trial, entries} = entriesWith(part);
    expect(problemsOf(trial, entries)).toEqual([[key, message, false]]);
  });

  it('include JSON that is none, in a field', () => {
    const {trial, entries} = tried('survey-create');
    expect(problemsOf(trial, withTexts(entries, {'body/deputy': 'Ben'}))).toEqual([
      ['body/deputy', expect.stringMatching(/^This is not valid JSON/) as string, true],
    ]);
  });

  it('reports problems of the whole body', () => {
    const {trial, entries} = triedWith({
      type: 'object',
      minProperties: 1,
      properties: {a: {type: 'string'}},
      anyOf: [{required: ['a']}, {required: ['b']}],
      example: {},
    });
    expect(problemsOf(trial, entries)).toEqual([['body', 'The value matches none of the alternatives.', false]]);
  });
});

describe('the media types of a body', () => {
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/plain',
    'image/*',
  ];
  const chosen = (type: string): {trial: ConsoleModel; entries: Entries} => {
    const {trial, entries} = tried('survey-create');
    return {trial, entries: {...entries, body: types.indexOf(type)}};
  };
  const file = new File(['<svg/>'], 'map.svg', {type: 'image/svg+xml'});

  it('are all offered, starting with that of the page', () => {
    const {trial, entries} = tried('survey-create');
    expect(trial.form.bodies.map(({type}) => type)).toEqual(types);
    expect(entries.body).toBe(0);
  });

  it('can be a form: arrays repeat their name, objects become JSON', () => {
    const {trial, entries} = chosen('application/x-www-form-urlencoded');
    const texts = {'body2/place': 'A & B', 'body2/species': 'Heron\nCrane', 'body2/leader': '{"name":"Ada"}'};
    const filled = withTexts(entries, texts);
    expect(String(payloadOf(trial, filled) as URLSearchParams)).toBe(
      'place=A+%26+B&species=Heron&species=Crane&leader=%7B%22name%22%3A%22Ada%22%7D',
    );
    expect(problemsOf(trial, withTexts(filled, {'body2/hours': 'x'}))).toEqual([
      ['body2/hours', 'Enter a number, such as 12 or -0.5.', true],
    ]);
  });

  it('can be multipart, with one or several files for a field', () => {
    const {trial, entries} = chosen('multipart/form-data');
    expect(problemsOf(trial, entries)).toEqual([['body3/map', 'This field is required.', false]]);
    const files = {'body3/map': [file], 'body3/photos': [file, new File(['x'], 'b.png')]};
    const {payload, problems, request} = assemble(trial, server, {...entries, files}, []);
    expect(problems).toEqual([]);
    expect(
      [...(payload as FormData)].map(([name, value]) => [name, value instanceof File ? value.name : value]),
    ).toEqual([
      ['place', 'Mill Pond'],
      ['map', 'map.svg'],
      ['photos', 'map.svg'],
      ['photos', 'b.png'],
    ]);
    expect(request.body).toMatchObject({kind: 'multipart', fields: [{isFile: false}, {isFile: true}, {}, {}]});
  });

  it('can be text', () => {
    const {trial, entries} = chosen('text/plain');
    expect(assemble(trial, server, entries, []).request.body).toEqual({
      kind: 'text',
      type: 'text/plain',
      text: 'Herons at the mill pond.',
    });
    const bodies = entries.bodies.map((one) => ({...one, text: ''}));
    expect(problemsOf(trial, {...entries, bodies})).toEqual([['body4', 'The body is required.', false]]);
  });

  it('can be the content of a file, which has its own type if the specification leaves it open', () => {
    const {trial, entries} = chosen('image/*');
    expect(problemsOf(trial, entries)).toEqual([['body5', 'Choose a file.', true]]);
    const {payload, problems, request} = assemble(trial, server, {...entries, files: {body5: [file]}}, []);
    expect(payload).toBe(file);
    expect(problems).toEqual([]);
    expect(request.body).toEqual({kind: 'file', type: 'image/svg+xml', file: 'map.svg'});
  });
});

describe('the query string', () => {
  it('fills in objects and arrays as JSON, in parameters and in the body', () => {
    const {trial, entries, unknown} = tried(
      'survey-create',
      '?try&season=["fall"]&near={"lat":40,"lon":-83}&note=5&stops=[{"name":"Weir"}]&deputy={"name":"Ben"}',
    );
    const {request, payload} = assemble(trial, server, entries, []);
    expect(decodeURIComponent(urlOf(request))).toBe(
      'http://localhost:1/echo/?season=fall&near[lat]=40&near[lon]=-83&note=5',
    );
    expect(payload).toBe(
      '{"place":"Mill Pond","leader":{"name":"Ada"},"deputy":{"name":"Ben"},"stops":[{"name":"Weir"}]}',
    );
    expect(unknown).toEqual([]);
  });

  it('reports names that no field has, and files', () => {
    expect(tried('survey-create', '?try&stop=[{"name":"Weir"}]&map=x').unknown).toEqual(['stop', 'map']);
  });

  it('selects the media type that has the fields', () => {
    const {trial, entries} = tried('survey-create', '?try&photos=1&leader={"name":"Ben"}');
    expect(trial.form.bodies[entries.body]?.type).toBe('application/json');
    const other = consoleModelOf(
      packed({
        method: 'post',
        path: '/',
        requestBody: {
          content: {
            'application/json': {schema: {type: 'object', properties: {a: {type: 'string'}}}},
            'application/x-www-form-urlencoded': {schema: {type: 'object', properties: {b: {type: 'string'}}}},
          },
        },
      }),
    );
    expect(firstEntries(other.form, '?b=1').entries.body).toBe(1);
    expect(firstEntries(other.form, '?a=1').entries.body).toBe(0);
  });
});
