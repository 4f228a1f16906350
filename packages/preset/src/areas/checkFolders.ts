import fs from 'node:fs';
import path from 'node:path';
import type {CatalogSite} from '../site.js';

/** @throws if an area has no folder, or no first page in it, with what to write. */
export function checkAreaFolders({areaIds}: Pick<CatalogSite, 'areaIds'>, siteDir: string): void {
  const isFile = (folder: string, name: string): boolean => fs.existsSync(path.join(siteDir, folder, name));
  const missing = areaIds.find((folder) => !isFile(folder, 'intro.md') && !isFile(folder, 'intro.mdx'));
  if (missing !== undefined) {
    throw new Error(
      `@training-catalog/preset: "areas" names "${missing}", but there is no ${missing}/intro.md, to which the navigation bar leads; write it, or remove the area`,
    );
  }
}
