import fs from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';

/** Scripts that a page of a build names in its HTML. */
const scriptsOf = (build: string, page: string): string[] =>
  Array.from(fs.readFileSync(path.join(build, `${page}.html`), 'utf8').matchAll(/assets\/js\/[^"' >]+\.js/g), String);

/** Scripts that a page names in a build after an edit, and did not before it. */
export function changedScripts(before: string, after: string, page: string): string[] {
  const known = scriptsOf(before, page);
  expect(known.length, page).toBeGreaterThan(1);
  return scriptsOf(after, page).filter((script) => !known.includes(script));
}
