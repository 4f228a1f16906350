import path from 'node:path';
import * as z from 'zod';
import {checkPaths} from '@training-catalog/lessons/model';
import {checkRedirects} from '@training-catalog/pages-deploy/redirects';
import {lessonsArea, projectsArea} from '../../shared/areas';
import {areaIds} from '../../shared/contentAreas';
import {releaseOf, releaseTag, tagKind} from '../../shared/tagKind';
import {glossaryFile} from '../../shared/lessonFiles';
import {analyzePage} from '../model/analyzePage';
import {routeOf, type CatalogSource} from '../model/catalogSource';
import {isMonth, readYamlFile} from '@training-catalog/content-model';
import {recordDiagnostics, upstreamFile} from '../model/upstreamRecord';
import {type Diagnostic, diagnosticAt} from './registry';
import {serviceDiagnostics} from './serviceRules';
import {areas} from '../../catalog.config';
import {text} from '../model/fields';

/** Files other than pages that determine the structure of the site. */
export const siteFiles = {
  paths: `${lessonsArea}/learning-paths.yml`,
  glossary: glossaryFile,
  redirects: 'redirects.yml',
} as const;

const tagsFile = z.record(
  z.string(),
  z
    .strictObject({
      label: text.optional(),
      permalink: text.regex(/^\/[^\s/?#]+$/, 'write a slash and a word, such as /software').optional(),
      description: text.optional(),
    })
    .nullable(),
);

/** Fault of a release tag: the feed of releases and all lists read the month from its name. */
function releaseProblem(name: string, label = name): string | undefined {
  if (![name, label].some((one) => tagKind(one) === 'release')) {
    return undefined;
  }
  if (name !== label) {
    return `the tag "${name}" has the label "${label}"; write the same name in both, because one is that of a release`;
  }
  return isMonth(releaseOf(name))
    ? undefined
    : `"${name}" names no month; write a release tag with year and month, such as ${releaseTag('2025-07')}`;
}

/** Validates each tags.yml, and checks for tags with the same route. */
export function tagDiagnostics(source: CatalogSource): Diagnostic[] {
  const present = new Set(source.files.map(({file}) => file));
  return areaIds.flatMap((area): Diagnostic[] => {
    const file = `${area}/tags.yml`;
    if (!present.has(file)) {
      return [];
    }
    const remedy = 'write each tag like the others';
    const {
      value: tags,
      diagnostics,
      lineOf,
    } = readYamlFile('tags-file-schema', file, source.read(file), tagsFile, {}, remedy);
    if (!tags) {
      return diagnostics;
    }
    const seen = new Map<string, string>();
    return Object.entries(tags).flatMap(([name, tag]) => {
      const problem = releaseProblem(name, tag?.label);
      if (problem !== undefined) {
        return [diagnosticAt('release-tag-name', file, lineOf([name]), problem)];
      }
      const permalink = tag?.permalink;
      const other = permalink === undefined ? undefined : seen.get(permalink);
      if (permalink !== undefined) {
        seen.set(permalink, name);
      }
      return other === undefined
        ? []
        : [
            diagnosticAt(
              'tags-file-schema',
              file,
              lineOf([name, 'permalink']),
              `duplicate permalink ${permalink}, already used by the tag "${other}"; write another`,
            ),
          ];
    });
  });
}

const below = (route: string): string => route.slice(1);

function pathDiagnostics(source: CatalogSource): Diagnostic[] {
  const written = source.readIfPresent(siteFiles.paths);
  const routes = new Set([...source.pages.map(routeOf), ...source.apiRoutes].map(below));
  return written === undefined ? [] : checkPaths(siteFiles.paths, written, routes).diagnostics;
}

function redirectDiagnostics(source: CatalogSource): Diagnostic[] {
  const written = source.readIfPresent(siteFiles.redirects);
  if (written === undefined) {
    return [];
  }
  const pages = [...source.pages.map(routeOf), ...source.generatedRoutes].map(below);
  // Areas with three sidebars have three routes per category.
  const categories = areas.flatMap(({folder, displayedSidebar}) =>
    displayedSidebar === undefined ? [] : [`${folder}/category/`],
  );
  const copies = pages
    .filter((page) => categories.some((folder) => page.startsWith(folder)))
    .flatMap((page) => [`${page}-1`, `${page}-2`]);
  const routes = new Set([...pages, ...copies]);
  const mainPages = source.pages
    .filter((page) => page.file.startsWith(`${projectsArea}/`) && analyzePage(page).facts.project !== undefined)
    .map((page): [string, string] => [path.posix.dirname(page.file), below(routeOf(page))])
    .filter(([folder, route]) => folder !== route);
  return checkRedirects(siteFiles.redirects, written, {pages: routes, mainPages: new Map(mainPages)}).diagnostics;
}

/** Pages with the same id in the same folder, which Docusaurus rejects even if their routes differ. */
function idDiagnostics(source: CatalogSource): Diagnostic[] {
  const seen = new Map<string, string>();
  return source.pages.flatMap((page): Diagnostic[] => {
    const {id, slug} = analyzePage(page).facts;
    const idInArea = path.posix.join(
      path.posix.dirname(page.file),
      id ?? path.posix.basename(page.file).replace(/\.mdx?$/, ''),
    );
    const other = seen.get(idInArea);
    seen.set(idInArea, page.file);
    const file = page.file;
    if (id?.includes('/') === true) {
      return [diagnosticAt('page-id', file, 1, `"id": ${id} contains a slash; remove it`)];
    }
    // Without a slug, their routes are also the same, which routeDiagnostics reports.
    return other === undefined || slug === undefined
      ? []
      : [diagnosticAt('page-id', file, 1, `duplicate id, already used by ${other}; change the id or file name`)];
  });
}

function upstreamDiagnostics(source: CatalogSource): Diagnostic[] {
  const written = source.readIfPresent(upstreamFile);
  return written === undefined ? [] : recordDiagnostics(written);
}

/** Checks the site files other than tags.yml, and page ids for uniqueness. */
export function siteFileDiagnostics(source: CatalogSource): Diagnostic[] {
  return [
    ...pathDiagnostics(source),
    ...redirectDiagnostics(source),
    ...idDiagnostics(source),
    ...upstreamDiagnostics(source),
    ...serviceDiagnostics(source),
  ];
}
