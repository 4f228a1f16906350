import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file atomically: a concurrent reader gets the previous content, also if two processes write at the same
 * time. Makes the folder if necessary.
 *
 * @throws errors of the file system.
 */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(unfinished, content);
  fs.renameSync(unfinished, file);
}
