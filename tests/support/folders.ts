import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folders: string[] = [];

/** Removes all folders that `folderOf` made: after each test file, because the files of a worker share this module. */
export const removeFolders = (): void =>
  folders.splice(0).forEach((folder) => fs.rmSync(folder, {recursive: true, force: true}));

/**
 * A new folder with the given files, by path; it is removed after the tests of the file. Its name starts with the
 * prefix.
 */
export function folderOf(files: Record<string, string | Buffer>, prefix = 'folder-'): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  folders.push(folder);
  Object.entries(files).forEach(([name, content]) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), content);
  });
  return folder;
}
