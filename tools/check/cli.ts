/**
 * Checks the content of all areas without a build: `npm run check`. Prints one line per diagnostic, `file:line: what is
 * wrong; what to write [rule]`, errors before hints, or JSON for Reviewdog, and exits with 1 if there is an error. In a
 * workflow of GitHub Actions, each printed diagnostic is also an annotation.
 *
 * The command in package.json first bundles our own sources into one file: Node.js then runs the parser as published,
 * which takes half the time, and the content of the bundle shows whether a rule has changed.
 */
import {readConfig, readSite} from '@training-catalog/content-lint/node';
import {didYouMean, githubAnnotation} from '@training-catalog/content-model';
import {ContentFiles, parseArguments} from '@training-catalog/content-model/node';
import lintConfig from '../../content-lint.config';
import {helpIfRequested} from '../help/command';
import {analysesCache, checkContent} from './checkContent';
import {fixContent} from './fixes';
import {explanationOf, explanations, listing} from './listing';
import {rdjson} from './rdjson';
import {selectedFiles} from './selectedFiles';
import {check} from './usage';

const siteDir = process.cwd();

const options = {
  fix: {type: 'boolean', default: false},
  'all-hints': {type: 'boolean', default: false},
  format: {type: 'string', default: 'text'},
} as const;

const formats: readonly string[] = ['text', 'rdjson'];

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

async function main(): Promise<void> {
  helpIfRequested(check);
  const [, program = ''] = process.argv;
  if (!program.endsWith('.mjs')) {
    throw new Error(`${program} is one source of many, a change in another would not be seen; write npm run check`);
  }
  const {values, positionals} = parseArguments({options, allowPositionals: true}, didYouMean);
  if (!formats.includes(values.format)) {
    throw new Error(
      `unknown format "${values.format}"; ${didYouMean(values.format, formats)}write --format ${formats.join(' or ')}`,
    );
  }
  const source = readSite(siteDir, readConfig(lintConfig));
  const isSelected = selectedFiles(siteDir, source, positionals);
  if (values.fix) {
    await fixContent(siteDir, source, isSelected, () => analysesCache(siteDir, [program]));
  }
  const {pages, diagnostics: all} = await checkContent(siteDir, [program]);
  const diagnostics = all
    .filter(({file}) => isSelected(file))
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);

  const errors = diagnostics.filter(({severity}) => severity === 'error');
  process.exitCode = errors.length === 0 ? 0 : 1;
  if (values.format === 'rdjson') {
    const files = new ContentFiles(siteDir);
    console.log(rdjson(diagnostics, (file) => files.read(file)));
    return;
  }
  const hints = diagnostics.filter(({severity}) => severity === 'hint');
  if (hints.length > 0) {
    console.log(`Hints:\n${listing(hints, values['all-hints']).join('\n')}\n`);
  }
  if (errors.length > 0) {
    console.error(`Errors:\n${listing(errors, true).join('\n')}\n`);
  }
  const rules = explanations([...errors, ...hints]);
  if (rules.length > 0) {
    console.log(`Rules:\n${rules.join('\n')}\n`);
  }
  if (process.env.GITHUB_ACTIONS === 'true') {
    diagnostics.forEach((diagnostic) => console.log(githubAnnotation(diagnostic, explanationOf(diagnostic))));
  }
  console.log(
    `${pages} pages, ${count(errors.length, 'error')}, ${count(hints.length, 'hint')}, ${process.uptime().toFixed(1)} s`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
