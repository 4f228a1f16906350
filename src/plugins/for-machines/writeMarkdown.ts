/**
 * Writes pages as Markdown beside their HTML. index.ts runs it in a process of its own, with the list
 * of pages as JSON on the standard input.
 */
import fs from 'node:fs';
import {pageMarkdown} from './pageMarkdown';

/** A built page. */
export interface BuiltPage {
  /** Its HTML file, ending in `.html`. */
  file: string;
  /** Its full address. */
  url: string;
}

for (const {file, url} of JSON.parse(fs.readFileSync(0, 'utf8')) as BuiltPage[]) {
  const markdown = pageMarkdown(fs.readFileSync(file, 'utf8'), url);
  if (markdown === undefined) {
    throw new Error(`${file} has no article, so it cannot be given as Markdown`);
  }
  fs.writeFileSync(file.replace(/\.html$/, '.md'), markdown);
}
