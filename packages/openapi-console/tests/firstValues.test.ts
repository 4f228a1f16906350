// What a page shows first is what its console accepts: examples that are made from a schema match it.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Operation, OperationData, Parameter, Schema} from '@training-catalog/openapi-pages/client';
import {operationData} from '@training-catalog/openapi-pages/node';
import {assemble, consoleModelOf, firstEntries} from '../src/console/request.js';

const bound = <Key extends keyof Schema>(key: Key, values: fc.Arbitrary<Schema[Key]>): fc.Arbitrary<Schema> =>
  fc.option(values).map((value) => (value === null ? {} : {[key]: value}));

const joined = (...parts: fc.Arbitrary<Schema>[]): fc.Arbitrary<Schema> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all) as Schema);

const formats = ['date', 'date-time', 'time', 'duration', 'email', 'uri', 'uuid', 'ipv4', 'ipv6', 'hostname'];

/** Texts whose bounds leave room for a value. */
const text = fc.oneof(
  joined(
    fc.constant<Schema>({type: 'string'}),
    bound('minLength', fc.integer({min: 0, max: 40})),
    bound('maxLength', fc.integer({min: 41, max: 60})),
  ),
  joined(fc.constant<Schema>({type: 'string'}), bound('maxLength', fc.integer({min: 2, max: 6}))),
  fc.constantFrom(...formats).map((format): Schema => ({type: 'string', format})),
  fc
    .constantFrom('^[A-Z]{3}$', '^\\d+$', '^[0-9a-f]{24}$', '^[a-z]{2,5}$', '^a(b|c)?$', 'a')
    .map((pattern): Schema => ({type: 'string', pattern})),
  fc.constantFrom<Schema>({type: 'string', enum: ['reed', 'moss']}, {const: 'reed'}, {type: ['string', 'null']}),
);

/** Numbers whose bounds leave room for a multiple of their step. */
const number = fc
  .record({
    type: fc.constantFrom('integer', 'number'),
    low: fc.integer({min: -1000, max: 1000}),
    room: fc.integer({min: 40, max: 400}),
    step: fc.option(fc.constantFrom(1, 2, 5, 7, 0.5, 0.1, 0.01, 2.5)),
    lower: fc.constantFrom('minimum', 'exclusiveMinimum', ''),
    upper: fc.constantFrom('maximum', 'exclusiveMaximum', ''),
  })
  .map(({type, low, room, step, lower, upper}): Schema => ({
    type,
    ...(lower !== '' && {[lower]: low}),
    ...(upper !== '' && {[upper]: low + room}),
    ...(step !== null && {multipleOf: step}),
  }));

/** Numbers between two others. */
const fraction = fc
  .integer({min: -5, max: 5})
  .map((low): Schema => ({type: 'number', exclusiveMinimum: low, exclusiveMaximum: low + 1}));

/** Scalars with as many values as a list needs. */
const many = fc.oneof(
  fc.constantFrom(...formats).map((format): Schema => ({type: 'string', format})),
  joined(fc.constant<Schema>({type: 'string'}), bound('minLength', fc.integer({min: 0, max: 40}))),
  number,
);

const anySchema = fc.letrec<{value: Schema; object: Schema}>((tie) => ({
  value: fc.oneof(
    {maxDepth: 3},
    text,
    number,
    fraction,
    fc.constantFrom<Schema>({type: 'boolean'}, {type: 'null'}, {}),
    fc
      .record({items: tie('value'), minItems: fc.integer({min: 0, max: 6})})
      .map(({items, minItems}): Schema => ({type: 'array', items, minItems, maxItems: Math.max(1, minItems)})),
    fc
      .record({items: many, minItems: fc.integer({min: 2, max: 6})})
      .map(({items, minItems}): Schema => ({type: 'array', items, minItems, uniqueItems: true})),
    fc
      .tuple(text, number)
      .map(([one, other]): Schema => ({type: 'array', prefixItems: [one, other], minItems: 2, maxItems: 2})),
    tie('object'),
    fc.tuple(tie('object'), tie('object')).map(([one, other]): Schema => ({
      discriminator: {propertyName: 'kind', mapping: {owl: 'Owl'}},
      oneOf: [one, other].map((part, index) => ({
        ...part,
        title: ['Owl', 'Finch'][index] ?? '',
        properties: {...part.properties, kind: {const: ['owl', 'Finch'][index]}},
        required: [...(part.required ?? []), 'kind'],
      })),
    })),
    fc
      .record({least: fc.integer({min: 1, max: 4}), free: text})
      .map(({least, free}): Schema => ({type: 'object', minProperties: least, additionalProperties: free})),
  ),
  object: fc
    .record({
      a: tie('value'),
      b: tie('value'),
      c: tie('value'),
      required: fc.subarray(['a', 'b', 'c']),
      isClosed: fc.boolean(),
    })
    .map(({required, isClosed, ...properties}): Schema => ({
      type: 'object',
      properties,
      required,
      ...(isClosed && {additionalProperties: false}),
    })),
}));

