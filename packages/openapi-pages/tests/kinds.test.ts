// Files of every kind that projects write: whatever a file says is on its pages. What it says is collected from the file
// itself, not with the code that makes the pages.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {generate} from '../src/generator.js';
import {inspect} from '../src/inspect.js';
import {readSets} from '../src/sets.js';
import {siteIn} from './siteIn.js';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const entriesOf = (value: unknown): [string, unknown][] => Object.entries(nodeOf(value));

const kinds = YAML.parse(fs.readFileSync(path.join(import.meta.dirname, 'fixtures/kinds.yaml'), 'utf8')) as Record<
  string,
  Node
>;

/** Something that a page has to say. */
interface Fact {
  kind: 'operation' | 'response' | 'parameter' | 'value' | 'description' | 'field';
  text: string;
  /** Whether it is the text of a heading. */
  isHeading?: boolean;
}

/** Collects what a file says. */
class Reader {
  readonly facts: Fact[] = [];

  constructor(private readonly document: Node) {}

  /** A value, or what it refers to with what is said beside the reference. */
  at(value: unknown): Node {
    const node = nodeOf(value);
    if (typeof node.$ref !== 'string') {
      return node;
    }
    const target = node.$ref
      .split('/')
      .slice(1)
      .reduce<unknown>((inner, key) => nodeOf(inner)[key], this.document);
    return {...this.at(target), ...node, $ref: undefined};
  }

  say(kind: Fact['kind'], text: unknown): void {
    if (typeof text === 'string') {
      this.facts.push({kind, text});
    }
  }

  /** @param omitted - the keyword of fields that the other direction has. */
  schema(value: unknown, omitted: 'readOnly' | 'writeOnly', above: readonly unknown[] = []): void {
    const schema = this.at(value);
    const identity = nodeOf(value).$ref ?? value;
    if (schema[omitted] === true || above.includes(identity)) {
      return;
    }
    const inside = [...above, identity];
    const inner = (one: unknown): void => this.schema(one, omitted, inside);
    this.say('description', schema.description);
    this.say('description', nodeOf(schema.externalDocs).description);
    const constant = schema.const === undefined ? [] : [schema.const];
    [...listOf(schema.enum), ...constant].forEach((one) => this.say('value', String(one)));
    entriesOf(schema.properties).forEach(([name, field]) => {
      if (this.at(field)[omitted] !== true) {
        this.say('field', name);
      }
      inner(field);
    });
    entriesOf(schema.patternProperties).forEach(([, field]) => inner(field));
    ['allOf', 'oneOf', 'anyOf', 'prefixItems'].flatMap((key) => listOf(schema[key])).forEach(inner);
    ['items', 'additionalProperties', 'not']
      .map((key) => schema[key])
      .filter(isNode)
      .forEach(inner);
  }

  content(value: unknown, omitted: 'readOnly' | 'writeOnly'): void {
    for (const [type, media] of entriesOf(value)) {
      const {schema, examples, encoding} = nodeOf(media);
      this.say('field', type);
      this.schema(schema, omitted);
      this.examples(examples);
      entriesOf(encoding).forEach(([, part]) => this.headers(nodeOf(part).headers));
    }
  }

  examples(value: unknown): void {
    entriesOf(value).forEach(([, example]) => {
      this.say('description', nodeOf(example).summary);
      this.say('description', nodeOf(example).description);
    });
  }

  headers(value: unknown): void {
    for (const [name, header] of entriesOf(value)) {
      const {description, schema} = this.at(header);
      this.say('field', name);
      this.say('description', description);
      this.schema(schema, 'writeOnly');
    }
  }

  parameter(value: unknown): void {
    const parameter = this.at(value);
    const {name, in: place, description, schema, content, examples, items} = parameter;
    this.say('description', description);
    if (place === 'body' || place === 'formData') {
      this.say('field', place === 'body' ? undefined : name);
    } else {
      this.facts.push({kind: 'parameter', text: String(name), isHeading: true});
    }
    listOf(parameter.enum).forEach((one) => this.say('value', String(one)));
    [schema, items].filter(isNode).forEach((one) => this.schema(one, 'readOnly'));
    this.content(content, 'readOnly');
    this.examples(examples);
  }

