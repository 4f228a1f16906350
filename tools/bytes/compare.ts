import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {filesIn} from '@training-catalog/content-model/node';

/** Bytes (gzip) of each file of a build, by name without the hash of its content. */
export type Sizes = ReadonlyMap<string, number>;

const kinds: readonly (readonly [string, RegExp])[] = [
  ['Scripts', /\.js$/],
  ['Styles', /\.css$/],
  ['Pages', /\.html$/],
  ['Images and fonts', /\.(?:svg|png|jpe?g|gif|webp|avif|ico|woff2?)$/],
];

/** Removes content hashes from names of bundles, for comparison. */
const withoutHash = (name: string): string => name.replaceAll(/[.-][0-9a-f]{8,32}(?=\.)/g, '');

/** Reads the sizes of a build; a missing folder counts as empty. */
export function sizesOf(folder: string): Sizes {
  const sizes = new Map<string, number>();
  for (const name of filesIn(folder).filter((one) => !one.startsWith('.git/'))) {
    const size = gzipSync(fs.readFileSync(path.join(folder, name)), {level: 6}).length;
    sizes.set(withoutHash(name), (sizes.get(withoutHash(name)) ?? 0) + size);
  }
  return sizes;
}

const number = (bytes: number): string => bytes.toLocaleString('en-US');
const change = (bytes: number): string => (bytes === 0 ? '0' : `${bytes > 0 ? '+' : '-'}${number(Math.abs(bytes))}`);

/** What grew and shrank from one build to the next, as Markdown: sums by kind, then the files that changed most. */
export function byteChanges(before: Sizes, after: Sizes): string {
  if (before.size === 0) {
    return '## Bytes\n\nThere is no published site to compare with.\n';
  }
  const rows = [...kinds.map(([name]) => name), 'Other files'].map((kind) => {
    const sum = (sizes: Sizes): number =>
      [...sizes]
        .filter(([name]) => (kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? 'Other files') === kind)
        .reduce((total, [, bytes]) => total + bytes, 0);
    return `| ${kind} | ${number(sum(before))} | ${number(sum(after))} | ${change(sum(after) - sum(before))} |`;
  });
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({name, from: before.get(name) ?? 0, to: after.get(name) ?? 0}))
    .filter(({from, to}) => from !== to)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  const files = changed
    .slice(0, 20)
    .map(
      ({name, from, to}) =>
        `| \`${name.replaceAll('|', '\\|')}\` | ${number(from)} | ${number(to)} | ${change(to - from)} |`,
    );
  const head = (first: string): string =>
    `| ${first} | Published | This change | Difference |\n| --- | ---: | ---: | ---: |`;
  const most = changed.length > files.length ? `The ${files.length} largest of ${changed.length} changes.\n\n` : '';
  return [
    '## Bytes',
    'Compressed (gzip), against the published site.',
    `${head('Kind')}\n${rows.join('\n')}`,
    ...(files.length > 0 ? [`${most}${head('File')}\n${files.join('\n')}`] : ['The size of no file changed.']),
    '',
  ].join('\n\n');
}
