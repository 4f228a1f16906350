import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {forEachNode, parseSource, type ParsedSource} from '@training-catalog/content-model';
import type {ResultCache} from '@training-catalog/content-model/node';
import {readSteps, type PageSteps} from '@training-catalog/tutorial-steps';
import {zipSync} from 'fflate';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {durationIn} from './duration.js';
import {elementsIn, isDirective, pageFile, type Directive} from './elements.js';
import {giftOf, type QuizGroup} from './gift.js';
import {isInFolder, type LessonSite, type SitePage} from './lessonSite.js';
import type {LearningPath, TakeAlongLink} from './lists.js';
import {notebookOf, type OfferedFile} from './notebook.js';
import type {Elsewhere} from './plainMarkdown.js';
import {stageOf, type Stage} from './stage.js';

/** A service that opens notebooks. */
export interface NotebookService {
  name: string;
  /** Its URL, with `{url}` for the URL of the notebook, or `{path}` for its path in the build. */
  url: string;
}

/** What the files are made from, besides the site. */
export interface TakeAlongOptions {
  readPage: (page: SitePage) => ReadPage;
  license: string | undefined;
  drawn: readonly string[];
  service: NotebookService | undefined;
}

/** Files of the build by path, and the links of pages to them. */
export interface TakeAlong {
  files: Record<string, string | Buffer>;
  /** By the file of the page. */
  links: Map<string, TakeAlongLink[]>;
  /** How far lessons have come, by the file of the page, which is read here anyway. */
  stages: Map<string, Stage>;
  /** Paths of the quiz files of learning paths, without the base path, by the id of the path. */
  quizFiles: Map<string, string>;
}

/** A page as it is written, with its steps. Of a page with a syntax error, the tree is empty; the build stops at it. */
type ReadPage = ParsedSource & {text: string; parts: PageSteps['parts']};

/** What is kept of a page that was read, by its file and text. */
export type ParsedPage = Omit<ReadPage, 'text'>;

/**
 * Reads pages, and parses one again only if its text has changed: while somebody edits, Docusaurus asks for all pages after
 * each change, and the pages of lessons take most of a second, as they do in each build.
 *
 * @param cache keeps pages for the next build
 */
export function pageReader(
  cache: Pick<ResultCache<ParsedPage>, 'getOrCompute'>,
): (page: Pick<SitePage, 'file' | 'source'>) => ReadPage {
  return ({file, source}) => {
    const text = fs.readFileSync(source, 'utf8');
    const parse = (): ParsedPage => {
      const parsed = parseSource({file, text});
      return {...parsed, parts: readSteps(parsed.tree, text).parts};
    };
    return {...cache.getOrCompute(parse, file, text), text};
  };
}

/** ZIP files have no time zone; with one time for all, each build makes the same file. */
const mtime = '1980-01-02';

/** Quiz items of a page, by the nearest heading of level 2 above them. */
function groupsOf({children}: Root, title: string, bySection: boolean, elsewhere: Elsewhere): QuizGroup[] {
  const groups = new Map<string, Directive[]>();
  let section = '';
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2) {
      section = toString(node);
    }
    forEachNode({type: 'root', children: [node]}, (one) => {
      if (isDirective(one) && one.name === 'quiz') {
        const category = bySection ? section : '';
        groups.set(category, [...(groups.get(category) ?? []), one]);
      }
    });
  }
  return [...groups].map(([category, items]) => ({
    category: category === '' ? [title] : [title, category],
    items,
    elsewhere,
  }));
}

/**
 * Makes what learners and teachers take along from the pages in the folder of lessons: a notebook and a ZIP file of each
 * lesson with steps, and the quiz items of each page and each learning path as GIFT files.
 */
