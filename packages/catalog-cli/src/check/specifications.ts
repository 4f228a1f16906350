/**
 * Prints what is wrong with the specifications in openapi/, as diagnostics in JSON. otherPrograms.ts runs it in a
 * separate process, and only when one of them has changed, because the linter takes longer to load than all other rules
 * to run.
 */
import path from 'node:path';
import {ContentError, type Diagnostic, errorAt} from '@training-catalog/content-model';
import {allowedTags, inspectSafely} from '@training-catalog/openapi-pages/node';
import {filesOf, readSets, tagProblems} from '@training-catalog/openapi-pages/sets';
import {readContext} from '../context.js';

const siteDir = process.cwd();

async function main(): Promise<Diagnostic[]> {
  const site = (await readContext(siteDir)).site.openApiSiteIn(siteDir);
  const folder = path.join(siteDir, site.specifications);
  const sets = readSets(site);
  const found: Diagnostic[] = [];
  // One after the other: each takes all of a processor, and reads what strangers wrote.
  for (const set of sets) {
    const {problems} = await inspectSafely({
      file: path.join(folder, set.file),
      root: folder,
      files: filesOf(site, set).map((file) => path.join(siteDir, file)),
      tags: allowedTags(site),
    });
    found.push(
      ...problems.map(({rule, file, line, pointer, message, severity}): Diagnostic => ({
        rule,
        file: path.relative(siteDir, file).split(path.sep).join('/'),
        line: line(),
        message: `${pointer}: ${message}`,
        severity,
      })),
    );
  }
  const tags = sets
    .flatMap((set) => tagProblems(site, set))
    .map(({file, line, message}) => errorAt('known-tag', file, line, message));
  return [...tags, ...found];
}

main().then(
  (diagnostics) => console.log(JSON.stringify(diagnostics)),
  (error: unknown) => {
    // An error in api/tags.yml, which the rules of the content report.
    if (error instanceof ContentError) {
      console.log('[]');
      return;
    }
    console.error(error);
    process.exitCode = 1;
  },
);
