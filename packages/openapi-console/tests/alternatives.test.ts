// A body that can be one of several kinds: the reader chooses, and hears what is wrong with the chosen one.
import {describe, expect, it} from 'vitest';
import type {MediaType, OperationData, Schema} from '@training-catalog/openapi-pages/client';
import {operationData} from '@training-catalog/openapi-pages/node';
import type {Entries} from '../src/console/entries.js';
import {assemble, consoleModelOf, entriesForExample, firstEntries, type ConsoleModel} from '../src/console/request.js';

const readings: Schema = {
  title: 'Readings',
  type: 'object',
  required: ['source', 'levels'],
  properties: {
    source: {type: 'string'},
    levels: {type: 'array', minItems: 6, items: {type: 'number'}},
  },
};
const station: Schema = {
  title: 'Station',
  type: 'object',
  required: ['source', 'id'],
  properties: {source: {type: 'string'}, id: {type: 'string', minLength: 2}},
};

/** Either measured values or a station, by the field `source`. */
const either: Schema = {
  discriminator: {propertyName: 'source', mapping: {readings: 'Readings', station: 'Station'}},
  oneOf: [readings, station],
};

function tried(media: MediaType, type = 'application/json'): {model: ConsoleModel; entries: Entries} {
  const api = {method: 'post', path: '/', requestBody: {required: true, content: {[type]: media}}};
  const data = JSON.parse(JSON.stringify(operationData(api, {id: 'x', console: true}))) as OperationData;
  const model = consoleModelOf(data);
  return {model, entries: firstEntries(model.form, '').entries};
}

const assembled = (model: ConsoleModel, entries: Entries) => assemble(model, 'http://localhost:1', entries, []);

/** What would be sent. */
function sentBy(model: ConsoleModel, entries: Entries): unknown {
  const {payload} = assembled(model, entries);
  return JSON.parse(typeof payload === 'string' ? payload : 'null');
}

/** Errors of the entries after a change of texts by the name of the field. */
function problemsAfter(model: ConsoleModel, entries: Entries, change: Record<string, string>): string[][] {
  const {fields = []} = model.form.bodies[entries.body] ?? {};
  const texts = Object.fromEntries(
    fields.flatMap(({key, name}) => (name in change ? [[key, change[name] ?? '']] : [])),
  );
  return assembled(model, {...entries, texts: {...entries.texts, ...texts}}).problems.map(({key, message}) => [
    key,
    message,
  ]);
}

describe('a body of several kinds', () => {
  it('has a form for each, filled in with values that are right for it', () => {
    const {model, entries} = tried({schema: either});
    expect(
      model.form.bodies.map(({alternative, fields}) => [alternative?.name, fields?.map(({name}) => name)]),
    ).toEqual([
      ['Readings', ['source', 'levels']],
      ['Station', ['source', 'id']],
    ]);
    const sent = [0, 1].map((body) => assembled(model, {...entries, body}));
    expect(sent.map(({problems}) => problems)).toEqual([[], []]);
    expect([0, 1].map((body) => sentBy(model, {...entries, body}))).toEqual([
      {source: 'readings', levels: [1, 1, 1, 1, 1, 1]},
      {source: 'station', id: 'text'},
    ]);
  });

  it('names what is wrong with the chosen kind', () => {
    const {model, entries} = tried({schema: either});
    expect(problemsAfter(model, entries, {levels: '1\n2'})).toEqual([['body/levels', 'Allowed: at least 6 items.']]);
    expect(problemsAfter(model, {...entries, body: 1}, {id: 'a'})).toEqual([
      ['body2/id', 'Allowed: at least 2 characters.'],
    ]);
    expect(problemsAfter(model, {...entries, body: 1}, {source: 'readings'})).toEqual([
      ['body2/source', 'Enter one of: station.'],
    ]);
  });

  it('starts with the kind that the example of the file is of', () => {
    const {model, entries} = tried({schema: either, example: {source: 'station', id: 'North'}});
    expect(entries.body).toBe(1);
    expect(sentBy(model, entries)).toEqual({source: 'station', id: 'North'});
  });

  it('is found inside of a field by its discriminator', () => {
    const {model, entries} = tried({schema: {type: 'object', properties: {from: either}}});
    expect(problemsAfter(model, entries, {from: '{"source": "station", "id": "a"}'})).toEqual([
      ['body/from', 'Value id: Allowed: at least 2 characters.'],
    ]);
  });
});

it('the examples of a body can be filled in', () => {
  const {model, entries} = tried({
    schema: station,
    examples: {
      north: {summary: 'In the north', value: {source: 'a', id: 'North'}},
      more: {value: {source: 'b', id: 'South', height: 3}},
    },
  });
  const [body] = model.form.bodies;
  expect(body?.examples.map(({name}) => name)).toEqual(['In the north', 'more']);
  const fill = (index: number): unknown => {
    if (!body) {
      throw new Error('there is no body');
    }
    const {texts, written} = entriesForExample(body, body.examples[index]?.value, entries);
    return sentBy(model, {...entries, texts, bodies: [written]});
  };
  expect(fill(0)).toEqual({source: 'a', id: 'North'});
  // A field that the form does not have stays in the text.
  expect(fill(1)).toEqual({source: 'b', id: 'South', height: 3});
});
