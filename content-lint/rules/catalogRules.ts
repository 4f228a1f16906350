import path from 'node:path';
import {Parser} from 'htmlparser2';
import * as z from 'zod';
import {routeOf, type CatalogSource} from '../model/catalogSource';
import {
  type Fix,
  maxSuggestions,
  nearest,
  onlyNear,
  type PageSource,
  parseYaml,
  schemaDiagnostics,
} from '@training-catalog/content-model';
import siteConfig from '../../content-lint.config';
import {frontMatterDiagnostics, frontMatterHints} from './frontMatterRules';
import {analyzePage, type Reference} from '../model/analyzePage';
import {answerDiagnostics} from './answerRules';
import {errorListDiagnostics} from './errorListRules';
import {type Diagnostic, diagnosticAt} from './registry';
import {lessonDiagnostics} from './lessonRules';
import {relationDiagnostics} from './relationRules';
import {factsOfSet, ruleSets} from './ruleSets';
import {versionDiagnostics} from './versionRules';
import {type ContentLintConfig, withSeverities} from './severities';
import {siteFileDiagnostics, tagDiagnostics} from './siteFileRules';
import {decodedUrl} from '../../shared/pageUrl';
import {projectFolder} from '../../shared/projectFolder';
import {projectsArea} from '../../shared/areas';

/** Maximum size of an image in bytes; larger ones load too slowly on a phone. */
export const imageLimit = 500_000;

/** Size in bytes above which a hint recommends a smaller image. */
const imageAdvice = 200_000;

/** Extensions of image files. */
const imageName = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/** Routes or paths that the author of a link probably meant. */
interface Closest {
  /** As written in links, for messages; empty if there are none. */
  shown: string;
  /** The only one that is near. */
  only?: string | undefined;
}

/** The known routes or paths that the author probably meant. */
function closest(wanted: string, known: Iterable<string>): Closest {
  const name = (text: string): string => (text.split('/').at(-1) ?? '').toLowerCase().replace(/\.mdx?$/, '');
  const all = [...known];
  const like = all.filter(
    (one) => one.toLowerCase() === wanted.toLowerCase() || (name(one) !== '' && name(one) === name(wanted)),
  );
  const near = like.length > 0 ? like : [nearest(wanted, all)].filter((one) => one !== undefined);
  return {
    shown: near.length <= 3 ? near.map(inLink).join(' or ') : '',
    only: like.length > 1 ? undefined : (like[0] ?? onlyNear(wanted, all)),
  };
}

/** A path as written in links. */
const inLink = (target: string): string => target.replaceAll(' ', '%20');

/**
 * Replaces the path of a link or image, and keeps its anchor.
 *
 * @param target path on the site, with a slash in front, or path of a file
 */
