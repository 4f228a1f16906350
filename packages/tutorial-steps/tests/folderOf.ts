import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** A new folder with the given files, by path; it is removed after the test. */
export function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tutorial-steps-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
  Object.entries(files).forEach(([name, content]) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), content);
  });
  return folder;
}
