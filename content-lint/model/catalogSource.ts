import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import YAML from 'yaml';
import {apiArea} from '../../shared/areas';
import {areaIds} from '../../shared/contentAreas';
import {ContentFiles} from '@training-catalog/content-model/node';
import type {PageSource} from '@training-catalog/content-model';
import {
  operationFieldsOf,
  pageNamesOf,
  readSets,
  SpecificationFiles,
  type ApiSet,
  type OperationFields,
} from '@training-catalog/openapi-pages/sets';
import {openApiSiteIn} from '../../lib/openApiSite';
import type {Diagnostic} from '../rules/registry';
import type {PageFacts} from './page';
import {analyzePage} from './analyzePage';

/** A content file: path in the repository, size in bytes, and whether it is a symbolic link. */
export interface ContentFile {
  file: string;
  bytes: number;
  isLink: boolean;
}

/** Input of the content rules, read once. */
export interface CatalogSource {
  /** Pages written by hand, of all areas. */
  pages: readonly PageSource[];
  /** All files of the areas and of static/, pages included. */
  files: readonly ContentFile[];
  /** Keys of tags.yml, by area. */
  tags: Readonly<Record<string, readonly string[]>>;
  /** Routes of the API pages, which are generated from openapi/. */
  apiRoutes: readonly string[];
  /** Fields of each operation that a link to its page can fill in, by route; loaded lazily. */
  operationFields: () => ReadonlyMap<string, OperationFields>;
  /** Generated routes: API pages, tag pages, categories, pages in src/pages, static files. */
  generatedRoutes: ReadonlySet<string>;
  /** Text of a file beside the pages, such as _category_.json. */
  read: (file: string) => string;
  /** Like `read`, for an optional file. */
  readIfPresent: (file: string) => string | undefined;
  /** What is wrong with the files that could not be read as text so far, by path; their text is empty. */
  unreadable: ReadonlyMap<string, Diagnostic>;
}

/** Pages that plugins add: the results of a search, and reading offline. */
const pluginPages = ['/search', '/offline'] as const;

