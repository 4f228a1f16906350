import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {clientTools} from '@training-catalog/openapi-pages/node';
import {readSets} from '@training-catalog/openapi-pages/sets';
import {siteSettings} from '../../site.config';
import {isExhaustive} from '../unit/exhaustive';

const sets = readSets(siteSettings.openApiSiteIn('.'));

/**
 * Makes the types of a client with the command of the overview page. The generator needs a compiler of its own, older
 * than the one of this project, so npx brings both.
 */
const generate = (specification: string, types: string): void => {
  const packages = [clientTools.typescript, 'typescript@5'].flatMap((name) => ['--package', name]);
  execFileSync('npx', ['--yes', ...packages, '--', 'openapi-typescript', specification, '-o', types], {stdio: 'pipe'});
};

it.runIf(isExhaustive)('clients generated from the OpenAPI files compile', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-client-'));
  const files = sets.map(({file}) => {
    const types = path.join(folder, `${file}.ts`);
    generate(path.join('openapi', file), types);
    return types;
  });
  expect(files.length).toBeGreaterThan(0);
  const options = [
    '--noEmit',
    '--strict',
    '--types',
    '',
    '--target',
    'es2022',
    '--module',
    'esnext',
    '--pretty',
    'false',
  ];
  const {stdout} = spawnSync('npx', ['tsc', '--ignoreConfig', ...options, ...files], {encoding: 'utf8'});
  fs.rmSync(folder, {recursive: true});
  expect(stdout).toBe('');
});
