import fs from 'node:fs';
import path from 'node:path';
import {ContentError, parseYaml} from '@training-catalog/content-model';
import {didYouMean} from '@training-catalog/utils';
import type {OpenApiSite} from './options.js';

/** Tags that pages may have, and the file that lists them. */
export interface AllowedTags {
  file: string;
  names: readonly string[];
}

/**
 * Tags that pages may have: the keys of the option `tagsFile`; undefined without it.
 *
 * @throws if the file cannot be read.
 */
export function allowedTags({
  siteDir,
  tagsFile: file,
}: Pick<OpenApiSite, 'siteDir' | 'tagsFile'>): AllowedTags | undefined {
  if (file === undefined) {
    return undefined;
  }
  const fault = (line: number, message: string): ContentError =>
    new ContentError({rule: 'tags-file', file, line, message, severity: 'error'});
  const place = path.join(siteDir, file);
  if (!fs.existsSync(place)) {
    throw fault(1, 'the file is missing; create it, with a line "Name:" for each tag');
  }
  const {document, broken} = parseYaml(fs.readFileSync(place, 'utf8'));
  if (broken) {
    throw fault(broken.line, `invalid YAML (${broken.reason}); write each tag like the others`);
  }
  return {file, names: Object.keys(Object(document.toJS() ?? {}) as object)};
}

/** What to write instead of an unknown tag. */
export const tagRemedy = (tag: string, {file, names}: AllowedTags): string =>
  `${didYouMean(tag, names)}write one of ${file}: ${names.join(', ')}`;
