import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file whole or not at all: who reads it meanwhile finds the one before, also where two
 * processes write it at the same time. Makes the folder if there is none.
 *
 * @throws what the file system says.
 */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(unfinished, content);
  fs.renameSync(unfinished, file);
}
