import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {apiArea} from '../shared/areas';
import {areaIds} from '../shared/contentAreas';

/**
 * Globs of all files that determine the content of a bundle: pages, with their images and data, code, package versions.
 * Reference pages are made from openapi/ while plugins are initialized, so they are left out. So are descriptions of the
 * code: without a change of the hash, browsers keep the scripts that they have.
 */
const sources = [
  `{${areaIds.join(',')}}/**`,
  `!${apiArea}/*/**`,
  'openapi/**',
  '{src,plugins,lib,shared,content-lint}/**/*.{ts,tsx,js,css}',
  'tools/{help/*,*/usage}.ts',
  'packages/*/src/**',
  'src/pages/**/*.{md,mdx}',
  '!**/*.d.ts',
  'static/**',
  '*.{ts,yml}',
  'package-lock.json',
];

/** Hash of the source files' relative paths and contents, so it does not depend on the location of the clone. */
export async function sourceHash(siteDir: string): Promise<string> {
  const files = await Globby(sources, {cwd: siteDir, dot: false});
  const hash = createHash('sha256');
  files.sort().forEach((file) => {
    hash.update(file);
    hash.update(fs.readFileSync(path.join(siteDir, file)));
  });
  return hash.digest('hex').slice(0, 12);
}
