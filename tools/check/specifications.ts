/**
 * Prints what is wrong with the specifications in openapi/, as diagnostics in JSON. checkContent.ts runs it in a
 * separate process, and only when one of them has changed, because the linter takes longer to load than all other rules
 * to run.
 */
import path from 'node:path';
import {tagNames} from '../../content-lint/model/frontMatter';
import {diagnosticAt} from '../../content-lint/rules/registry';
import {ContentError, type Diagnostic} from '@training-catalog/content-model';
import {inspectSafely} from '../../plugins/api-reference/inspectSafely';
import {filesOf, readSets, tagProblems} from '../../plugins/api-reference/sets';
import {apiArea} from '../../shared/areas';

const siteDir = process.cwd();
const folder = path.join(siteDir, 'openapi');

async function main(): Promise<Diagnostic[]> {
  const sets = readSets(siteDir);
  const found: Diagnostic[] = [];
  // One after the other: each takes all of a processor, and reads what strangers wrote.
  for (const set of sets) {
    const {problems} = await inspectSafely(siteDir, {
      file: path.join(folder, set.file),
      root: folder,
      files: filesOf(siteDir, set).map((file) => path.join(siteDir, file)),
      knownTags: tagNames(siteDir, apiArea),
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
    .flatMap((set) => tagProblems(siteDir, set))
    .map(({file, line, message}) => diagnosticAt('known-tag', file, line, message));
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