/** Files written by hand below a folder; those below the folders of the API area are generated, perhaps meanwhile. */
function filesUnder(siteDir: string, folder: string): ContentFile[] {
  const dir = path.join(siteDir, folder);
  if (!fs.existsSync(dir)) {
    return [];
  }
  return (
    fs
      .readdirSync(dir, {recursive: folder !== apiArea, withFileTypes: true})
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

/**
 * Route of a page without the base path, computed as Docusaurus does from folder, file name, id, and slug. It starts with
 * `/` and is not encoded.
 *
 * @param facts Facts of its front matter; `pageFacts` gets them without parsing the text.
 */
export function routeFrom(file: string, {id, slug}: PageFacts): string {
  const [area = '', ...rest] = file.replace(/\.mdx?$/, '').split('/');
  const name = rest.pop() ?? '';
  const folder = rest.at(-1)?.toLowerCase();
  const isIndex = !id && (/^(?:index|readme)$/i.test(name) || name.toLowerCase() === folder);
  const own = path.posix.join('/', ...rest, isIndex ? '' : (id ?? name));
  const route = slug === undefined ? own : path.posix.resolve(path.posix.join('/', ...rest), slug);
  return `/${area}${route}`.replace(/\/$/, '');
}

/** Route of a page; see `routeFrom`. */
export const routeOf = (page: PageSource): string => routeFrom(page.file, analyzePage(page).facts);

/** Parses a YAML file; empty if it is missing or invalid, which other rules report. */
function objectIn(read: CatalogSource['read'], file: string): object {
  try {
    return Object(YAML.parse(read(file)) ?? {}) as object;
  } catch {
    return {};
  }
}

/** The API sets; empty if openapi/sets.json is invalid, which a separate check reports. */
function setsOf(siteDir: string): ApiSet[] {
  try {
    return readSets(openApiSiteIn(siteDir));
  } catch {
    return [];
  }
}

/** Routes of a set's pages; empty if its specification is invalid, which a separate check reports. */
function apiRoutesOf(siteDir: string, {file, folder}: ApiSet, files: SpecificationFiles): string[] {
  try {
    return pageNamesOf(path.join(siteDir, 'openapi', file), files).map((name) => `/${apiArea}/${folder}/${name}`);
  } catch {
    return [];
  }
}

/** Fields of a set's operations, by route; empty if its specification is invalid, which a separate check reports. */
function operationFieldsIn(
  siteDir: string,
  {file, folder}: ApiSet,
  files: SpecificationFiles,
): [string, OperationFields][] {
  try {
    return [...operationFieldsOf(path.join(siteDir, 'openapi', file), files)].map(([name, fields]) => [
      `/${apiArea}/${folder}/${name}`,
      fields,
    ]);
  } catch {
    return [];
  }
}

/** Reads the pages, tags, files, and routes of the site in `siteDir`, without a build. */
export function readCatalogSource(siteDir: string): CatalogSource {
  const contentFiles = new ContentFiles(siteDir);
  const read = (file: string): string => contentFiles.read(file);
  const files = [...areaIds, 'static'].flatMap((folder) => filesUnder(siteDir, folder));
  const pages = files
    .filter(({file, isLink}) => /\.mdx?$/.test(file) && !file.startsWith('static/') && !isLink)
    .map(({file}) => ({file, text: read(file)}));

  const present = new Set(files.map(({file}) => file));
  const tagFiles = areaIds.map((area): [string, Record<string, {permalink?: string} | null>] => [
    area,
    // Errors in the file are reported by siteFileRules.ts.
    (present.has(`${area}/tags.yml`) ? objectIn(read, `${area}/tags.yml`) : {}) as Record<
      string,
      {permalink?: string} | null
    >,
  ]);
  const tagRoutes = tagFiles.flatMap(([area, tags]) => [
    `/${area}/tags`,
    ...Object.values(tags).map((tag) => `/${area}/tags${tag?.permalink ?? ''}`),
  ]);

  const sets = setsOf(siteDir);
  const specifications = new SpecificationFiles();
  const apiRoutes = sets.flatMap((set) => apiRoutesOf(siteDir, set, specifications));
  let operationFields: ReadonlyMap<string, OperationFields> | undefined;

  const sluggers = Object.fromEntries(areaIds.map((area) => [area, createSlugger()]));
  const categoryRoutes = files
    .filter(({file}) => file.endsWith('/_category_.json'))
    .flatMap(({file}) => {
      const [area = ''] = file.split('/');
      // Errors in the file are reported by catalogRules.ts. YAML, because Docusaurus reads it as such.
      const {label} = objectIn(read, file) as {label?: unknown};
      return typeof label === 'string' ? [`/${area}/category/${sluggers[area]?.slug(label) ?? ''}`] : [];
    });

  const sitePages = filesUnder(siteDir, 'src/pages')
    .filter(({file}) => /\.(?:mdx?|tsx)$/.test(file))
    .map(({file}) =>
      file
        .slice('src/pages'.length)
        .replace(/\.\w+$/, '')
        .replace(/\/index$/, '/'),
    );
  const staticFiles = files.filter(({file}) => file.startsWith('static/')).map(({file}) => file.slice('static'.length));

  return {
    pages,
    files,
    tags: Object.fromEntries(tagFiles.map(([area, tags]) => [area, Object.keys(tags)])),
    apiRoutes,
    operationFields: () =>
      (operationFields ??= new Map(sets.flatMap((set) => operationFieldsIn(siteDir, set, specifications)))),
    generatedRoutes: new Set([
      ...tagRoutes,
      ...apiRoutes,
      ...categoryRoutes,
      ...sitePages,
      ...staticFiles,
      ...pluginPages,
    ]),
    read,
    readIfPresent: (file) => (fs.existsSync(path.join(siteDir, file)) ? read(file) : undefined),
    unreadable: contentFiles.faults,
  };
}