  operation(value: unknown, path: Node): void {
    const operation = nodeOf(value);
    this.say('operation', operation.summary);
    this.say('description', operation.description ?? path.description);
    this.say('description', nodeOf(operation.externalDocs).description);
    const own = listOf(operation.parameters).map((one) => this.at(one));
    const all = [
      ...own,
      ...listOf(path.parameters)
        .map((one) => this.at(one))
        .filter((one) => !own.some(({name, in: place}) => name === one.name && place === one.in)),
    ];
    all.forEach((one) => this.parameter(one));
    const body = this.at(operation.requestBody);
    this.say('description', body.description);
    this.content(body.content, 'readOnly');
    for (const [status, response] of entriesOf(operation.responses)) {
      const {description, headers, content, schema, links} = this.at(response);
      this.facts.push({kind: 'response', text: status === 'default' ? 'Other status codes' : status, isHeading: true});
      this.say('description', description);
      this.headers(headers);
      this.content(content, 'writeOnly');
      this.schema(schema, 'writeOnly');
      entriesOf(links).forEach(([, link]) => this.say('description', nodeOf(link).description));
    }
    for (const [name, paths] of entriesOf(operation.callbacks)) {
      this.facts.push({kind: 'field', text: name, isHeading: true});
      entriesOf(paths).forEach(([, item]) =>
        entriesOf(item).forEach(([, request]) => {
          const {summary, description, requestBody, responses} = nodeOf(request);
          [summary, description, nodeOf(requestBody).description].forEach((one) => this.say('description', one));
          this.content(nodeOf(requestBody).content, 'readOnly');
          entriesOf(responses).forEach(([, response]) => this.say('description', nodeOf(response).description));
        }),
      );
    }
    // How to send them is said in words, and their names are those of the file.
    listOf(operation.security ?? this.document.security)
      .flatMap((one) => Object.keys(nodeOf(one)))
      .forEach((name) => this.say('field', name));
  }
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** What the page of each operation has to say, by method and path. */
function expectedOf(document: Node): Map<string, Fact[]> {
  const found = new Map<string, Fact[]>();
  for (const part of ['paths', 'webhooks', 'x-webhooks']) {
    for (const [route, declared] of entriesOf(document[part])) {
      const item = new Reader(document).at(declared);
      for (const [method, operation] of entriesOf(item).filter(([key]) => methods.includes(key))) {
        const reader = new Reader(document);
        reader.operation(operation, item);
        found.set(`${method.toUpperCase()} ${route}`, reader.facts);
      }
    }
  }
  return found;
}

/** What the overview has to say. */
function expectedOfOverview(document: Node): Fact[] {
  const reader = new Reader(document);
  const {info, tags, externalDocs, servers, components, securityDefinitions} = document;
  const {title, description, summary, contact, license} = nodeOf(info);
  [title, description, summary, nodeOf(contact).name, nodeOf(license).name].forEach((one) =>
    reader.say('description', one),
  );
  reader.say('description', nodeOf(externalDocs).description);
  listOf(tags).forEach((one) => reader.say('description', nodeOf(one).description));
  for (const server of listOf(servers)) {
    reader.say('description', nodeOf(server).description);
    entriesOf(nodeOf(server).variables).forEach(([, one]) => reader.say('description', nodeOf(one).description));
  }
  for (const [name, scheme] of entriesOf(securityDefinitions ?? nodeOf(components).securitySchemes)) {
    const {description: how, flows, scopes} = nodeOf(scheme);
    reader.say('field', name);
    reader.say('description', how);
    [scopes, ...entriesOf(flows).map(([, flow]) => nodeOf(flow).scopes)].forEach((list) =>
      entriesOf(list).forEach(([, meaning]) => reader.say('description', meaning)),
    );
  }
  for (const request of expectedOf(document).keys()) {
    reader.say('operation', request);
  }
  return reader.facts;
}

/** Letters and digits of a text, so that Markdown does not matter. */
const wordsOf = (text: string): string =>
  ` ${text
    .replaceAll(/&#123;/g, '{')
    .replaceAll(/&(?:lt|amp|quot);/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ')} `;

/** Facts that a page lacks. */
function missingIn(page: string, facts: readonly Fact[]): string[] {
  const all = wordsOf(page);
  const headings = page
    .split('\n')
    .filter((line) => /^#{2,6} /.test(line))
    .map((line) => wordsOf(line.replace(/ \{#[^}]*\}$/, '')));
  return facts.flatMap(({kind, text, isHeading}) => {
    const words = wordsOf(text);
    return (isHeading === true ? headings.includes(words) : all.includes(words)) ? [] : [`${kind}: ${text}`];
  });
}

let dir: string;
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-kinds-'));
});
afterAll(() => fs.rmSync(dir, {recursive: true}));

const counts = new Map<string, number>();

describe('everything that a file says is on its pages', () => {
  it.each(Object.entries(kinds))('%s', async (name, document) => {
    const site = siteIn(path.join(dir, name));
    const root = path.join(site.siteDir, 'openapi');
    fs.mkdirSync(path.join(site.siteDir, 'api'), {recursive: true});
    fs.mkdirSync(root);
    fs.writeFileSync(path.join(site.siteDir, 'api/tags.yml'), 'API:\n');
    fs.writeFileSync(path.join(root, 'sets.json'), JSON.stringify([{id: 'x', file: 'x.yaml', folder: 'X'}]));
    fs.writeFileSync(path.join(root, 'x.yaml'), YAML.stringify(document));

    const {problems, operations} = await inspect(path.join(root, 'x.yaml'), root, undefined);
    expect(problems.filter(({severity}) => severity === 'error').map(({message}) => message)).toEqual([]);
    const expected = expectedOf(document);
    expect(operations).toBe(expected.size);
    expect(await generate(site, readSets(site))).toEqual([]);

    const folder = path.join(site.siteDir, 'api/X');
    const textOf = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
    const files = fs.readdirSync(folder);
    const pages = files.filter((file) => file.endsWith('.api.mdx')).map(textOf);
    const overview = textOf(files.find((file) => file.endsWith('.info.mdx')) ?? '');
    expect(missingIn(overview, expectedOfOverview(document))).toEqual([]);
    expect(pages.length).toBe(expected.size);
    for (const [request, facts] of expected) {
      const [method = '', route = ''] = request.split(' ');
      const page = pages.find((text) => {
        const [, verb, place = ''] = /<ApiEndpoint method="(\w+)" path="([^"]*)"/.exec(text) ?? [];
        return (
          (verb?.toUpperCase() === method && place.replaceAll('&#123;', '{').endsWith(route)) ||
          text.includes(`The service sends \`${request}\``)
        );
      });
      expect(page, request).toBeDefined();
      expect(missingIn(page ?? '', facts), request).toEqual([]);
      facts.forEach(({kind}) => counts.set(kind, (counts.get(kind) ?? 0) + 1));
    }
  });

  it('which are many', () => {
    console.log(
      `${Object.keys(kinds).length} files: ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')}`,
    );
    expect(Object.keys(kinds).length).toBeGreaterThanOrEqual(40);
  });
});
