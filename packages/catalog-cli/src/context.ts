import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {bundle} from '@training-catalog/utils/node';
import {checkAreaFolders, type CatalogSite, type Command} from '@training-catalog/preset';

/** What every command knows. */
export interface Context {
  /** Folder of the site. */
  siteDir: string;
  site: CatalogSite;
}

/**
 * A command: what it says about itself, and what it does. Its module is loaded with every command and by the configuration
 * of a site, so large packages that only `run` needs are imported there.
 */
export interface SiteCommand {
  describe: (site: CatalogSite) => Command;
  /**
   * @param args what follows its name
   * @returns its exit status
   */
  run: (args: readonly string[], context: Context) => Promise<number>;
}

/** The settings of a site cannot be used; the message says what to write. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** File of a site that exports its settings. */
export const settingsFile = 'site.config.ts';

/**
 * Reads the settings of a site: `siteSettings` of `site.config.ts`.
 *
 * @throws {SettingsError} if there is no such file, it exports something else, or a choice in it is wrong.
 */
export async function readContext(siteDir: string): Promise<Context> {
  const file = path.join(siteDir, settingsFile);
  if (!fs.existsSync(file)) {
    throw new SettingsError(`there is no ${settingsFile} here; run the command in the folder of a site`);
  }
  try {
    const program = await bundle(siteDir, file);
    const {siteSettings} = (await import(pathToFileURL(program).href)) as {siteSettings?: CatalogSite};
    if (siteSettings === undefined) {
      throw new SettingsError(
        `${settingsFile} exports no siteSettings; write export const siteSettings = catalogSite({...}), as in the README of @training-catalog/preset`,
      );
    }
    checkAreaFolders(siteSettings, siteDir);
    return {siteDir, site: siteSettings};
  } catch (error) {
    throw error instanceof SettingsError
      ? error
      : new SettingsError(`${settingsFile}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}