/** What the console says of an operation that nobody has touched. */
function problemsOf(schema: Schema, parameters: readonly Parameter[] = []): readonly string[] {
  const api = {
    method: 'post',
    path: '/',
    parameters,
    requestBody: {required: true, content: {'application/json': {schema}}},
  };
  const data = JSON.parse(JSON.stringify(operationData(api, {id: 'x', console: true}))) as OperationData;
  const model = consoleModelOf(data);
  const {entries} = firstEntries(model.form, '');
  return assemble(model, 'http://localhost:1', entries, []).problems.map(({key, message}) => `${key}: ${message}`);
}

describe('the first values of a form', () => {
  it('are accepted by the form, whatever bounds the schema has', () => {
    fc.assert(
      fc.property(anySchema.object, (schema) => {
        expect(problemsOf(schema)).toEqual([]);
      }),
      {numRuns: process.env.TEST_EXHAUSTIVE === '1' ? 5_000 : 300},
    );
  });

  it('are empty where no value is found, so that the form asks for one', () => {
    const schema = {type: 'string', pattern: '^oak-[0-9]{2}$'};
    const parameter = {name: 'q', in: 'query', required: true, schema} as const;
    expect(problemsOf({type: 'object', required: ['a'], properties: {a: schema, b: schema}}, [parameter])).toEqual([
      'query q: This field is required.',
      'body/a: This field is required.',
    ]);
  });

  it('are accepted in a parameter', () => {
    fc.assert(
      fc.property(fc.oneof(text, number, fraction), (schema) => {
        const parameter = {name: 'q', in: 'query', required: true, schema} as const;
        expect(problemsOf({type: 'object'}, [parameter])).toEqual([]);
      }),
      {numRuns: process.env.TEST_EXHAUSTIVE === '1' ? 2_000 : 200},
    );
  });
});

describe('an example with a number that JavaScript would round', () => {
  const example = {ring: 9007199254740994};
  const schema: Schema = {type: 'object', properties: {ring: {type: 'integer'}}};
  const data: OperationData = {
    ...operationData(
      {
        method: 'post',
        path: '/',
        parameters: [{name: 'id', in: 'query', required: true, schema: {type: 'integer', example: 9007199254740994}}],
        requestBody: {content: {'application/json': {schema, example}}},
      },
      {id: 'x', console: true},
    ),
    digits: {'9007199254740994': '9007199254740993'},
  };
  const model = consoleModelOf(data);
  const {entries} = firstEntries(model.form, '');

  it('has the digits of the file in a field, which says why it cannot be sent', () => {
    expect(Object.values(entries.texts)).toEqual(['9007199254740993', '9007199254740993']);
    const {problems} = assemble(model, 'http://localhost:1', entries, []);
    expect(problems.filter(({isFatal}) => isFatal).map(({key}) => key)).toEqual(['query id']);
  });

  it('is sent with them in a body, which is text', () => {
    expect(entries.bodies[0]).toMatchObject({isText: true});
    const {payload} = assemble(model, 'http://localhost:1', entries, []);
    expect(payload).toContain('"ring": 9007199254740993');
  });
});

describe('a list of numbers that JavaScript would round', () => {
  const schema: Schema = {type: 'integer', enum: [9007199254740992, 9007199254740996], minimum: 9007199254740992};
  const api: Operation = {
    method: 'post',
    path: '/',
    parameters: [{name: 'id', in: 'query', schema}],
    requestBody: {content: {'application/json': {schema: {type: 'object', properties: {ring: schema}}}}},
  };
  const digits = {'9007199254740992': '9007199254740993', '9007199254740996': '9007199254740995'};
  const model = consoleModelOf({...operationData(api, {id: 'x', console: true}), digits});
  const fields = [...model.form.parameters, ...(model.form.bodies[0]?.fields ?? [])];

  it('offers the digits of the file, and says why a form cannot send them', () => {
    expect(fields.map(({values}) => values)).toEqual(fields.map(() => Object.values(digits)));
    const {entries} = firstEntries(model.form, '');
    const texts = Object.fromEntries(fields.map(({key}) => [key, '9007199254740995']));
    const bodies = entries.bodies.map((body) => ({...body, isText: false}));
    const {request, payload, problems} = assemble(model, 'http://localhost:1', {...entries, texts, bodies}, []);
    expect(problems.filter(({isFatal}) => isFatal).map(({key}) => key)).toEqual(['query id', 'body/ring']);
    expect(JSON.stringify([request, payload])).not.toContain('9007199254740996');
  });

  it('is named with these digits in errors', () => {
    const {entries} = firstEntries(model.form, '?id=7');
    const {problems} = assemble(model, 'http://localhost:1', entries, []);
    expect(problems.map(({message}) => message).join()).toContain(Object.values(digits).join(', '));
  });
});
