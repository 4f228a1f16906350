import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import {writeFileAtomic} from '../../lib/writeFileAtomic';
import type {PageSource} from './page';

const digest = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  // Lengths keep parts apart: "ab" and "c" are not "a" and "bc".
  parts.forEach((part) => hash.update(`${part.length} `).update(part));
  return hash.digest();
};

const digestBytes = 32;

/** Files that name the installed packages, for `madeBy`; full paths. */
export const installedPackages = (siteDir: string): string[] =>
  // npm writes the first one with what it installed; the other is ahead of it after a pull.
  ['node_modules/.package-lock.json', 'package-lock.json'].map((file) => path.join(siteDir, file));

/**
 * What the last run found in each file, for as long as the file and what finds it stay the same. All
 * of a run lies in one file, behind a digest: one that is broken, of another program or of other
 * settings counts as none.
 */
export class DiagnosticCache<Value> {
  private readonly place: string;
  private readonly maker: Buffer;
  private readonly before: ReadonlyMap<string, Value>;
  private readonly now = new Map<string, Value>();

  /**
   * @param place Full path of the cache.
   * @param madeBy Files that decide what is found; full paths. One that is absent may come later.
   */
  constructor(place: string, madeBy: readonly string[]) {
    this.place = place;
    this.maker = digest(
      process.version,
      ...madeBy.flatMap((file) => [file, fs.existsSync(file) ? fs.readFileSync(file) : 'absent']),
    );
    this.before = this.load();
  }

  /** Gives what the last run found in a file of this path and text, and keeps it for the next run. */
  get({file, text}: PageSource): Value | undefined {
    const key = digest(file, text).toString('hex');
    const value = this.before.get(key);
    if (value !== undefined) {
      this.now.set(key, value);
    }
    return value;
  }

  /** Keeps for the next run what this one found. */
  set({file, text}: PageSource, value: Value): void {
    this.now.set(digest(file, text).toString('hex'), value);
  }

  /** Writes what this run asked for or found; the rest belongs to texts that are gone. */
  save(): void {
    const content = v8.serialize(this.now);
    writeFileAtomic(this.place, Buffer.concat([digest(this.maker, content), content]));
  }

  private load(): ReadonlyMap<string, Value> {
    const kept = fs.existsSync(this.place) ? fs.readFileSync(this.place) : Buffer.alloc(0);
    const content = kept.subarray(digestBytes);
    return kept.subarray(0, digestBytes).equals(digest(this.maker, content))
      ? (v8.deserialize(content) as Map<string, Value>)
      : new Map<string, Value>();
  }
}
