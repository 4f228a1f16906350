import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {bundle} from '@training-catalog/utils/node';
import {configFile, type LintConfig, readConfig} from './config.js';

/**
 * Reads the configuration of a site: the default export of `content-lint.config.ts`; without that file, the defaults.
 *
 * @returns the configuration, and the file that it was bundled into, whose content shows whether one of its sources changed.
 * @throws for a wrong option, with its name and the remedy.
 */
export async function loadConfig(siteDir: string): Promise<{config: LintConfig; file: string}> {
  const source = path.join(siteDir, configFile);
  if (!fs.existsSync(source)) {
    return {config: readConfig({}), file: source};
  }
  const file = await bundle(siteDir, source);
  const {default: config} = (await import(pathToFileURL(file).href)) as {default?: unknown};
  if (config === undefined) {
    throw new Error(`${configFile} has no default export; write export default {...}`);
  }
  return {config: readConfig(config), file};
}
