import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';

/** A style sheet of src/css that only some pages link. */
export interface OwnStyleSheet {
  /** Its file below the build, with a hash of its text. */
  name: string;
  /** What the bundler's plugin copies: the sheet, without what only people read. */
  pattern: {from: string; context: string; to: string; noErrorOnMissing: boolean; transform: () => string};
}

/**
 * Prepares `src/css/<name>.css` for publication as a file of its own.
 *
 * @throws Error if there is no such file
 */
export function ownStyleSheet(siteDir: string, name: string): OwnStyleSheet {
  const context = path.join(siteDir, 'src/css');
  const from = `${name}.css`;
  const css = transformSync(fs.readFileSync(path.join(context, from), 'utf8'), {loader: 'css', minify: true}).code;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const to = `assets/css/${name}.${hash}.css`;
  return {name: to, pattern: {from, context, to, noErrorOnMissing: false, transform: () => css}};
}
