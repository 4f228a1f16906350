import fs from 'node:fs';

/**
 * Number of lines of a page above the text that Docusaurus compiles, which has neither the front matter nor the blank lines
 * below it. Remark plugins add it to the lines of nodes.
 *
 * @param file path of the page; 0 if there is none.
 */
export function linesAboveText(file: string): number {
  const source = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const [above = ''] = /^\uFEFF?(?:---[ \t]*\r?\n(?:[^]*?\r?\n)?---[ \t]*(?:\r?\n|$))?\s*/.exec(source) ?? [];
  return above.split('\n').length - 1;
}
