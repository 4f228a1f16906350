import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {Linter, type PageAnalysis, readConfig, readSite, type SiteSource} from '@training-catalog/content-lint/node';
import {applyFixes, type Diagnostic} from '@training-catalog/content-model';
import type {ResultCache} from '@training-catalog/content-model/node';
import {categoryAndTagFiles, maxPaths} from './categoryAndTagFiles';
import lintConfig from '../../content-lint.config';
import {markdownDiagnostics} from './tools';
import type {IsSelected} from './selectedFiles';

/** Maximum number of times that the rules are applied: what one fixes can be what another finds. */
const maxRounds = 5;

/** Text with the fixes of its diagnostics; a byte order mark stays, and is no part of the text that offsets refer to. */
function fixed(content: string, diagnostics: readonly Diagnostic[]): string {
  const mark = content.startsWith('\uFEFF') ? '\uFEFF' : '';
  const fixes = diagnostics.flatMap(({fix}) => fix ?? []);
  return mark + applyFixes(content.slice(mark.length), fixes);
}

/** Applies the fixes of the rules to the requested files, until nothing changes. @returns the files as they are then. */
function applyRules(
  siteDir: string,
  start: SiteSource,
  isSelected: IsSelected,
  analyses: () => ResultCache<PageAnalysis>,
): SiteSource {
  const config = readConfig(lintConfig);
  const linter = new Linter(config);
  let source = start;
  for (let round = 0; round < maxRounds; round += 1) {
    const found = linter.check(source, analyses()).filter(({file, fix}) => fix !== undefined && isSelected(file));
    if (found.length === 0) {
      break;
    }
    new Set(found.map(({file}) => file)).forEach((file) => {
      const place = path.join(siteDir, file);
      const ofFile = found.filter((diagnostic) => diagnostic.file === file);
      fs.writeFileSync(place, fixed(fs.readFileSync(place, 'utf8'), ofFile));
    });
    source = readSite(siteDir, config);
  }
  return source;
}

/**
 * Fixes what needs no judgment, only in the requested files: what the rules say that puts it right, the form of Markdown, and
 * the form of category and tag files.
 *
 * @param analyses opens the cache of analyses of pages
 */
export async function fixContent(
  siteDir: string,
  start: SiteSource,
  isSelected: IsSelected,
  analyses: () => ResultCache<PageAnalysis>,
): Promise<void> {
  const source = applyRules(siteDir, start, isSelected, analyses);
  // What could not be read must not be written.
  const isReadable = ({file}: {file: string}): boolean => isSelected(file) && !source.unreadable.has(file);
  const markdown = source.pages.filter((page) => isReadable(page) && page.file.endsWith('.md'));
  // A glob would match more than the requested pages.
  for (let from = 0; from < markdown.length; from += maxPaths) {
    await markdownDiagnostics(
      siteDir,
      markdown.slice(from, from + maxPaths).map(({file}) => `:${file}`),
      true,
    );
  }
  const beside = categoryAndTagFiles(source).filter((file) => isReadable({file}));
  if (beside.length > 0) {
    spawnSync(
      process.execPath,
      ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', ...beside],
      {cwd: siteDir, stdio: 'inherit'},
    );
  }
}
