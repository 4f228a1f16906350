import fs from 'node:fs';
import YAML from 'yaml';
import {splitPage} from '../../content-lint/model/importedText';
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
  const {head, yaml, body} = splitPage(fs.readFileSync(file, 'utf8'));
  if (head === '') {
    throw new Error(`${file} has no front matter`);
  }
  fs.writeFileSync(file, writePage(change(YAML.parse(yaml) as Record<string, unknown>), body, yaml));
}
