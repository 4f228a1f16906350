import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {SearchEngine} from '../../src/search/engine';
import {indexFiles, type IndexStart, type PagesFile, type IndexedPage} from '../../src/search/types';

/** A search in the files of an index that records which files a query reads. */
export class CountedSearch {
  readonly engine: SearchEngine;
  private readonly files: ReadonlyMap<string, string>;
  private readonly sizes = new Map<string, number>();
  private used = new Set<string>();

  /** @param files Text of each file of the index, by name. */
  constructor(files: ReadonlyMap<string, string>) {
    this.files = files;
    const parsed = new Map<string, unknown>();
    this.engine = new SearchEngine(this.parse(indexFiles.start) as IndexStart, (file) => {
      this.used.add(file);
      const content = parsed.get(file) ?? this.parse(file);
      parsed.set(file, content);
      return Promise.resolve(content);
    });
  }

  private parse(file: string): unknown {
    return JSON.parse(this.files.get(file) ?? 'null');
  }

  /** Size of a file as a server sends it, in bytes. */
  sizeOf(file: string): number {
    const size = this.sizes.get(file) ?? gzipSync(this.files.get(file) ?? '', {level: 6}).length;
    this.sizes.set(file, size);
    return size;
  }

  /** Bytes that a reader with an empty cache loads for these queries, one after the other. */
  async bytesOf(queries: readonly string[], limit: number): Promise<number> {
    this.used = new Set([indexFiles.start]);
    for (const query of queries) {
      await this.engine.search(query, {limit});
    }
    return [...this.used].reduce((sum, file) => sum + this.sizeOf(file), 0);
  }
}

/** Folder of the search index of a build. @throws if it has none. */
export function indexFolder(build: string): string {
  const folder = fs.readdirSync(build).find((name) => name.startsWith('search-index-'));
  if (folder === undefined) {
    throw new Error(`${build} has no search index: run "npm run build" first`);
  }
  return path.join(build, folder);
}

/** Files of the index of a build by their names. */
export function builtIndex(build: string): Map<string, string> {
  const folder = indexFolder(build);
  return new Map(fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
}

/** The pages of an index, in their order. */
export function pagesOfIndex(files: ReadonlyMap<string, string>): IndexedPage[] {
  const {pages} = JSON.parse(files.get(indexFiles.start) ?? '') as IndexStart;
  return pages.flatMap((_, number) => [...(JSON.parse(files.get(indexFiles.pages(number)) ?? '[]') as PagesFile)]);
}
