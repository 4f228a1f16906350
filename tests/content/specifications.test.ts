import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import openapiTS, {astToString} from 'openapi-typescript';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
import {clientTools, typescriptExample} from '../../plugins/api-reference/clients';
import {operationItems} from '../../plugins/api-reference/operationItems';
import {readSpecification} from '../../plugins/api-reference/readSpecification';
import {readSets} from '../../plugins/api-reference/sets';

/** Types of a client, generated from a specification file. */
const clientTypes = async (file: string): Promise<string> =>
  astToString(await openapiTS(pathToFileURL(path.resolve(file))));

/** Messages of the compiler about the given files, by name, with all strict checks. */
function compile(files: Record<string, string>): Record<string, string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-client-'));
  const names = Object.keys(files);
  const fullPaths = names.map((name) => path.join(folder, name));
  Object.values(files).forEach((text, index) => fs.writeFileSync(fullPaths[index] ?? '', text));
  const program = ts.createProgram(fullPaths, {
    strict: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const diagnostics = ts.getPreEmitDiagnostics(program);
  fs.rmSync(folder, {recursive: true});
  const messagesOf = (name: string): string[] =>
    diagnostics
      .filter(({file}) => file === undefined || path.basename(file.fileName) === name)
      .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return Object.fromEntries(names.map((name) => [name, messagesOf(name)]));
}

const sets = readSets('.');

/** The program that the overview of a set shows; an empty one if it shows none. */
const exampleOf = async (file: string, module: string): Promise<string> => {
  const items = operationItems(await readSpecification(path.resolve('openapi', file), path.resolve('openapi')));
  return typescriptExample(items, module) ?? 'export {};';
};

/** A program that sends a body to the fixture's service. */
const use = (body: string): string => `
  import type {operations} from './fixture';
  type Body = NonNullable<operations['shipments_create']['requestBody']>['content']['application/json'];
  export const body: Body = ${body};`;

/** All clients and programs in one compilation, because the standard library takes longer than any of them. */
let messages: Record<string, string[]>;

beforeAll(async () => {
  const clients = await Promise.all(
    sets.map(async ({id, file}): Promise<[string, string]> => [
      `set-${id}.ts`,
      await clientTypes(path.join('openapi', file)),
    ]),
  );
  const examples = await Promise.all(
    sets.map(async ({id, file}): Promise<[string, string]> => [`example-${id}.ts`, await exampleOf(file, `set-${id}`)]),
  );
  messages = compile({
    ...Object.fromEntries(clients),
    ...Object.fromEntries(examples),
    'fixture.ts': await clientTypes('tests/fixtures/openapi/shipments.yaml'),
    'right.ts': use("{origin: 'Ohio', years: [2017], direction: 'export'}"),
    'wrongType.ts': use('{origin: 43, years: [2017]}'),
    'wrongValue.ts': use("{origin: 'Ohio', years: [2017], direction: 'sideways'}"),
    'missing.ts': use("{origin: 'Ohio'}"),
  });
});

it.each(sets)('a client generated from openapi/$file compiles', ({id}) => {
  expect(messages[`set-${id}.ts`]).toEqual([]);
});

it.each(sets)('the program on the overview of $folder compiles with that client', ({id}) => {
  expect(messages[`example-${id}.ts`]).toEqual([]);
});

it('the overview names the generator that is tested here', () => {
  const {devDependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const [name = '', major = ''] = clientTools.typescript.split('@');
  expect(devDependencies[name]).toMatch(new RegExp(`^\\^${major}\\.`));
});

describe('a generated client', () => {
  it('compiles, and so does a program that sends what the service accepts', () => {
    expect(messages['fixture.ts']).toEqual([]);
    expect(messages['right.ts']).toEqual([]);
  });

  it.each([
    ['wrongType.ts', "Type 'number' is not assignable to type 'string'"],
    ['wrongValue.ts', `Type '"sideways"' is not assignable to type`],
    ['missing.ts', "Property 'years' is missing"],
  ])('refuses what the service refuses (%s)', (name, message) => {
    expect(messages[name]).toEqual([expect.stringContaining(message)]);
  });
});
