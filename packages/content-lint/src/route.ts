import path from 'node:path';
import {type FrontMatter, readFrontMatter} from '@training-catalog/content-model';
import type {Area} from './ruleSet.js';

/** `id` and `slug` from invalid front matter, so that links to the page are not reported as broken. */
const keysOfBroken = (text: string): FrontMatter =>
  Object.fromEntries(
    [...(text.split(/^---/m, 2)[1] ?? '').matchAll(/^(id|slug):(.*)$/gm)].map(
      ([, key = '', value = '']): [string, string] => [key, value.trim().replaceAll(/^["']|["']$/g, '')],
    ),
  );

/** Front matter of a page, without parsing its text, which takes a hundred times as long; of invalid one, `id` and `slug`. */
export function frontMatterOf(text: string): FrontMatter {
  const read = readFrontMatter(text);
  return 'fault' in read ? keysOfBroken(text) : read.values;
}

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Address of a page without the base path, computed as Docusaurus does from folder, file name, id, and slug. It starts with
 * `/` and is not encoded.
 *
 * @param area the area of the page; by default, its first folder, with the same route
 */
export function routeOf(file: string, frontMatter: FrontMatter, area?: Area): string {
  const folder = area?.folder ?? file.split('/')[0] ?? '';
  const base = area?.route ?? `/${folder}`;
  const [id, slug] = [textOr(frontMatter.id), textOr(frontMatter.slug)];
  const folders = file
    .slice(folder.length + 1)
    .replace(/\.mdx?$/, '')
    .split('/');
  const name = folders.pop() ?? '';
  const isIndex =
    (id === undefined || id === '') &&
    (/^(?:index|readme)$/i.test(name) || name.toLowerCase() === folders.at(-1)?.toLowerCase());
  const own = path.posix.join('/', ...folders, isIndex ? '' : (id ?? name));
  const route = slug === undefined ? own : path.posix.resolve(path.posix.join('/', ...folders), slug);
  return `${base}${route}`.replace(/(?!^)\/$/, '');
}