export function takeAlong(
  site: LessonSite,
  paths: readonly LearningPath[],
  {readPage, license, drawn, service}: TakeAlongOptions,
): TakeAlong {
  const {siteUrl, texts} = site;
  const files: TakeAlong['files'] = {};
  const links: TakeAlong['links'] = new Map();
  const stages: TakeAlong['stages'] = new Map();
  const quizFiles: TakeAlong['quizFiles'] = new Map();
  const quizzes = new Map<string, QuizGroup[]>();
  const fileOf = ({permalink}: Pick<SitePage, 'permalink'>, end: string): string =>
    `${permalink.slice(site.baseUrl.length)}${end}`;
  const add = (
    page: SitePage,
    kind: TakeAlongLink['kind'],
    end: string,
    content: string | Buffer,
    name?: string,
  ): void => {
    const file = fileOf(page, end);
    files[file] = content;
    links.set(page.file, [...(links.get(page.file) ?? []), {kind, url: `/${file}`, name}]);
  };
  for (const page of site.pages.filter(({file}) => isInFolder(file, site))) {
    const {tree, frontMatter, text, parts} = readPage(page);
    const elsewhere: Elsewhere = {
      texts,
      drawn: new Set(drawn),
      page: {title: page.title, url: siteUrl + encodeURI(page.permalink)},
      timeOf: (written) =>
        durationIn(
          site.locale,
          site.pages.find(({file}) => file === pageFile(page.file, written))?.learning?.minutes ?? 0,
        ),
      urlOf(written) {
        const [, target = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(written) ?? [];
        if (/^[a-z][a-z+.-]*:/i.test(written)) {
          return written.replace(/^pathname:\/\//, siteUrl);
        }
        const linked = /\.mdx?$/.test(target) && site.pages.find(({file}) => file === pageFile(page.file, target));
        const base = target.startsWith('/') ? site.baseUrl + target.slice(1) : `${page.folderPermalink}/${target}`;
        return target === ''
          ? siteUrl + encodeURI(page.permalink) + rest
          : siteUrl + (linked ? encodeURI(linked.permalink) : encodeURI(decodeURI(path.posix.normalize(base)))) + rest;
      },
    };
    if (page.learning !== undefined) {
      stages.set(page.file, stageOf(page.file, tree, text, frontMatter ?? {}, page.learning));
    }
    if (page.learning !== undefined && parts.length > 0) {
      const offered = elementsIn(tree, 'dataset').flatMap(({attributes}): OfferedFile[] =>
        [attributes?.file, attributes?.['made-by']].flatMap((file) => {
          const full = file && path.join(path.dirname(path.join(site.siteDir, page.file)), file);
          return full && fs.existsSync(full)
            ? [{name: path.basename(full), source: full, url: elsewhere.urlOf(file)}]
            : [];
        }),
      );
      const notebook = notebookOf({
        ...elsewhere,
        description: page.description,
        license,
        nodes: tree.children,
        parts: new Map(parts.map((part) => [part.line, part])),
        files: offered,
      });
      const contents: Record<string, Uint8Array> = {
        [path.posix.basename(fileOf(page, '.ipynb'))]: Buffer.from(notebook),
        ...Object.fromEntries(offered.map(({name, source: full}) => [name, new Uint8Array(fs.readFileSync(full))])),
        ...Object.fromEntries(
          parts.flatMap((part) => (part.kind === 'save' ? [[part.file, Buffer.from(part.text)] as const] : [])),
        ),
      };
      add(page, 'notebook', '.ipynb', notebook);
      add(page, 'zip', '.zip', Buffer.from(zipSync(contents, {mtime})));
      if (service) {
        const url = service.url
          .replace('{path}', encodeURI(fileOf(page, '.ipynb')))
          .replace('{url}', encodeURIComponent(`${siteUrl}${encodeURI(page.permalink)}.ipynb`));
        links.get(page.file)?.push({kind: 'service', url, name: service.name});
      }
    }
    const groups = groupsOf(tree, page.title, page.learning === undefined, elsewhere);
    if (groups.length > 0) {
      quizzes.set(page.permalink, groups);
      add(page, 'gift', '.gift.txt', giftOf(groups));
      // Who teaches one module imports its items alone.
      const slugger = createSlugger();
      for (const group of groups.length > 1 ? groups : []) {
        const [, section] = group.category;
        if (section !== undefined) {
          add(page, 'gift', `.${slugger.slug(section)}.gift.txt`, giftOf([group]), section);
        }
      }
    }
  }
  for (const {id, steps} of paths) {
    const groups = steps.flatMap(({permalink}) => quizzes.get(permalink) ?? []);
    if (groups.length > 0) {
      const file = `${site.folder}/${id}.gift.txt`;
      files[file] = giftOf(groups);
      quizFiles.set(id, `/${file}`);
    }
  }
  return {files, links, stages, quizFiles};
}
