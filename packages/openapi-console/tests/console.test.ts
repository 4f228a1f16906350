// The console of API operations, without a browser: the data file of a page, the form, the request, the response.
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {mockServer} from '../src/consoleServers.js';
import {
  callableUrl,
  isLocalServer,
  operationOf,
  urlsOf,
  type Operation,
  type OperationData,
  type Schema,
} from '@training-catalog/openapi-pages/client';
import {operationData, operationItems, readSpecification} from '@training-catalog/openapi-pages/node';
import {
  documentedStatus,
  indented,
  numericColumns,
  parseCsv,
  readContent,
  recordsOf,
  visible,
} from '../src/console/responseBody.js';
import {textsForJson, type Entries} from '../src/console/entries.js';
import {assemble, consoleModelOf, credentialsFrom, firstEntries, type ConsoleModel} from '../src/console/request.js';
import {urlOf} from '../src/console/send.js';

const folder = path.join(import.meta.dirname, 'fixtures');
const server = 'http://localhost:1';

let items: ReadonlyMap<string, Operation>;
beforeAll(async () => {
  const document = await readSpecification(path.join(folder, 'faults.yaml'), folder);
  items = new Map(operationItems(document).map(({id, api}) => [id, api]));
});

const dataOf = (id: string): OperationData => {
  const api = items.get(id);
  if (!api) {
    throw new Error(`no operation ${id}`);
  }
  // As it would be read from a file.
  return JSON.parse(JSON.stringify(operationData(api, {id: 'faults', console: true}))) as OperationData;
};

/** The trial of an operation, and its entries with some texts changed. */
function tried(id: string, texts: Record<string, string> = {}, search = ''): {trial: ConsoleModel; entries: Entries} {
  const trial = consoleModelOf(dataOf(id));
  const {entries} = firstEntries(trial.form, search);
  return {trial, entries: {...entries, texts: {...entries.texts, ...texts}}};
}

const problemsOf = (id: string, texts: Record<string, string>): [string, string, boolean][] => {
  const {trial, entries} = tried(id, texts);
  return assemble(trial, server, entries, []).problems.map(({key, message, isFatal}) => [key, message, isFatal]);
};

describe('servers', () => {
  it('have a URL for each listed value of their variables', () => {
    expect(
      urlsOf({
        url: 'https://{zone}.example.org:{port}/v1/',
        variables: {zone: {default: 'eu', enum: ['eu', 'us']}, port: {default: '8443'}},
      }),
    ).toEqual(['https://eu.example.org:8443/v1', 'https://us.example.org:8443/v1']);
  });

  it.each([
    '/v1',
    'https://*',
    'https://*.example.org',
    "https://'unsafe-eval'",
    'https://a.org; script-src *',
    'https://user:word@example.org',
    'https://{host}',
    'https://example.org/?q=1',
    'javascript:alert(1)',
    'wss://example.org',
    'data:text/plain,x',
  ])('are left out if the policy would allow more, or a page cannot send there: %s', (url) => {
    expect(callableUrl(url)).toBeUndefined();
    expect(urlsOf({url})).toEqual([]);
  });

  it.each([
    ...['http://localhost:8000', 'http://api.localhost', 'http://127.0.0.1:4010', 'http://0x7f.1', 'http://0.0.0.0/v1'],
    ...['http://10.1.2.3', 'https://192.168.0.1', 'http://172.16.0.1', 'http://172.31.9.9', 'http://169.254.169.254'],
    ...['http://100.64.0.1', 'https://printer', 'https://nas.local', 'https://db.internal', 'https://localhost./x'],
  ])('are local if they lead to the own machine or network: %s', (url) => {
    expect(isLocalServer(callableUrl(url) ?? '')).toBe(true);
  });

  it.each([
    'https://example.org',
    'https://8.8.8.8',
    'https://172.32.0.1',
    'https://localhost.example.org',
    'https://100.128.0.1',
  ])('are not local on the internet: %s', (url) => expect(isLocalServer(callableUrl(url) ?? '')).toBe(false));

  it('may be a mock, on this machine only', () => {
    expect(mockServer({})).toBeUndefined();
    expect(mockServer({API_MOCK_SERVER: 'http://localhost:4010/'})).toEqual({
      url: 'http://localhost:4010',
      description: 'Local mock',
    });
    expect(() => mockServer({API_MOCK_SERVER: 'https://example.org'})).toThrow(/a URL of this machine, such as/);
  });
});

