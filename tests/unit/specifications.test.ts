import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import openapiTS, {astToString} from 'openapi-typescript';
import ts from 'typescript';
import {afterAll, expect, it} from 'vitest';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-client-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** Messages of the compiler about one file, checked as strictly as it can. */
function compile(file: string): string[] {
  const program = ts.createProgram([file], {strict: true, noEmit: true, skipLibCheck: false, types: []});
  return ts.getPreEmitDiagnostics(program).map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('a client generated from the freight specification compiles, and refuses what the service refuses', async () => {
  const types = astToString(await openapiTS(new URL(`file://${path.resolve('openapi/faf.yaml')}`)));
  fs.writeFileSync(path.join(folder, 'faf.ts'), types);
  const use = (origin: string): string => `
    import type {operations} from './faf';
    type Body = NonNullable<operations['exports_imports_details_create']['requestBody']>['content']['application/json'];
    export const body: Body = {
      origin: ${origin}, timeframe: [2017], commodity: '', destination: '', transpotation: '', flow: 'foreign_export',
    };`;
  const right = path.join(folder, 'right.ts');
  const wrong = path.join(folder, 'wrong.ts');
  fs.writeFileSync(right, use("'Ohio'"));
  fs.writeFileSync(wrong, use('43'));
  expect(compile(right)).toEqual([]);
  expect(compile(wrong)).toEqual([expect.stringContaining("Type 'number' is not assignable to type")]);
});
