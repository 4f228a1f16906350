import fs from 'node:fs';
import path from 'node:path';
import {applyFixes, type Diagnostic} from '@training-catalog/content-model';
import type {SiteSource} from '../source.js';
import type {IsSelected} from './selectedFiles.js';

/** Maximum number of times that the rules are applied: what one fixes can be what another finds. */
const maxRounds = 5;

/** Text with the fixes of its diagnostics; a byte order mark stays, and is no part of the text that offsets refer to. */
function fixed(content: string, diagnostics: readonly Diagnostic[]): string {
  const mark = content.startsWith('\uFEFF') ? '\uFEFF' : '';
  const fixes = diagnostics.flatMap(({fix}) => fix ?? []);
  return mark + applyFixes(content.slice(mark.length), fixes);
}

/**
 * Applies the fixes of the rules to the selected files, until nothing changes.
 *
 * @param check finds what is wrong
 * @param read reads the site again
 * @returns the files as they are then
 */
export function fixByRules(
  start: SiteSource,
  isSelected: IsSelected,
  check: (source: SiteSource) => readonly Diagnostic[],
  read: () => SiteSource,
): SiteSource {
  let source = start;
  for (let round = 0; round < maxRounds; round += 1) {
    const found = check(source).filter(({file, fix}) => fix !== undefined && isSelected(file));
    if (found.length === 0) {
      break;
    }
    new Set(found.map(({file}) => file)).forEach((file) => {
      const place = path.join(source.siteDir, file);
      const ofFile = found.filter((diagnostic) => diagnostic.file === file);
      fs.writeFileSync(place, fixed(fs.readFileSync(place, 'utf8'), ofFile));
    });
    source = read();
  }
  return source;
}
