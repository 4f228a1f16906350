// Specifications that nobody would write, and names that anybody could: what the check passes can be built.
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {inspect} from '@training-catalog/openapi-pages/node';
import {folderProblem, readSets} from '@training-catalog/openapi-pages/sets';
import {siteSettings} from '../../site.config';
// What tests make up is no part of the package.
import {anySpecification} from '../../packages/openapi-pages/tests/anySpecification';
import {folderOf} from '../support/folders';
import {MiniSite} from '../support/miniSite';
import {isExhaustive} from './exhaustive';

const minutes = 60_000;

describe.runIf(isExhaustive)('a build', () => {
  let site: MiniSite;
  beforeAll(() => {
    site = MiniSite.create();
  });
  afterAll(() => site.remove());

  it(
    'accepts every name and every specification that the check passes',
    async () => {
      const names = [
        'Rapid Maps',
        'api',
        'tapis apis',
        'API.api',
        '1. Farm',
        '2025-07 Fields',
        '鳥 (v1.0)',
        'Café',
        'X._-(y)',
        'index',
      ];
      expect(names.flatMap((one) => folderProblem(one) ?? [])).toEqual([]);
      const samples = fc.sample(anySpecification, 60);
      const files: Record<string, string> = {};
      const sets: object[] = [];
      for (const [index, text] of samples.entries()) {
        const root = folderOf({'x.json': text});
        const {problems} = await inspect(path.join(root, 'x.json'), root, undefined);
        if (!problems.some(({severity}) => severity === 'error')) {
          files[`openapi/s${index}.json`] = text;
          sets.push({id: `s${index}`, file: `s${index}.json`, folder: names[sets.length] ?? `Set ${index}`});
        }
      }
      expect(sets.length).toBeGreaterThan(names.length);
      site.write({...files, 'openapi/sets.json': JSON.stringify(sets)});
      expect(readSets(siteSettings.openApiSiteIn(site.dir))).toHaveLength(sets.length);
      const {ok, output} = await site.build();
      expect(ok, output).toBe(true);
    },
    15 * minutes,
  );
});
