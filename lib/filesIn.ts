import fs from 'node:fs';
import path from 'node:path';

/** All files below a folder, as paths from the site's root with `/`; empty if there is no such folder. */
export function filesIn(siteDir: string, folder: string): string[] {
  const dir = path.join(siteDir, folder);
  return fs.existsSync(dir)
    ? fs
        .readdirSync(dir, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    : [];
}
