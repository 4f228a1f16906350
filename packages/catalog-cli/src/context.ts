import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {bundle} from '@training-catalog/content-model/node';
import type {CatalogSite, Command} from '@training-catalog/preset';

/** What every command knows. */
export interface Context {
  /** Folder of the site. */
  siteDir: string;
  site: CatalogSite;
}

/** A command: what it says about itself, and what it does. */
export interface SiteCommand {
  describe: (site: CatalogSite) => Command;
  /**
   * @param args what follows its name
   * @returns its exit status
   */
  run: (args: readonly string[], context: Context) => Promise<number>;
}

/** File of a site that exports its settings. */
export const settingsFile = 'site.config.ts';

/**
 * Reads the settings of a site: `siteSettings` of `site.config.ts`.
 *
 * @throws if there is no such file, or it exports something else.
 */
export async function readContext(siteDir: string): Promise<Context> {
  const file = path.join(siteDir, settingsFile);
  const program = await bundle(siteDir, file).catch((error: unknown) => {
    throw new Error(
      `${settingsFile} cannot be read (${error instanceof Error ? error.message.split('\n')[0] : String(error)}); run the command in the folder of a site`,
      {cause: error},
    );
  });
  const {siteSettings} = (await import(pathToFileURL(program).href)) as {siteSettings?: CatalogSite};
  if (siteSettings === undefined) {
    throw new Error(
      `${settingsFile} exports no siteSettings; write export const siteSettings = catalogSite({...}), as in the README of @training-catalog/preset`,
    );
  }
  return {siteDir, site: siteSettings};
}
