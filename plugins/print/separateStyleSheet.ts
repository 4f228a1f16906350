import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import type {CopyPattern} from '../copyFiles';

/** A style sheet in src/css that only some pages link. */
export interface SeparateStyleSheet {
  /** Path relative to the build folder, with a content hash. */
  name: string;
  /** Copy pattern that writes the minified style sheet. */
  pattern: CopyPattern;
}

/**
 * Minifies `src/css/<name>.css`, to be published as a separate file.
 *
 * @throws Error if the file does not exist
 */
export function separateStyleSheet(siteDir: string, name: string): SeparateStyleSheet {
  const context = path.join(siteDir, 'src/css');
  const from = `${name}.css`;
  const css = transformSync(fs.readFileSync(path.join(context, from), 'utf8'), {loader: 'css', minify: true}).code;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const to = `assets/css/${name}.${hash}.css`;
  return {name: to, pattern: {from, context, to, transform: () => css}};
}
