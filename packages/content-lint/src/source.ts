import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Diagnostic, PageSource} from '@training-catalog/content-model';
import {ContentFiles} from '@training-catalog/content-model/node';
import {symbolicLinks, trackedPaths} from '@training-catalog/utils/node';
import YAML from 'yaml';
import type {LintConfig} from './config.js';
import type {LintFile} from './ruleSet.js';

/** Pages and files of a site, read once. */
export interface SiteSource {
  siteDir: string;
  /** Pages written by hand, of all areas. */
  pages: readonly PageSource[];
  /** All files of the areas and of `static`, pages included. */
  files: readonly LintFile[];
  /** Symbolic links and other repositories in the site: what git tracks as such, and what is below the checked folders. */
  links: readonly string[];
  /** Files that git tracks below the subfolders of generated areas. */
  addedToGenerated: readonly string[];
  /** Addresses besides those of the pages. */
  routes: ReadonlySet<string>;
  /** Text of a file; empty if it cannot be read. */
  read: (file: string) => string;
  /** Like `read`, for an optional file. */
  readIfPresent: (file: string) => string | undefined;
  /** What is wrong with the files that could not be read as text so far, by path; their text is empty. */
  unreadable: ReadonlyMap<string, Diagnostic>;
}

/** Files written by hand below a folder. */
function filesUnder(siteDir: string, folder: string, recursive = true): LintFile[] {
  const dir = path.join(siteDir, folder);
  if (!fs.existsSync(dir)) {
    return [];
  }
  return (
    fs
      .readdirSync(dir, {recursive, withFileTypes: true})
      // Not pipes and sockets, which git does not hold.
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map((entry) => {
        const full = path.join(entry.parentPath, entry.name);
        const {size} = fs.lstatSync(full);
        return {
          file: path.relative(siteDir, full).split(path.sep).join('/'),
          bytes: size,
          isLink: entry.isSymbolicLink(),
        };
      })
  );
}

/** Whether a file is in a folder that a generator writes: a subfolder of a generated area. */
export const inGeneratedFolder = (file: string, {areas}: Pick<LintConfig, 'areas'>): boolean =>
  areas.some(
    ({folder, generated}) => generated && file.startsWith(`${folder}/`) && file.includes('/', folder.length + 1),
  );

/** Parses a YAML file; empty if it is missing or invalid, which rules report. */
export function objectIn(text: string | undefined): object {
  try {
    return Object(YAML.parse(text ?? '') ?? {}) as object;
  } catch {
    return {};
  }
}

/**
 * Files and folders that a build reads or copies: the areas, what rule sets check, the code of the site, and static files.
 *
 * @param staticFolders those of Docusaurus' `staticDirectories`
 */
export const publishedPlaces = (
  {areas, ruleSets}: Pick<LintConfig, 'areas' | 'ruleSets'>,
  staticFolders: readonly string[] = ['static'],
): string[] => [
  ...areas.map(({folder}) => folder),
  ...staticFolders,
  'src',
  ...ruleSets.flatMap(({files = []}) => files),
];

/** Reads the pages, files, and addresses of the site in `siteDir`, without a build. */
export function readSite(siteDir: string, {areas, routes, ruleSets}: LintConfig): SiteSource {
  const contentFiles = new ContentFiles(siteDir);
  const read = (file: string): string => contentFiles.read(file);
  const readIfPresent = (file: string): string | undefined =>
    fs.existsSync(path.join(siteDir, file)) ? read(file) : undefined;
  const inAreas = areas.flatMap(({folder, generated}) => filesUnder(siteDir, folder, !generated));
  const inStatic = filesUnder(siteDir, 'static');
  const pages = inAreas
    .filter(({file, isLink}) => /\.mdx?$/.test(file) && !isLink)
    .map(({file}) => ({file, text: read(file)}));
  const tagRoutes = areas.flatMap(({folder, route}) => {
    const tags = objectIn(readIfPresent(`${folder}/tags.yml`)) as Record<string, {permalink?: string} | null>;
    return [`${route}/tags`, ...Object.values(tags).map((tag) => `${route}/tags${tag?.permalink ?? ''}`)];
  });
  const categoryRoutes = areas.flatMap(({folder, route}) => {
    const slugger = createSlugger();
    return inAreas
      .filter(({file}) => file.startsWith(`${folder}/`) && file.endsWith('/_category_.json'))
      .flatMap(({file}) => {
        // YAML, because Docusaurus reads it as such.
        const {label} = objectIn(read(file)) as {label?: unknown};
        return typeof label === 'string' ? [`${route}/category/${slugger.slug(label)}`] : [];
      });
  });
  const tracked = trackedPaths(siteDir) ?? [];
  const links = [
    ...tracked.filter(({isFile}) => !isFile).map(({file}) => file),
    ...symbolicLinks(siteDir, publishedPlaces({areas, ruleSets})),
  ];
  const sitePages = filesUnder(siteDir, 'src/pages')
    .filter(({file}) => /\.(?:mdx?|[jt]sx?)$/.test(file))
    .map(({file}) =>
      file
        .slice('src/pages'.length)
        .replace(/\.\w+$/, '')
        .replace(/\/index$/, '/'),
    );
  return {
    siteDir,
    pages,
    files: [...inAreas, ...inStatic],
    links: [...new Set(links)],
    addedToGenerated: tracked.map(({file}) => file).filter((file) => inGeneratedFolder(file, {areas})),
    routes: new Set([
      ...tagRoutes,
      ...categoryRoutes,
      ...sitePages,
      ...inStatic.map(({file}) => file.slice('static'.length)),
      ...routes,
      ...ruleSets.flatMap((set) => [...(set.routesOf?.(siteDir) ?? [])]),
    ]),
    read,
    readIfPresent,
    unreadable: contentFiles.faults,
  };
}
