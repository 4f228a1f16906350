import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';

const folders: string[] = [];
afterAll(() => folders.splice(0).forEach((folder) => fs.rmSync(folder, {recursive: true})));

/** A new folder with the given files, by path; it is removed when the tests of the file are done. Its name begins with the prefix. */
export function folderOf(files: Record<string, string | Buffer>, prefix = 'folder-'): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  folders.push(folder);
  Object.entries(files).forEach(([name, content]) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), content);
  });
  return folder;
}
