import fs from 'node:fs';
import path from 'node:path';

/** All files below a folder, by path from the site's root with `/`; none if there is no such folder. */
export function filesIn(siteDir: string, folder: string): string[] {
  const dir = path.join(siteDir, folder);
  return fs.existsSync(dir)
    ? fs
        .readdirSync(dir, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    : [];
}
