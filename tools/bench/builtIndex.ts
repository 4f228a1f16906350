import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {SearchEngine, startFile, type IndexStart} from '@training-catalog/search/node';

const startOf = (files: ReadonlyMap<string, string>): IndexStart =>
  JSON.parse(files.get(startFile) ?? 'null') as IndexStart;

/** A search in the files of an index that records which files a query reads. */
export class CountedSearch {
  readonly engine: SearchEngine;
  private readonly files: ReadonlyMap<string, string>;
  private readonly sizes = new Map<string, number>();
  private used = new Set<string>();

  /** @param files Text of each file of the index, by its path below the base path. */
  constructor(files: ReadonlyMap<string, string>) {
    this.files = files;
    const parsed = new Map<string, unknown>();
    const start = startOf(files);
    this.engine = new SearchEngine(start, (name) => {
      const file = `${start.folder}/${name}`;
      this.used.add(file);
      const content = parsed.get(file) ?? (JSON.parse(files.get(file) ?? 'null') as unknown);
      parsed.set(file, content);
      return Promise.resolve(content);
    });
  }

  /** Size of a file as a server sends it, in bytes. */
  sizeOf(file: string): number {
    const size = this.sizes.get(file) ?? gzipSync(this.files.get(file) ?? '', {level: 6}).length;
    this.sizes.set(file, size);
    return size;
  }

  /** Bytes that a reader with an empty cache loads for these queries, one after the other. */
  async bytesOf(queries: readonly string[], limit: number): Promise<number> {
    this.used = new Set([startFile]);
    for (const query of queries) {
      await this.engine.search(query, {limit});
    }
    return [...this.used].reduce((sum, file) => sum + this.sizeOf(file), 0);
  }
}

/** Files of the index of a build by their paths below the base path. @throws if it has none. */
export function builtIndex(build: string): Map<string, string> {
  if (!fs.existsSync(path.join(build, startFile))) {
    throw new Error(`${build} has no search index: run "npm run build" first`);
  }
  const read = (file: string): [string, string] => [file, fs.readFileSync(path.join(build, file), 'utf8')];
  const start = read(startFile);
  const {folder} = startOf(new Map([start]));
  return new Map([start, ...fs.readdirSync(path.join(build, folder)).map((name) => read(`${folder}/${name}`))]);
}
