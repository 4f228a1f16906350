import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {forEachNode} from '@training-catalog/content-model';
import type {FileSources, MadeFiles} from '@training-catalog/lessons';
import {
  durationIn,
  elementsIn,
  isDirective,
  isInFolder,
  pageFile,
  type Directive,
  type SitePage,
} from '@training-catalog/lessons/model';
import {readSteps} from '@training-catalog/tutorial-steps';
import {zipSync} from 'fflate';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {giftOf, type QuizGroup} from './gift.js';
import {linksBlock, type FileLink} from './linksBlock.js';
import {notebookOf, type OfferedFile} from './notebook.js';
import type {FileSettings} from './options.js';
import type {Elsewhere} from './plainMarkdown.js';
import type {TextKey} from './texts.js';

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
  {paths, readPage, ...site}: FileSources<TextKey>,
  {license, drawnLanguages, notebookService: service}: FileSettings,
): MadeFiles {
  const {siteUrl, texts} = site;
  const files: Record<string, string | Buffer> = {};
  const links = new Map<string, FileLink[]>();
  const quizFiles = new Map<string, string>();
  const quizzes = new Map<string, QuizGroup[]>();
  const fileOf = ({permalink}: Pick<SitePage, 'permalink'>, end: string): string =>
    `${permalink.slice(site.baseUrl.length)}${end}`;
  const add = (page: SitePage, kind: FileLink['kind'], end: string, content: string | Buffer, name?: string): void => {
    const file = fileOf(page, end);
    files[file] = content;
    links.set(page.file, [...(links.get(page.file) ?? []), {kind, url: `/${file}`, name}]);
  };
  for (const page of site.pages.filter(({file}) => isInFolder(file, site))) {
    const {tree, text} = readPage(page);
    const elsewhere: Elsewhere = {
      texts,
      drawn: new Set(drawnLanguages),
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
    const parts = page.learning === undefined ? [] : readSteps(tree, text).parts;
    if (parts.length > 0) {
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
  return {
    files,
    quizFiles,
    blockOf({file}) {
      const own = links.get(file);
      return own && linksBlock(own, texts);
    },
  };
}
