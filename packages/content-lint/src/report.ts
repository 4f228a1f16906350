/**
 * Prints the errors of a site, one per line, then their number and the command that checks without a build, and exits with 1
 * if there are any. The plugin runs it in a separate process.
 * Pages that did not change are not parsed again.
 */
import {formatDiagnostic} from '@training-catalog/content-model';
import {ResultCache} from '@training-catalog/utils/node';
import {loadConfig} from './loadConfig.js';
import {Linter, type PageAnalysis} from './lint.js';
import {readSite} from './source.js';

const siteDir = process.cwd();
try {
  const {config, file} = await loadConfig(siteDir);
  const cache = new ResultCache<PageAnalysis>(siteDir, 'content-lint/build', [file]);
  const found = new Linter(config, 'build').check(readSite(siteDir, config), cache);
  const errors = found.filter(({severity}) => severity === 'error');
  if (errors.length > 0) {
    const number = errors.length === 1 ? '1 error stops' : `${errors.length} errors stop`;
    console.log(errors.map(formatDiagnostic).join('\n'));
    console.log(
      `\n${number} the build. Without a build, "${config.checkCommand}" finds errors in seconds, and explains their rules.`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  // The message is enough for a mistake in the configuration.
  console.log(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