function pathFix(file: string, {url, offset}: Reference, target: string): Fix | undefined {
  const [area] = file.split('/');
  const isOnSite = target.startsWith('/');
  // A path of a file cannot lead to another area, and parentheses would end the link.
  if (offset === undefined || /[()]/.test(target) || (!isOnSite && target.split('/')[0] !== area)) {
    return undefined;
  }
  const text = isOnSite ? target : path.posix.relative(path.posix.dirname(file), target);
  return {start: offset, end: offset + url.replace(/[?#].*$/, '').length, text: inLink(text)};
}

/** Whether a text is valid JSON. */
function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Problems of a link that opens the console of an operation with fields filled in, such as
 * `/api/Bird%20APIs/counts-create?try&species=Heron`.
 *
 * @param route - route of the page, decoded, without query string and anchor.
 */
function consoleLinkProblems(source: CatalogSource, url: string, route: string): string[] {
  const query = new URLSearchParams(url.split('#')[0]?.split('?').slice(1).join('?'));
  if (!query.has('try')) {
    return [];
  }
  const fields = source.operationFields().get(route);
  if (!fields) {
    return ['is not the page of an API operation; remove ?try and what follows, or link to an operation'];
  }
  return [...query]
    .filter(([name]) => name !== 'try')
    .flatMap(([name, value]) => {
      const form = fields.get(name);
      if (form === undefined) {
        const near = nearest(name, fields.keys());
        return [`has no field ${name}; write ${near ?? `one of ${[...fields.keys()].join(', ')}`}`];
      }
      return form === 'json' && !isJsonText(value)
        ? [
            `expects JSON for ${name}, not ${value || 'an empty string'}; write URL-encoded JSON, such as [2017,2022] or 5`,
          ]
        : [];
    });
}

/** Broken links and missing images. Not used in builds, because Docusaurus reports broken links itself. */
export function linkDiagnostics(source: CatalogSource): Diagnostic[] {
  const byFile = new Map(source.pages.map((page) => [page.file, page]));
  const byRoute = new Map(source.pages.map((page) => [routeOf(page), page]));
  const files = new Set(source.files.map(({file}) => file));
  const diagnostics: Diagnostic[] = [];
  const broken = new Map<string, number>();

  /** Like closest, for the first broken links of a page. */
  const suggestion = ({file}: PageSource, wanted: string, known: () => Iterable<string>): Closest => {
    const count = (broken.get(file) ?? 0) + 1;
    broken.set(file, count);
    return count > maxSuggestions ? {shown: ''} : closest(wanted, known());
  };

  const checkAnchor = (from: PageSource, line: number, url: string, target: PageSource, anchor: string): void => {
    const known = analyzePage(target).anchors;
    // The headings of a page with syntax errors are unknown.
    if (!known.includes(anchor) && analyzePage(target).faults.length === 0) {
      const choice = known.slice(0, 30).join(', #');
      diagnostics.push(
        diagnosticAt(
          'link-anchor-exists',
          from.file,
          line,
          `${url}: ${target.file} has no heading #${anchor}; write one of #${choice}`,
        ),
      );
    }
  };

  const checkLink = (page: PageSource, reference: Reference): void => {
    const {line, url} = reference;
    const [address = '', anchor] = decodedUrl(url).split('#');
    const linked = address.split('?')[0] ?? '';
    let target: PageSource | undefined;
    if (linked === '') {
      target = page;
    } else if (linked.startsWith('/')) {
      target = byRoute.get(linked);
      // pageRules.ts reports a file extension in a site path.
      if (!target && !source.generatedRoutes.has(linked) && !/\.mdx?$/.test(linked)) {
        const {shown, only} = suggestion(page, linked, () => [...byRoute.keys(), ...source.generatedRoutes]);
        diagnostics.push(
          diagnosticAt(
            'link-target-exists',
            page.file,
            line,
            `broken link ${url}; write ${shown || 'the path of a page, without the host'}`,
            {fix: only === undefined ? undefined : pathFix(page.file, reference, only)},
          ),
        );
      } else {
        diagnostics.push(
          ...consoleLinkProblems(source, url, linked).map((problem) =>
            diagnosticAt('console-link-field', page.file, line, `${url}: ${linked} ${problem}`),
          ),
        );
      }
    } else if (/\.mdx?$/.test(linked)) {
      const file = path.posix.join(path.posix.dirname(page.file), linked);
      target = byFile.get(file);
      // pageRules.ts reports file links to another area.
      if (!target && file.split('/')[0] === page.file.split('/')[0]) {
        const {shown, only} = suggestion(page, file, () => byFile.keys());
        diagnostics.push(
          diagnosticAt(
            'link-target-exists',
            page.file,
            line,
            `broken link ${url}; write ${shown ? `a path to ${shown}` : 'the path of a page'}`,
            {fix: only === undefined ? undefined : pathFix(page.file, reference, only)},
          ),
        );
      }
    }
    if (target && anchor) {
      checkAnchor(page, line, url, target, anchor);
    }
  };

  const checkImage = (page: PageSource, reference: Reference): void => {
    const {line, url} = reference;
    // unsafeMarkup.ts reports images from other hosts.
    if (/^(?:[a-z]+:|\/\/)/i.test(url)) {
      return;
    }
    const linked = decodedUrl(url).replace(/[?#].*$/, '');
    const file = linked.startsWith('/') ? `static${linked}` : path.posix.join(path.posix.dirname(page.file), linked);
    if (!files.has(file)) {
      const {shown, only} = suggestion(page, file, () => files);
      const target = only?.replace(/^static(?=\/)/, '');
      diagnostics.push(
        diagnosticAt(
          'image-exists',
          page.file,
          line,
          `image not found: ${file}; ${shown ? `write the path of ${shown}` : 'add the file or correct the path'}`,
          {fix: target === undefined ? undefined : pathFix(page.file, reference, target)},
        ),
      );
    }
  };

  for (const page of source.pages) {
    for (const reference of analyzePage(page).references) {
      (reference.kind === 'link' ? checkLink : checkImage)(page, reference);
    }
  }
  return diagnostics;
}

const category = z.strictObject({
  label: z.string().trim().min(1),
  position: z.number().optional(),
  link: z.strictObject({
    type: z.literal('generated-index'),
    title: z.string().optional(),
    description: z.string().trim().min(1),
    keywords: z.array(z.string()).optional(),
  }),
});

function categoryDiagnostics(source: CatalogSource): Diagnostic[] {
  const present = new Set(source.files.map(({file}) => file));
  const folders = new Set(
    source.pages.map(({file}) => path.posix.dirname(file)).filter((folder) => folder.includes('/')),
  );
  return [...folders].flatMap((folder): Diagnostic[] => {
    const file = `${folder}/_category_.json`;
    if (!present.has(file)) {
      const example = `{"label": "${path.posix.basename(folder)}", "link": {"type": "generated-index", "description": "..."}}`;
      return [diagnosticAt('category-file-required', file, 1, `the file is missing; create it with ${example}`)];
    }
    const text = source.read(file);
    try {
      return schemaDiagnostics('category-file-schema', file, category, JSON.parse(text), parseYaml(text).lineOf);
    } catch (problem) {
      const at = Number(/position (\d+)/.exec((problem as Error).message)?.[1] ?? text.length);
      const line = text.slice(0, at).trimEnd().split('\n').length;
      return [
        diagnosticAt(
          'json-syntax',
          file,
          line,
          'invalid JSON; check for a missing or extra comma, quotation mark, or brace',
        ),
      ];
    }
  });
}

/** File names that differ only in case, symbolic links, and images that are too large or have active content. */
function fileDiagnostics(source: CatalogSource): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const seen = new Map<string, string>();
  for (const {file, bytes, isLink} of source.files) {
    if (isLink) {
      diagnostics.push(
        diagnosticAt(
          'no-symbolic-link',
          file,
          1,
          'symbolic links may point outside the repository; replace it with the file itself',
        ),
      );
      continue;
    }
    const folded = file.normalize('NFC').toLowerCase();
    const other = seen.get(folded);
    if (other !== undefined) {
      diagnostics.push(
        diagnosticAt(
          'unique-file-name',
          file,
          1,
          `differs from ${other} only by case, which some file systems ignore; rename one`,
        ),
      );
    }
    seen.set(folded, file);
    if (imageName.test(file)) {
      const size = `${Math.round(bytes / 1000)} KB`;
      if (bytes > imageLimit) {
        diagnostics.push(
          diagnosticAt('image-max-size', file, 1, `the image is ${size}; make it smaller than ${imageLimit / 1000} KB`),
        );
      } else if (bytes > imageAdvice) {
        diagnostics.push(
          diagnosticAt('image-size-advice', file, 1, `the image is ${size}; a smaller one loads faster`),
        );
      }
    }
    if (/\.svg$/i.test(file)) {
      const reason = svgDanger(source.read(file));
      if (reason) {
        diagnostics.push(
          diagnosticAt('svg-no-active-content', file, 1, `the SVG contains ${reason}; save it as plain SVG`),
        );
      }
    }
  }
  return diagnostics;
}

/** Unused page images, left behind by an import or edit. Files directly in static/img belong to the site itself. */
function unusedImageDiagnostics({files, pages}: CatalogSource): Diagnostic[] {
  return files
    .filter(({file}) => imageName.test(file) && (!file.startsWith('static/') || /^static\/img\/[^/]+\//.test(file)))
    .filter(({file}) => {
      const name = path.posix.basename(file);
      return !pages.some(({text}) => text.includes(name) || text.includes(encodeURIComponent(name)));
    })
    .map(({file}) => diagnosticAt('no-unused-image', file, 1, 'unused image; delete the file, or show it on a page'));
}

/** Active content in an SVG file; undefined if there is none. */
export function svgDanger(svg: string): string | undefined {
  const dangers: readonly (readonly [RegExp, string])[] = [
    [/<\s*(?:\w+:)?script\b/i, 'a script'],
    [/<\s*(?:\w+:)?(?:foreignObject|iframe|object|embed)\b/i, 'embedded content'],
    // Declarations can add attributes that are not in an element's tag.
    [/<!(?:ENTITY|ATTLIST)/i, 'an entity or attribute declaration'],
  ];
  let found = dangers.find(([pattern]) => pattern.test(svg))?.[1];
  // Parsed, because only attributes are executed: text may contain "once = 3".
  const parser = new Parser(
    {
      onattribute: (name, value) => {
        const local = name.replace(/^.*:/, '');
        if (/^on/i.test(local) || (/^attributeName$/i.test(local) && /^\s*on/i.test(value))) {
          found ??= 'an event handler such as onload';
        }
        // Browsers ignore white space and control characters in a protocol name.
        if (/(?:java|vb)script:/i.test(value.replaceAll(/[\s\p{Cc}]/gu, ''))) {
          found ??= 'a javascript: URL';
        }
      },
    },
    {xmlMode: true},
  );
  parser.end(svg);
  return found;
}

/** Pages with the same route: the later one would hide the other. */
function routeDiagnostics(source: CatalogSource): Diagnostic[] {
  const seen = new Map<string, string>();
  return source.pages.flatMap((page) => {
    const route = routeOf(page);
    const other = seen.get(route) ?? (source.generatedRoutes.has(route) ? 'a generated page' : undefined);
    seen.set(route, page.file);
    return other === undefined
      ? []
      : [
          diagnosticAt(
            'no-duplicate-route',
            page.file,
            1,
            `duplicate route ${route}, already used by ${other}; change the id, slug, or file name`,
          ),
        ];
  });
}

/** Checks what a project's pages must have together: exactly one main page, and a diagram. */
export function projectDiagnostics(pages: readonly PageSource[]): Diagnostic[] {
  const folders = new Map<string, PageSource[]>();
  pages.forEach((page) => {
    const folder = projectFolder(page.file);
    if (folder !== undefined) {
      folders.set(folder, [...(folders.get(folder) ?? []), page]);
    }
  });
  return [...folders].flatMap(([folder, own]): Diagnostic[] => {
    const file = `${projectsArea}/${folder}`;
    const facts = own.map((page) => analyzePage(page).facts);
    // The content of a page with syntax errors is unknown.
    if (own.some((page) => analyzePage(page).faults.length > 0)) {
      return [];
    }
    const mains = facts.filter(({project}) => project !== undefined).length;
    const isImported = facts.some(({imported}) => imported !== undefined);
    const diagnostics: Diagnostic[] = [];
    if (mains !== 1) {
      const message = `${mains} pages have "project:" in their front matter; write it on the main page, and only there`;
      diagnostics.push(diagnosticAt('project-main-page', file, 1, message));
    }
    if (!own.some((page) => analyzePage(page).hasDiagram)) {
      const message = 'no page of the project has a diagram; show its parts or data flow in a mermaid block';
      diagnostics.push(diagnosticAt('project-diagram', file, 1, message, {isImported}));
    }
    return diagnostics;
  });
}

/** What the rule sets of packages find in several pages and files. */
export function diagnosticsOfSets({pages, files, readIfPresent}: CatalogSource): Diagnostic[] {
  const analyses = new Map(pages.map((page) => [page.file, analyzePage(page)]));
  const parsed = [...analyses].filter(([, {faults}]) => faults.length === 0);
  return ruleSets.flatMap((set) => {
    const withFacts = parsed.map(([file, {factsOfSets}]) => ({file, facts: factsOfSet(factsOfSets, set)}));
    return (set.checkSite?.({pages: withFacts, files, readIfPresent}) ?? []).map(({rule, file, line, message, fix}) =>
      diagnosticAt(rule, file, line, message, {isImported: analyses.get(file)?.facts.imported !== undefined, fix}),
    );
  });
}

/** The findings without those about files that could not be read, and why these could not. */
const ofReadable = ({unreadable}: CatalogSource, found: readonly Diagnostic[]): Diagnostic[] => [
  ...unreadable.values(),
  ...found.filter(({file}) => !unreadable.has(file)),
];

/** What the rules say that a build runs, with the severities of the registry. */
const ofBuild = (source: CatalogSource): Diagnostic[] => [
  ...source.pages.flatMap((page) => {
    const {frontMatter} = analyzePage(page);
    const [area = ''] = page.file.split('/');
    return frontMatter === undefined ? [] : frontMatterDiagnostics(page, frontMatter, source.tags[area] ?? []);
  }),
  ...source.pages.flatMap((page) => analyzePage(page).diagnostics),
  ...tagDiagnostics(source),
  ...projectDiagnostics(source.pages),
  ...relationDiagnostics(source.pages),
  ...versionDiagnostics(source.pages),
  ...answerDiagnostics(source.pages),
  ...errorListDiagnostics(source.pages),
  ...lessonDiagnostics(source),
  ...diagnosticsOfSets(source),
  ...categoryDiagnostics(source),
  ...fileDiagnostics(source),
];

/**
 * All rules that fail a build: front matter, tags, text, projects, files. Docusaurus reports broken links and routes itself.
 *
 * @throws an error that names what is wrong in the configuration
 */
export const buildDiagnostics = (source: CatalogSource, config: ContentLintConfig = siteConfig): Diagnostic[] =>
  withSeverities(ofReadable(source, ofBuild(source)), config);

/**
 * All content rules except spelling and Markdown style, which separate tools check.
 *
 * @throws an error that names what is wrong in the configuration
 */
export function contentDiagnostics(source: CatalogSource, config: ContentLintConfig = siteConfig): Diagnostic[] {
  const found = ofReadable(source, [
    ...ofBuild(source),
    ...source.pages.flatMap((page) => frontMatterHints(page, analyzePage(page).frontMatter ?? {})),
    ...linkDiagnostics(source),
    ...routeDiagnostics(source),
    ...unusedImageDiagnostics(source),
    ...siteFileDiagnostics(source),
  ]);
  return withSeverities(found, config);
}
