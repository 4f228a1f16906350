import fs from 'node:fs';
import path from 'node:path';

/** All files below `root`, or below a folder in it, as paths relative to `root`, with `/`; empty if there is no folder. */
export function filesIn(root: string, folder = ''): string[] {
  const dir = path.join(root, folder);
  return fs.existsSync(dir)
    ? fs
        .readdirSync(dir, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    : [];
}
