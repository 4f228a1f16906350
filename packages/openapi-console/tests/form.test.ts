// The form of the console: groups, lists, alternatives, and the media types of a body.
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import type {Operation, OperationData, Schema} from '@training-catalog/openapi-pages/client';
import {operationData, operationItems, readSpecification} from '@training-catalog/openapi-pages/node';
import {
  entriesFor,
  entriesOfNew,
  entriesOfText,
  fieldsInside,
  noFilesIn,
  valueOf,
  type Entries,
} from '../src/console/entries.js';
import {alternativesIn, itemIn, type FormField} from '../src/console/fields.js';
import {assemble, bodyAsText, consoleModelOf, firstEntries, type ConsoleModel} from '../src/console/request.js';
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

function rootOf({form: {bodies}}: ConsoleModel, index = 0): FormField {
  const root = bodies[index]?.root;
  if (!root) {
    throw new Error('the body has no fields');
  }
  return root;
}

/** The field of a body with this name. */
function fieldOf(root: FormField, entries: Entries, name: string): FormField {
  const field = fieldsInside(root, entries).find((one) => one.name === name);
  if (!field) {
    throw new Error(`no field ${name}`);
  }
  return field;
}

const withFilling = (entries: Entries, {texts, parts}: Pick<Entries, 'texts' | 'parts'>): Entries => ({
  ...entries,
  texts: {...entries.texts, ...texts},
  parts: {...entries.parts, ...parts},
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

describe('the form of a body', () => {
  it('has a kind of field for each kind of schema', () => {
    const {trial, entries} = tried('survey-create');
    expect(
      Object.fromEntries(
        fieldsInside(rootOf(trial), entries).map(({name, kind, required}) => [name, [kind, required]]),
      ),
    ).toEqual({
      place: ['text', true],
      day: ['text', false],
      hours: ['number', false],
      isPublic: ['choice', false],
      code: ['text', false],
      years: ['lines', false],
      species: ['list', false],
      leader: ['group', true],
      deputy: ['group', false],
      stops: ['list', false],
      gear: ['variant', false],
      labels: ['json', false],
      follows: ['group', false],
    });
  });

  it('represents a value of every kind, and returns it unchanged as JSON', () => {
    const {trial, entries} = tried('survey-create');
    const root = rootOf(trial);
    const filling = entriesOfText(root, JSON.stringify(survey));
    const filled = withFilling(entries, filling ?? {texts: {}, parts: {}});
    expect(JSON.parse(bodyAsText(root, filled))).toEqual(survey);
    expect(JSON.parse(payloadOf(trial, filled) as string)).toEqual(survey);
    expect(problemsOf(trial, filled)).toEqual([]);
  });

  it('starts with the required fields, and adds and removes the others', () => {
    const {trial, entries} = tried('survey-create');
    const root = rootOf(trial);
    expect(payloadOf(trial, entries)).toBe('{"place":"Mill Pond","leader":{"name":"Ada"}}');
    const stops = fieldOf(root, entries, 'stops');
    const first = itemIn(stops, 0);
    const second = itemIn(stops, 1);
    const added = withFilling(withFilling(withFilling(entries, entriesOfNew(first)), entriesOfNew(second)), {
      texts: {'body/stops/1/name': 'Weir'},
      parts: {[stops.key]: [0, 1]},
    });
    expect(valueOf(stops, added)).toEqual([{name: 'text'}, {name: 'Weir'}]);
    const removed = withFilling(added, {texts: {}, parts: {[stops.key]: [1]}});
    expect(valueOf(stops, removed)).toEqual([{name: 'Weir'}]);
    const none = withFilling(added, {texts: {}, parts: {[stops.key]: []}});
    expect(valueOf(stops, none)).toBeUndefined();
  });

  it.each([
    ['a field that the schema does not have', {...survey, more: 1}],
    ['null', {...survey, code: null}],
    ['an empty text that is not required', {...survey, code: ''}],
    ['an empty list', {...survey, stops: []}],
    ['a number as text', {...survey, hours: '1.5'}],
    ['a line break in a list of texts', {place: 'a', leader: {name: 'Ada'}, years: ['1\n2']}],
    ['a list in place of the body', [survey]],
  ])('refuses JSON that it would change: %s', (_, value) => {
    expect(entriesOfText(rootOf(tried('survey-create').trial), JSON.stringify(value))).toBeUndefined();
  });

  it('starts as JSON if the example does not fit the fields', () => {
    const schema: Schema = {type: 'object', properties: {a: {type: 'string'}}, example: {a: '', b: 1}};
    const {trial, entries} = triedWith(schema);
    expect(entries.bodies).toEqual([{isText: true, text: JSON.stringify({a: '', b: 1}, null, 2)}]);
    expect(payloadOf(trial, entries)).toBe(JSON.stringify({a: '', b: 1}, null, 2));
  });

  it('recognizes the alternative of a value by fields that only it has, or by a fixed value', () => {
    const {trial, entries} = tried('survey-create');
    const gear = fieldOf(rootOf(trial), entries, 'gear');
    expect(alternativesIn(gear).map(({title}) => title)).toEqual(['Boat', 'Scope']);
    expect(entriesFor(gear, {kind: 'scope'}).parts[gear.key]).toEqual([1]);
    expect(entriesFor(gear, {kind: 'boat', seats: 2}).parts[gear.key]).toEqual([0]);
  });

  it('has alternatives for a value of several types, unless the other type is null', () => {
    const {trial, entries} = triedWith({
      type: 'object',
      properties: {
        size: {type: ['integer', 'string', 'null']},
        name: {oneOf: [{type: 'null'}, {type: 'string'}]},
        mode: {
          anyOf: [
            {type: 'string', enum: ['a']},
            {type: 'string', const: 'b'},
          ],
        },
      },
      example: {size: 'large', name: 'x', mode: 'b'},
    });
    const fields = fieldsInside(rootOf(trial), entries);
    expect(fields.map(({kind}) => kind)).toEqual(['variant', 'text', 'choice']);
    expect(payloadOf(trial, entries)).toBe('{"size":"large","name":"x","mode":"b"}');
    expect(payloadOf(trial, withFilling(entries, {texts: {'body/size/0': '5'}, parts: {'body/size': [0]}}))).toBe(
      '{"size":5,"name":"x","mode":"b"}',
    );
  });

  it('ends at recursive schemas', () => {
    const node: Schema = {type: 'object', required: ['next'], properties: {}};
    node.properties = {next: node, name: {type: 'string'}};
    const nested: Schema = {type: 'array'};
    nested.items = nested;
    const {trial, entries} = triedWith({type: 'object', required: ['node', 'nested'], properties: {node, nested}});
    expect(bodyAsText(rootOf(trial), entries).length).toBeLessThan(500);
  });

  it('may be an array, and can be left out if it is optional', () => {
    const {trial, entries} = tried('survey-update');
    expect(rootOf(trial).kind).toBe('list');
    expect(payloadOf(trial, entries)).toBe('[{"name":"text"}]');
    expect(payloadOf(trial, {...entries, parts: {body: []}})).toBeUndefined();
    expect(problemsOf(trial, {...entries, parts: {body: []}})).toEqual([]);
  });

  it('distinguishes names that look like paths', () => {
    const schema: Schema = {
      type: 'object',
      properties: {
        'a/b': {type: 'string'},
        a: {type: 'object', properties: {b: {type: 'string'}, '~1': {type: 'string'}}},
        'a~1b': {type: 'string'},
        __proto__x: {type: 'string'},
      },
      example: {'a/b': '1', a: {b: '2', '~1': '3'}, 'a~1b': '4', __proto__x: '5'},
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
    expect(problemsOf(trial, withFilling(entries, {texts: {'body/place': '', 'body/count': ''}, parts: {}}))).toEqual([
      ['body/place', 'This field is required.', false],
      ['body/count', 'This field is required.', false],
    ]);
  });

  it('suggests the known values, and accepts others', () => {
    const {trial, entries} = triedWith(schema);
    const filter = fieldOf(rootOf(trial), entries, 'filter');
    expect([filter.kind, filter.values]).toEqual(['text', ['Corn', 'Hay']]);
    expect(problemsOf(trial, withFilling(entries, {texts: {'body/filter': 'Rye'}, parts: {}}))).toEqual([]);
  });

  it('leaves out an optional body when it is empty', () => {
    const {trial, entries} = triedWith(schema, false);
    const texts = Object.fromEntries(Object.keys(entries.texts).map((key) => [key, '']));
    expect(payloadOf(trial, {...entries, texts})).toBeUndefined();
    expect(problemsOf(trial, {...entries, texts})).toEqual([]);
  });
});

describe('problems inside a body', () => {
  /** The survey with one part of it replaced. */
  const wrong = (part: object): [string, string, boolean][] => {
    const {trial, entries} = tried('survey-create');
    return problemsOf(trial, withFilling(entries, entriesFor(rootOf(trial), {...survey, ...part})));
  };

  it.each([
    [{leader: {name: 'Ada', mail: 'x'}}, 'body/leader/mail', 'Enter an email address, such as user@example.org.'],
    [{leader: {}}, 'body/leader/name', 'This field is required.'],
    [{stops: [{name: 'Pond'}, {name: 'W'}]}, 'body/stops/1/name', 'Enter at least 2 characters.'],
    [{stops: [{name: 'Pond', minutes: 1.5}]}, 'body/stops/0/minutes', 'The type must be integer.'],
    [{stops: [{name: 'Pond', visitors: [{}]}]}, 'body/stops/0/visitors/0/name', 'This field is required.'],
    [{stops: Array.from('1234', () => ({name: 'Pond'}))}, 'body/stops', 'Enter at most 3 values.'],
    [{species: ['Heron', 'Heron']}, 'body/species', 'Enter each value only once.'],
    [{code: 'abc'}, 'body/code', 'The text must match ^[A-Z]{3}$.'],
    [{labels: {a: 1}}, 'body/labels', 'Value a: The type must be string.'],
    [{follows: {place: 'x', leader: {name: 'Eve'}}}, 'body/follows/place', 'Enter at least 3 characters.'],
    [{gear: {kind: 'boat', seats: 0}}, 'body/gear/0/seats', 'The number must be 1 or more.'],
  ])('%j', (part, key, message) => {
    expect(wrong(part)).toEqual([[key, message, false]]);
  });

  it('names the wrong item, even after an empty one', () => {
    const {trial, entries} = tried('survey-create');
    const filled = withFilling(entries, {
      texts: {'body/species/0': '', 'body/species/1': 'Swan'},
      parts: {'body/species': [0, 1]},
    });
    expect(problemsOf(trial, filled)).toEqual([
      ['body/species/0', 'This field is required.', false],
      ['body/species/1', 'Enter one of: Heron, Egret, Crane.', false],
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
    const texts = {'body2/place': 'A & B', 'body2/species': 'Heron\nCrane', 'body2/leader/name': 'Ada'};
    const filled = withFilling(entries, {texts, parts: {'body2/leader': [0]}});
    expect(String(payloadOf(trial, filled) as URLSearchParams)).toBe(
      'place=A+%26+B&species=Heron&species=Crane&leader=%7B%22name%22%3A%22Ada%22%7D',
    );
    expect(problemsOf(trial, withFilling(filled, {texts: {'body2/hours': 'x'}, parts: {}}))).toEqual([
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
    expect(noFilesIn('body3/photos', {...entries, files})).toEqual({'body3/photos': []});
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

  it('reports values that no field can have', () => {
    expect(tried('survey-create', '?try&stops=[{"name":"Weir","depth":2}]&deputy=Ben&map=x').unknown).toEqual([
      'stops',
      'deputy',
      'map',
    ]);
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
