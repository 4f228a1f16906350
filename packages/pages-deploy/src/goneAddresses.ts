/** Addresses that pages had before, as git remembers the pages: for redirects of removed folders, and to find lost addresses. */
import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {type Area, frontMatterOf, routeOf} from '@training-catalog/content-lint';
import {gitOutput} from '@training-catalog/utils/node';
import YAML from 'yaml';

/** The page that the text of a file gave, or its category page; without the leading slash. */
function addressOfText(file: string, text: string, area: Area): string | undefined {
  if (!file.endsWith('/_category_.json')) {
    return routeOf(file, frontMatterOf(text), area).slice(1);
  }
  try {
    const {label} = Object(YAML.parse(text)) as {label?: unknown};
    return typeof label === 'string' ? `${area.route}/category/${createSlugger().slug(label)}`.slice(1) : undefined;
  } catch {
    return undefined;
  }
}

const isPage = (file: string): boolean => /\.mdx?$|\/_category_\.json$/.test(file);

/** What a file showed in a commit. */
function addressIn(siteDir: string, commit: string, file: string, areas: readonly Area[]): string[] {
  const area = areas.find(({folder}) => file.startsWith(`${folder}/`));
  const text = area && gitOutput(siteDir, 'show', `${commit}:./${file}`);
  const address = area && text !== undefined ? addressOfText(file, text, area) : undefined;
  return address === undefined ? [] : [address];
}

/**
 * Addresses that pages of a folder had in any commit before they were removed, and category pages.
 *
 * @param siteDir folder of the site, in a git repository with its whole history
 * @param folder an address with a slash at the end, such as `docs/Old/`
 * @param areas folders of pages with their addresses
 */
export function addressesOnceBelow(siteDir: string, folder: string, areas: readonly Area[]): string[] {
  const area = areas.find(({route}) => `/${folder}`.startsWith(`${route}/`));
  if (!area) {
    return [];
  }
  const place = path.posix.join(area.folder, `/${folder}`.slice(area.route.length));
  const log = gitOutput(
    ...[siteDir, 'log', '--no-renames', '--diff-filter=D', '--relative', '--format=%x01%H', '--name-only', '-z'],
    ...['HEAD', '--', `:(literal)${place}`],
  );
  const removed = (log ?? '').split('\u0001').flatMap((entry) => {
    const [commit = '', ...files] = entry.split(/[\0\n]+/).filter(Boolean);
    return files.filter(isPage).map((file): [commit: string, file: string] => [`${commit}^`, file]);
  });
  const inHead = (gitOutput(siteDir, 'ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', place) ?? '')
    .split('\0')
    .filter(isPage)
    .map((file): [commit: string, file: string] => ['HEAD', file]);
  const gone = [...inHead, ...removed].filter(([, file]) => !fs.existsSync(path.join(siteDir, file)));
  return [...new Set(gone.flatMap(([commit, file]) => addressIn(siteDir, commit, file, areas)))];
}

/** The pages of the branch that is published. */
export interface Published {
  /** Addresses that may be missing now: those of removed files, and of files whose address may have changed. */
  addresses: readonly string[];
  /** All files of the areas. */
  files: ReadonlySet<string>;
}

/**
 * The pages of a branch where the working copy left it.
 *
 * @param branch such as `main`
 */
export function publishedOn(siteDir: string, branch: string, areas: readonly Area[]): Published {
  const base = gitOutput(siteDir, 'merge-base', 'HEAD', `origin/${branch}`)?.trim() ?? 'HEAD';
  const changed = (...filter: readonly string[]): string[] =>
    (
      gitOutput(
        ...[siteDir, 'diff', '--no-renames', '--relative', '--name-only', '-z', ...filter, base, '--'],
        ...areas.map(({folder}) => folder),
      ) ?? ''
    )
      .split('\0')
      .filter(isPage);
  const files = [...changed('--diff-filter=D'), ...changed('--diff-filter=M', '-G', '^(id|slug):|"label"')];
  const folders = areas.map(({folder}) => folder);
  const all = gitOutput(siteDir, 'ls-tree', '-r', '-z', '--name-only', base, '--', ...folders);
  return {
    addresses: [...new Set(files.flatMap((file) => addressIn(siteDir, base, file, areas)))],
    files: new Set(all?.split('\0')),
  };
}