describe('the data file of a page', () => {
  it('stores a recursive schema once, and restores it unchanged', () => {
    const data = dataOf('echo-create');
    expect(data.$defs).toHaveLength(1);
    const schema = operationOf(data).requestBody?.content?.['application/json']?.schema;
    expect(schema?.properties?.back).toBe(schema);
  });

  it('contains only what a request needs, as JSON Schema instead of keywords of OpenAPI 3.0', () => {
    const [schema = {}] = dataOf('echo-create').$defs;
    expect(Object.keys(schema.properties ?? {})).toEqual(['from', 'years', 'mode', 'weight', 'back']);
    expect(schema.required).toEqual(['from', 'years']);
    expect(schema.properties?.mode).toEqual({type: ['string', 'null'], enum: ['rail', 'road', null]});
    expect(schema.properties?.weight).toEqual({type: 'number', exclusiveMinimum: 0});
  });

  it('stays small if schemas contain each other', () => {
    const count = 60;
    const schemas: Schema[] = Array.from({length: count}, (_, index) => ({title: `S${index}`, type: 'object'}));
    schemas.forEach((schema) => (schema.properties = Object.fromEntries(schemas.entries())));
    const [schema = {}] = schemas;
    const text = JSON.stringify(
      operationData(
        {method: 'post', path: '/', requestBody: {content: {'application/json': {schema}}}},
        {id: 'x', console: true},
      ),
    );
    expect(text.length).toBeLessThan(count * count * 40);
  });

  it('says whether the set may be tried', () => {
    expect(operationData({method: 'get', path: '/'}, {id: 'x'})).toMatchObject({console: false, servers: []});
  });
});

describe('the request', () => {
  it('starts with the values of the specification', () => {
    const {trial, entries} = tried('echo-create');
    const {request, payload, problems} = assemble(trial, server, entries, []);
    expect(payload).toBe('{"from":"Akron","years":[2017]}');
    expect(request).toMatchObject({method: 'post', url: 'http://localhost:1/echo/', query: [], headers: []});
    expect(problems).toEqual([]);
  });

  it('takes values from the query string, by name, and nothing else', () => {
    const search = '?try&from=Boise&years=[2017,2018]&weight=1.5&key=secret&server=https://evil.example&__proto__=1';
    const trial = consoleModelOf(dataOf('echo-create'));
    const {entries, unknown} = firstEntries(trial.form, search);
    expect(assemble(trial, server, entries, []).payload).toBe('{"from":"Boise","years":[2017,2018],"weight":1.5}');
    expect(unknown).toEqual(['key', 'server', '__proto__']);
  });

  it('puts values into path and query, encoded', () => {
    const {trial, entries} = tried('fault-retrieve', {'path fault': 'a/b?c#d', 'query milliseconds': '5'});
    expect(urlOf(assemble(trial, server, entries, []).request)).toBe(
      'http://localhost:1/a%2Fb%3Fc%23d/?milliseconds=5',
    );
  });

  it('puts security values where their scheme says', () => {
    const {trial, entries} = tried('echo-create');
    const credentials = credentialsFrom(trial.operation, {token: 'abc', key: 'k&1'});
    const {request} = assemble(trial, server, entries, credentials);
    expect(request.headers).toEqual([['Authorization', 'Bearer abc']]);
    expect(urlOf(request)).toBe('http://localhost:1/echo/?key=k%261');
  });

  it('sends JSON as typed, so that numbers stay exact', () => {
    const {trial, entries} = tried('echo-create');
    const bodyText = '{"from": "Akron", "years": [9007199254740993]}';
    const {request, payload} = assemble(trial, server, {...entries, bodies: [{isText: true, text: bodyText}]}, []);
    expect(payload).toBe(bodyText);
    expect(request.body).toMatchObject({text: bodyText});
    const [body] = trial.form.bodies;
    expect(body?.fields && textsForJson(body.fields, bodyText)).toBeUndefined();
  });
});

