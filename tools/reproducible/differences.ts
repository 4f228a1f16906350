import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '@training-catalog/content-model/node';

/** The text around the first byte that differs, in one line each. */
function firstDifference(a: Buffer, b: Buffer): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) {
    at += 1;
  }
  const around = (content: Buffer): string =>
    JSON.stringify(content.subarray(Math.max(0, at - 40), at + 40).toString());
  return `from byte ${at}: ${around(a)} and ${around(b)}`;
}

/**
 * Compares all files of two folders, byte for byte.
 *
 * @returns how many files there are, and a line for each that is not the same in both.
 */
export function differences(first: string, second: string): {files: number; differing: string[]} {
  const inFirst = new Set(filesIn(first));
  const inSecond = new Set(filesIn(second));
  const all = [...new Set([...inFirst, ...inSecond])].sort();
  const differing = all.flatMap((file) => {
    if (!inFirst.has(file) || !inSecond.has(file)) {
      return [`${file}: only in ${inFirst.has(file) ? first : second}`];
    }
    const a = fs.readFileSync(path.join(first, file));
    const b = fs.readFileSync(path.join(second, file));
    return a.equals(b) ? [] : [`${file}: ${firstDifference(a, b)}`];
  });
  return {files: all.length, differing};
}
