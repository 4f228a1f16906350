import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import {filesIn} from './filesIn.js';
import {writeFileAtomic} from './writeFileAtomic.js';

const digest = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  // Length prefixes, so that ("ab", "c") and ("a", "bc") have different digests.
  parts.forEach((part) => hash.update(`${part.length} `).update(part));
  return hash.digest();
};

const digestBytes = 32;

/**
 * Files that identify the installed packages: the first is written by npm on installation; the second may be newer
 * after a pull.
 */
const packageFiles = ['node_modules/.package-lock.json', 'package-lock.json'];

const contentsOf = (files: readonly string[]): (Buffer | string)[] =>
  files.flatMap((file) => [file, fs.existsSync(file) ? fs.readFileSync(file) : 'absent']);

/** Folders with the compiled code of packages that are linked into a site, as npm links the workspaces of a repository. */
function linkedCode(siteDir: string): string[] {
  const modules = path.join(siteDir, 'node_modules');
  const scopes = fs.existsSync(modules) ? fs.readdirSync(modules).filter((name) => name.startsWith('@')) : [];
  return scopes.flatMap((scope) =>
    fs
      .readdirSync(path.join(modules, scope), {withFileTypes: true})
      .filter((entry) => entry.isSymbolicLink())
      .map((entry) => path.join(modules, scope, entry.name))
      // Some package managers link everything, to a folder of theirs.
      .filter((link) => fs.existsSync(link) && !fs.realpathSync(link).split(path.sep).includes('node_modules'))
      .map((link) => path.join(link, 'dist')),
  );
}

const digests = new Map<string, Buffer>();

/** Digest of the code of linked packages, which the files of the package manager do not identify; computed once. */
function digestOfLinkedCode(siteDir: string): Buffer {
  const known =
    digests.get(siteDir) ??
    digest(
      ...linkedCode(siteDir).flatMap((folder) =>
        contentsOf(
          filesIn(folder)
            .filter((file) => file.endsWith('.js'))
            .map((file) => path.join(folder, file)),
        ),
      ),
    );
  digests.set(siteDir, known);
  return known;
}

/**
 * Persistent cache of results (diagnostics, pages, images) by input. It is a single file with a digest, next to the
 * bundler's cache, so that `npm run clear` deletes both. A file that is corrupt, or was written by other code, packages,
 * or settings, is ignored.
 *
 * @typeParam Value Anything that the structured clone algorithm copies, except undefined.
 */
export class ResultCache<Value> {
  private readonly file: string;
  private readonly codeDigest: Buffer;
  private readonly previous: ReadonlyMap<string, Value>;
  private readonly current = new Map<string, Value>();
  /** Number of results in the file, if it holds those of `current` and perhaps others; undefined if a new one is not in it. */
  private saved: number | undefined;

  /**
   * @param name Path of the cache file, relative to node_modules/.cache.
   * @param madeBy Absolute paths of the files that determine the results, besides installed and linked packages. They need
   *   not exist.
   */
  constructor(siteDir: string, name: string, madeBy: readonly string[]) {
    this.file = path.join(siteDir, 'node_modules/.cache', name);
    const files = [...packageFiles.map((file) => path.join(siteDir, file)), ...madeBy];
    this.codeDigest = digest(process.version, digestOfLinkedCode(siteDir), ...contentsOf(files));
    this.previous = this.load();
    this.saved = this.previous.size;
  }

  /** Returns the cached result for an input, given in parts, and keeps it for the next run. */
  get(...input: readonly string[]): Value | undefined {
    const key = digest(...input).toString('hex');
    const value = this.current.get(key) ?? this.previous.get(key);
    if (value !== undefined) {
      this.current.set(key, value);
    }
    return value;
  }

  /** Stores a result for the next run. */
  set(value: Value, ...input: readonly string[]): void {
    this.current.set(digest(...input).toString('hex'), value);
    this.saved = undefined;
  }

  /** Returns the cached result for an input, given in parts, or computes and stores it. */
  getOrCompute(compute: () => Value, ...input: readonly string[]): Value {
    const known = this.get(...input);
    if (known !== undefined) {
      return known;
    }
    const computed = compute();
    this.set(computed, ...input);
    return computed;
  }

  /** Does the same for a result that has to be awaited. */
  async getOrMake(input: string, make: () => Promise<Value> | Value): Promise<Value> {
    const known = this.get(input);
    if (known !== undefined) {
      return known;
    }
    const made = await make();
    this.set(made, input);
    return made;
  }

  /**
   * Writes the results that this run used or computed, and drops the rest, whose inputs no longer exist. A file that
   * would not change is not written.
   */
  save(): void {
    if (this.saved === this.current.size) {
      return;
    }
    this.saved = this.current.size;
    const content = v8.serialize(this.current);
    writeFileAtomic(this.file, Buffer.concat([digest(this.codeDigest, content), content]));
  }

  private load(): ReadonlyMap<string, Value> {
    const file = fs.existsSync(this.file) ? fs.readFileSync(this.file) : Buffer.alloc(0);
    const content = file.subarray(digestBytes);
    return file.subarray(0, digestBytes).equals(digest(this.codeDigest, content))
      ? (v8.deserialize(content) as Map<string, Value>)
      : new Map<string, Value>();
  }
}
