import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import openapiTS, {astToString} from 'openapi-typescript';
import ts from 'typescript';
import {beforeAll, expect, it} from 'vitest';
import {clientTools} from '@training-catalog/openapi-pages/node';
import {readSets} from '@training-catalog/openapi-pages/sets';
import {openApiSiteIn} from '../../packages.config';

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

const sets = readSets(openApiSiteIn('.'));

/** All clients in one compilation, because the standard library takes longer than any of them. */
let messages: Record<string, string[]>;

beforeAll(async () => {
  const clients = await Promise.all(
    sets.map(async ({id, file}): Promise<[string, string]> => [
      `set-${id}.ts`,
      await clientTypes(path.join('openapi', file)),
    ]),
  );
  messages = compile(Object.fromEntries(clients));
});

it.each(sets)('a client generated from openapi/$file compiles', ({id}) => {
  expect(messages[`set-${id}.ts`]).toEqual([]);
});

it('the overview names the generator that is tested here', () => {
  const {devDependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const [name = '', major = ''] = clientTools.typescript.split('@');
  expect(devDependencies[name]).toMatch(new RegExp(`^\\^${major}\\.`));
});
