import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import {writeFileAtomic} from './writeFileAtomic';

const digest = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  // The lengths separate the parts: "ab" and "c" are not "a" and "bc".
  parts.forEach((part) => hash.update(`${part.length} `).update(part));
  return hash.digest();
};

const digestBytes = 32;

/**
 * Files that name the installed packages: npm writes the first with what it installed; after a pull, the second is
 * newer.
 */
const packageFiles = ['node_modules/.package-lock.json', 'package-lock.json'];

/**
 * Cache of what the last run made of the same input: findings, pages, images. It is beside the bundler's cache, so that
 * `npm run clear` deletes both, in one file with a digest. A file that is broken, or was written by other code,
 * packages, or settings, is ignored.
 *
 * @typeParam Value Anything that the structured clone algorithm copies, except undefined.
 */
export class ResultCache<Value> {
  private readonly file: string;
  private readonly maker: Buffer;
  private readonly before: ReadonlyMap<string, Value>;
  private readonly now = new Map<string, Value>();

  /**
   * @param name Path of the cache below node_modules/.cache.
   * @param madeBy Full paths of the files that determine the result, besides the installed packages. Files that do not
   *   exist yet are allowed.
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

  /** The cached result for an input, given in parts; it is kept for the next run. */
  get(...input: readonly string[]): Value | undefined {
    const key = digest(...input).toString('hex');
    const value = this.now.get(key) ?? this.before.get(key);
    if (value !== undefined) {
      this.now.set(key, value);
    }
    return value;
  }

  /** Stores a result for the next run. */
  set(value: Value, ...input: readonly string[]): void {
    this.now.set(digest(...input).toString('hex'), value);
  }

  /** Returns the cached result for an input, or makes and stores it. */
  async getOrMake(input: string, make: () => Promise<Value> | Value): Promise<Value> {
    const known = this.get(input);
    if (known !== undefined) {
      return known;
    }
    const made = await make();
    this.set(made, input);
    return made;
  }

  /** Writes the results that this run used or made; the others belong to inputs that no longer exist. */
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
