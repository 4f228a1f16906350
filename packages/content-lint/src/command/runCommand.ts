import {type Diagnostic, githubAnnotation} from '@training-catalog/content-model';
import {compareTexts, didYouMean} from '@training-catalog/utils';
import {ContentFiles} from '@training-catalog/content-model/node';
import {parseArguments, ResultCache} from '@training-catalog/utils/node';
import {explanations} from '../allSets.js';
import {Linter, type Inspection, type PageAnalysis} from '../lint.js';
import {loadConfig} from '../loadConfig.js';
import {readSite, type SiteSource} from '../source.js';
import {fixByRules} from './fixes.js';
import {help} from './help.js';
import {listing} from './listing.js';
import {rdjson} from './rdjson.js';
import {type IsSelected, selectedFiles} from './selectedFiles.js';

/** Other programs whose findings a site shows among those of the rules, such as a spelling checker. */
export interface OtherPrograms {
  /** Folders besides the areas that they check. */
  folders?: readonly string[];
  /**
   * Checks the whole site; it may begin before the rules have ended.
   *
   * @param configFile the bundled configuration, whose content shows whether the rules have changed
   */
  check(source: SiteSource, rules: Promise<Inspection>, configFile: string): Promise<readonly Diagnostic[]>;
  /** Fixes what needs no judgment in the selected files, after the rules have. */
  fix(source: SiteSource, isSelected: IsSelected): Promise<void>;
}

const options = {
  fix: {type: 'boolean', default: false},
  'all-hints': {type: 'boolean', default: false},
  format: {type: 'string', default: 'text'},
  help: {type: 'boolean', default: false},
} as const;

const formats: readonly string[] = ['text', 'rdjson'];

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

async function run(siteDir: string, args: readonly string[], others?: OtherPrograms): Promise<number> {
  const {values, positionals} = parseArguments({args: [...args], options, allowPositionals: true}, didYouMean);
  if (values.help) {
    console.log(help);
    return 0;
  }
  if (!formats.includes(values.format)) {
    throw new Error(
      `unknown format "${values.format}"; ${didYouMean(values.format, formats)}write --format ${formats.join(' or ')}`,
    );
  }
  const {config, file} = await loadConfig(siteDir);
  const linter = new Linter(config);
  const cache = (): ResultCache<PageAnalysis> => new ResultCache(siteDir, 'content-lint/pages', [file]);
  const read = (): SiteSource => readSite(siteDir, config);
  let source = read();
  const isSelected = selectedFiles(source, config, positionals, others?.folders);
  if (values.fix) {
    source = fixByRules(source, isSelected, (site) => linter.check(site, cache()), read);
    await others?.fix(source, isSelected);
    source = read();
  }
  // The other programs run in processes of their own, so they begin before the rules.
  const inspection = Promise.resolve().then(() => linter.inspect(source, cache()));
  const ofOthers = others?.check(source, inspection, file) ?? [];
  const diagnostics = [...(await inspection).diagnostics, ...(await ofOthers)]
    .filter(({file: name, alsoIn = []}) => [name, ...alsoIn].some(isSelected))
    .sort((a, b) => compareTexts(a.file, b.file) || a.line - b.line);
  const errors = diagnostics.filter(({severity}) => severity === 'error');
  const known = explanations(config);
  if (values.format === 'rdjson') {
    const files = new ContentFiles(siteDir);
    console.log(rdjson(diagnostics, (name) => files.read(name), known));
    return errors.length === 0 ? 0 : 1;
  }
  const hints = diagnostics.filter(({severity}) => severity === 'hint');
  if (hints.length > 0) {
    console.log(`Hints:\n${listing(hints, values['all-hints']).join('\n')}\n`);
  }
  if (errors.length > 0) {
    console.error(`Errors:\n${listing(errors, true).join('\n')}\n`);
  }
  const explained = new Set([...errors, ...hints].map(({rule}) => known.get(rule)).filter((url) => url !== undefined));
  if (explained.size > 0) {
    console.log(`Rules:\n${[...explained].join('\n')}\n`);
  }
  if (process.env.GITHUB_ACTIONS === 'true') {
    diagnostics.forEach((diagnostic) => console.log(githubAnnotation(diagnostic, known.get(diagnostic.rule))));
  }
  console.log(
    `${count(source.pages.length, 'page')}, ${count(errors.length, 'error')}, ${count(hints.length, 'hint')}, ${process.uptime().toFixed(1)} s`,
  );
  return errors.length === 0 ? 0 : 1;
}

/**
 * Runs the command, by default in the working folder. It prints one line per diagnostic, `file:line: what is wrong; what to write
 * [rule]`, errors before hints, or JSON for Reviewdog. In a workflow of GitHub Actions, each printed diagnostic is also an
 * annotation.
 *
 * @returns the exit status: 1 if there is an error, or a mistake in the arguments or the configuration
 */
export async function runCommand(
  args: readonly string[],
  others?: OtherPrograms,
  siteDir = process.cwd(),
): Promise<number> {
  try {
    return await run(siteDir, args, others);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
