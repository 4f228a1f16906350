import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file atomically: concurrent readers see either the old or the new content, even with several writers. Creates
 * the folder if necessary.
 *
 * @throws file system errors.
 */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(unfinished, content);
  fs.renameSync(unfinished, file);
}
