import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import {writeFileAtomic} from './writeFileAtomic';

const digest = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  // Lengths keep parts apart: "ab" and "c" are not "a" and "bc".
  parts.forEach((part) => hash.update(`${part.length} `).update(part));
  return hash.digest();
};

const digestBytes = 32;

/** Files that name the installed packages: npm writes the first with what it installed; after a pull the other is ahead of it. */
const packageFiles = ['node_modules/.package-lock.json', 'package-lock.json'];

/**
 * What the last run made of the same input: findings, pages, images. It lies beside the bundler's cache, where
 * `npm run clear` empties both, in one file behind a digest: one that is broken, or that other code, packages or
 * settings wrote, counts as none.
 *
 * @typeParam Value Anything that the structured clone algorithm copies, and not undefined.
 */
export class ResultCache<Value> {
  private readonly file: string;
  private readonly maker: Buffer;
  private readonly before: ReadonlyMap<string, Value>;
  private readonly now = new Map<string, Value>();

  /**
   * @param name Path of the cache below node_modules/.cache.
   * @param madeBy Files that decide what comes out, beside the installed packages; full paths. One that is absent
   *   may come later.
   */
  constructor(siteDir: string, name: string, madeBy: readonly string[]) {
    this.file = path.join(siteDir, 'node_modules/.cache', name);
    const files = [...packageFiles.map((file) => path.join(siteDir, file)), ...madeBy];
    this.maker = digest(
      process.version,
      ...files.flatMap((file) => [file, fs.existsSync(file) ? fs.readFileSync(file) : 'absent']),
    );
    this.before = this.load();
  }

  /** What the last run, or this one, made of an input, in its parts; this run keeps it for the next one. */
  get(...input: readonly string[]): Value | undefined {
    const key = digest(...input).toString('hex');
    const value = this.now.get(key) ?? this.before.get(key);
    if (value !== undefined) {
      this.now.set(key, value);
    }
    return value;
  }

  /** Keeps for the next run what this one made of an input. */
  set(value: Value, ...input: readonly string[]): void {
    this.now.set(digest(...input).toString('hex'), value);
  }

  /** Gives what was made of an input before, or makes and keeps it. */
  async getOrMake(input: string, make: () => Promise<Value> | Value): Promise<Value> {
    const known = this.get(input);
    if (known !== undefined) {
      return known;
    }
    const made = await make();
    this.set(made, input);
    return made;
  }

  /** Writes what this run asked for or made; the rest belongs to inputs that are gone. */
  save(): void {
    const content = v8.serialize(this.now);
    writeFileAtomic(this.file, Buffer.concat([digest(this.maker, content), content]));
  }

  private load(): ReadonlyMap<string, Value> {
    const kept = fs.existsSync(this.file) ? fs.readFileSync(this.file) : Buffer.alloc(0);
    const content = kept.subarray(digestBytes);
    return kept.subarray(0, digestBytes).equals(digest(this.maker, content))
      ? (v8.deserialize(content) as Map<string, Value>)
      : new Map<string, Value>();
  }
}
