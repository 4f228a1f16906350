import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {writeFileAtomic} from './writeFileAtomic';

/**
 * What earlier builds made of the same input. It lies beside the bundler's cache; `npm run clear`
 * empties both.
 */
export class BuildCache {
  private readonly folder: string;
  private readonly maker: Buffer;
  private readonly used = new Set<string>();

  /**
   * @param name Folder of the cache.
   * @param madeBy Files that decide what comes out, beside the installed packages; full paths.
   */
  constructor(siteDir: string, name: string, madeBy: readonly string[]) {
    this.folder = path.join(siteDir, 'node_modules/.cache', name);
    const hash = createHash('sha256');
    [path.join(siteDir, 'package-lock.json'), ...madeBy].forEach((file) => hash.update(fs.readFileSync(file)));
    this.maker = hash.digest();
    fs.mkdirSync(this.folder, {recursive: true});
  }

  /** Gives what was made of this input before, or makes and keeps it. */
  async get(input: string, make: () => Promise<Buffer> | Buffer): Promise<Buffer> {
    const name = createHash('sha256').update(this.maker).update(input).digest('hex');
    this.used.add(name);
    const file = path.join(this.folder, name);
    if (fs.existsSync(file)) {
      return fs.readFileSync(file);
    }
    const made = await make();
    writeFileAtomic(file, made);
    return made;
  }

  /** Removes what no page of this build needed. */
  removeUnused(): void {
    fs.readdirSync(this.folder)
      .filter((name) => !this.used.has(name))
      .forEach((name) => fs.rmSync(path.join(this.folder, name), {force: true}));
  }
}
