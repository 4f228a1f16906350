import fs from 'node:fs';
import path from 'node:path';

/** All files below a folder, as paths relative to the site root, with `/`; empty if the folder does not exist. */
export function filesIn(siteDir: string, folder: string): string[] {
  const dir = path.join(siteDir, folder);
  return fs.existsSync(dir)
    ? fs
        .readdirSync(dir, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    : [];
}