describe('problems of entries', () => {
  it.each([
    [{'body/from': 'Zion'}, 'body/from', 'Choose one of the listed values.', false],
    [{'body/from': ''}, 'body/from', 'This field is required.', false],
    [{'body/years': '2017\n2018\n2019'}, 'body/years', 'Allowed: at most 2 items.', false],
    [{'body/years': 'soon'}, 'body/years', 'Enter a number, such as 12 or -0.5.', true],
    [{'body/years': '2017.5'}, 'body/years', 'Value 0: The type must be integer.', false],
    [{'body/weight': '0'}, 'body/weight', 'Allowed: greater than 0.', false],
    [
      {'body/weight': '9007199254740993'},
      'body/weight',
      'This number is too large to be represented exactly. Write the body as JSON, or send the request with another tool.',
      true,
    ],
  ])('%j', (texts, key, message, isFatal) => {
    expect(problemsOf('echo-create', texts as unknown as Record<string, string>)).toEqual([[key, message, isFatal]]);
  });

  it.each([
    ['', 'This field is required.'],
    ['..', 'A path cannot contain this value: it would change the path.'],
    ['.', 'A path cannot contain this value: it would change the path.'],
  ])('%j is refused in a path', (text, message) => {
    expect(problemsOf('fault-retrieve', {'path fault': text})).toEqual([['path fault', message, true]]);
  });
});

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a response', () => {
  it('is indented if it is JSON, with numbers as written', () => {
    const json =
      '{"__proto__": {"a":1},"n":9007199254740993, "big": 1e400,\n"t":[true,null,"x, \\"[1]\\""], "none": [ ]}';
    const text = indented(json);
    expect(text).toBe(`{
  "__proto__": {
    "a": 1
  },
  "n": 9007199254740993,
  "big": 1e400,
  "t": [
    true,
    null,
    "x, \\"[1]\\""
  ],
  "none": []
}`);
    expect(JSON.parse(text)).toEqual(JSON.parse(json));
  });

  it.each(['{', '[1,]', '{"a": 01}'])('is text if it is not JSON: %s', (text) => {
    expect(readContent(bytes(text), 'application/json')).toMatchObject({kind: 'text', text});
  });

  it.each([
    ['lists', '['.repeat(20_000) + '"owl"' + ']'.repeat(20_000)],
    ['objects', '{"a":'.repeat(20_000) + '"owl"' + '}'.repeat(20_000)],
  ])('is indented however deeply %s are nested', (_, text) => {
    const content = readContent(bytes(text), 'application/json');
    expect(content.kind).toBe('json');
    expect(content.text.replaceAll(/\s/g, '')).toBe(text);
    expect(content.note).toBeUndefined();
  });

  it('is a table if it is CSV: quotes, commas, line breaks, empty cells', () => {
    expect(parseCsv('a,b\r\n"x, ""y""\nz",1\n,\n\n"",2')).toEqual({
      columns: ['a', 'b'],
      rows: [
        ['x, "y"\nz', '1'],
        ['', ''],
        ['', '2'],
      ],
    });
    expect(parseCsv('')).toBeUndefined();
    expect(parseCsv('a,b\n"open,1')?.rows).toEqual([['"open', '1']]);
  });

  it('is a table if it is or contains a list of records', () => {
    const json = '{"count": 2, "rows": [{"a": 1, "__proto__": 2}, {"a": 9007199254740993, "b": [1], "c": true}]}';
    expect(recordsOf(json)).toEqual({
      columns: ['a', '__proto__', 'b', 'c'],
      rows: [
        ['1', '2', '', ''],
        ['9007199254740993', '', '[Items: 1]', 'true'],
      ],
    });
    expect(recordsOf('[1, 2]')).toBeUndefined();
  });

  it('aligns columns that hold only numbers', () => {
    expect(numericColumns({columns: ['a', 'b'], rows: [['1', 'x']]})).toEqual([0]);
  });

  it('shows characters that could deceive', () => {
    expect(visible('a\u0000b\u202Egpj\u200B\r\n\tc')).toBe('a⟨U+0000⟩b⟨U+202E⟩gpj⟨U+200B⟩\r\n\tc');
  });

  it.each([
    ['', 'application/json', 'empty'],
    ['{"a": 1}', 'application/problem+json; charset=utf-8', 'json'],
    ['"ERROR"', 'application/json', 'json'],
    ['{"a": ', 'application/json', 'text'],
    ['[1]', '', 'json'],
    ['a,b\n1,2', 'text/csv', 'csv'],
    ['<h1>x</h1>', 'text/html', 'text'],
    ['{"a": 1}', 'image/png', 'binary'],
    ['a\0b', 'text/plain', 'binary'],
  ])('%j as %j is %s', (text, type, kind) => {
    expect(readContent(bytes(text), type).kind).toBe(kind);
  });

  it('is decoded with its declared character set', () => {
    expect(readContent(new Uint8Array([0x4d, 0xfc]), 'text/plain; charset=iso-8859-1').text).toBe('Mü');
    expect(readContent(bytes('Mü'), 'text/plain; charset=nonsense').text).toBe('Mü');
  });

  it('has the description of its status, of the class of its status, or the default', () => {
    const responses = {'200': 'fine', '4XX': 'refused', default: 'other'};
    expect([200, 404, 500].map((status) => documentedStatus(responses, status)?.response)).toEqual([
      'fine',
      'refused',
      'other',
    ]);
    expect(documentedStatus({}, 200)).toBeUndefined();
  });
});

it('the fixture names its server in a way that the build of the fixture site replaces', () => {
  expect(fs.readFileSync(path.join(folder, 'faults.yaml'), 'utf8')).toMatch(/http:\/\/localhost:\d+/);
});
