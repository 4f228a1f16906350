import fs from 'node:fs';
import YAML from 'yaml';
import {writePage} from '../../tools/importer/pageText';

/**
 * Changes the front matter of a page, but not its text.
 *
 * @param change maps the keys with their values to new ones
 * @throws if the page has no front matter.
 */
export function changeFrontMatter(
  file: string,
  change: (facts: Readonly<Record<string, unknown>>) => Record<string, unknown>,
): void {
  const text = fs.readFileSync(file, 'utf8');
  const [head = '', source = ''] = /^---\n([^]*?)\n---\n+/.exec(text) ?? [];
  if (head === '') {
    throw new Error(`${file} has no front matter`);
  }
  fs.writeFileSync(
    file,
    writePage(change(YAML.parse(source) as Record<string, unknown>), text.slice(head.length), source),
  );
}
