import fs from 'node:fs';
import path from 'node:path';
import {ContentError, errorAt, parseYaml} from '@training-catalog/content-model';

/** What is wrong if an area has no list of tags. */
export const missingTagsFile = 'the file is missing; create it, with a line "Name:" for each tag';

/** Cache of tags.yml files: every page needs its area's tags, and the file seldom changes. */
const tagFiles = new Map<string, {text: string; names: string[]}>();

/**
 * Reads the tag names of an area, which are the keys of its tags.yml.
 *
 * @throws {ContentError} if the file is missing or is not valid YAML.
 */
export function tagNames(siteDir: string, area: string): string[] {
  const file = path.join(siteDir, area, 'tags.yml');
  if (!fs.existsSync(file)) {
    throw new ContentError(errorAt('tags-file-required', `${area}/tags.yml`, 1, missingTagsFile));
  }
  const text = fs.readFileSync(file, 'utf8');
  let last = tagFiles.get(file);
  if (last?.text !== text) {
    const {document, broken} = parseYaml(text);
    if (broken) {
      const message = `invalid YAML (${broken.reason}); write each tag like the others`;
      throw new ContentError(errorAt('yaml-syntax', `${area}/tags.yml`, broken.line, message));
    }
    last = {text, names: Object.keys(Object(document.toJS() ?? {}) as object)};
    tagFiles.set(file, last);
  }
  return last.names;
}
