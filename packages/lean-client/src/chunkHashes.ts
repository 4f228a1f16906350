import {runInNewContext} from 'node:vm';
import type {CurrentBundler} from '@docusaurus/types';
import type {Compiler} from 'webpack';

/** Name of the bundler's runtime, in the name of its file. */
export const runtimeName = 'runtime~main';

/** Hashes in the names of chunks, by the ids of the chunks. */
type Hashes = Readonly<Record<string, string>>;

/** Global object to which chunks add the hashes of other chunks. */
const added = 'globalThis.chunkHashes';

/** The table of hashes in the bundler's runtime, and the place where it is read. */
const table = /\((\{[^{}]+\})\)\[(\w+)\]\+"\.js"/g;

/** The hash of the only chunk that is loaded later, which needs no table. */
const onlyHash = /\+"\.[0-9a-f]+\.js"/;

/**
 * Takes the hashes of some chunks out of the runtime.
 *
 * @param source The bundler's runtime, minified.
 * @param isMoved Whether the hash of a chunk, by its id, is to be found in the global object.
 * @returns the runtime without these hashes, and the hashes.
 * @throws if the runtime does not hold the hashes in one table.
 */
export function splitRuntime(source: string, isMoved: (id: string) => boolean): {source: string; moved: Hashes} {
  const [found, ...others] = source.matchAll(table);
  const [all = '', literal = '', id = ''] = found ?? [];
  // The minifier writes some keys as numbers (`5e7`), which only JavaScript reads as names.
  const hashes = Object.entries(runInNewContext(`(${literal || '{}'})`) as Hashes);
  const moved = hashes.filter(([one]) => isMoved(one));
  if (found === undefined ? !onlyHash.test(source) : others.length > 0) {
    throw new Error(
      '@training-catalog/lean-client: the bundler no longer writes one table with the hashes of chunks into its runtime; adapt the pattern in chunkHashes.ts, or leave this plugin out: all works without it, and every page loads the hashes of all',
    );
  }
  // A small site may have no chunk that always comes after another.
  if (moved.length === 0) {
    return {source, moved: {}};
  }
  const rest = JSON.stringify(Object.fromEntries(hashes.filter(([one]) => !isMoved(one))));
  return {
    source: `${added}??={};${source.replace(all, () => `(${rest}[${id}]||${added}[${id}])+".js"`)}`,
    moved: Object.fromEntries(moved),
  };
}

/** A group of chunks that are loaded together, as the bundler links it to the groups that import it. */
export interface Group {
  readonly chunks: readonly {readonly id?: string | number | null | undefined}[];
  isInitial: () => boolean;
  getParents: () => readonly Group[];
}

/**
 * Finds for each chunk another one that is always loaded before it: one that is in all groups that import it, such as the
 * shard of the route table that names a page. A chunk that every page loads, or that unrelated groups import, has none.
 *
 * @param groups All groups of a compilation.
 * @returns ids of chunks, by the id of the chunk that is loaded later.
 */
export function chunksLoadedBefore(groups: readonly Group[]): Map<string, string> {
  const allIds = ({chunks}: Group): string[] => chunks.map(({id}) => String(id));
  // The style sheet is one of them.
  const ofAllPages = new Set(groups.filter((group) => group.isInitial()).flatMap(allIds));
  const idsOf = (group: Group): string[] => allIds(group).filter((id) => !ofAllPages.has(id));
  const before = new Map<string, string[]>();
  for (const group of groups) {
    const parents = group.getParents().map(idsOf);
    for (const id of idsOf(group)) {
      const [first = [], ...others] = [...(before.has(id) ? [before.get(id) ?? []] : []), ...parents];
      before.set(
        id,
        first.filter((one) => others.every((ids) => ids.includes(one))),
      );
    }
  }
  // The last one is the group's own chunk, unless that is another way to it.
  return new Map([...before].flatMap(([id, ids]) => ids.slice(-1).map((holder) => [id, holder] as const)));
}

/**
 * Keeps the hash of a chunk's name in a chunk that is loaded before it. The bundler keeps the hashes of all chunks in its
 * runtime, which every page loads, so that the runtime would grow with the catalog.
 */
export class ChunkHashesPlugin {
  constructor(private readonly bundler: CurrentBundler) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = this.bundler.instance;
    const name = 'ChunkHashesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the scripts are minified; the bundler then computes the hashes in their names again.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({name, stage}, (assets) => {
        const names = Object.keys(assets);
        const edit = (script: string, change: (source: string) => string): void => {
          const file = names.find((one) => one.startsWith(`assets/js/${script}.`)) ?? script;
          compilation.updateAsset(file, (old) => new sources.RawSource(change(String(old.source()))));
        };
        const holders = chunksLoadedBefore([...compilation.chunkGroups]);
        const held = new Map<string, Record<string, string>>();
        edit(runtimeName, (runtime) => {
          const {source, moved} = splitRuntime(runtime, (id) => holders.has(id));
          for (const [id, hash] of Object.entries(moved)) {
            const holder = holders.get(id) ?? '';
            held.set(holder, {...held.get(holder), [id]: hash});
          }
          return source;
        });
        held.forEach((hashes, holder) =>
          edit(`chunks/${holder}`, (source) => `${source};Object.assign(${added}??={},${JSON.stringify(hashes)});`),
        );
      });
    });
  }
}
