import {hash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Heading, Nodes, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {routeFrom} from '../../content-lint/model/catalogSource';
import {findTerm, readGlossary, sortedEntries, termAnchor, type GlossaryEntry} from '../../content-lint/model/glossary';
import {
  bodyOf,
  isDirective,
  labelOf,
  pageFile,
  readQuiz,
  termName,
  timeOf,
  type Choice,
  type Directive,
} from '../../content-lint/model/lessonElements';
import {
  type Attributes,
  componentNode,
  forEachNode,
  importNode,
  type PageSource,
} from '@training-catalog/content-model';
import {pageFacts, type PageFacts} from '../../content-lint/model/page';
import type {PageFrontMatter} from '../../content-lint/model/schemas';
import {filesIn} from '@training-catalog/content-model/node';
import {formatBytes} from '../../shared/formatBytes';
import {decodedUrl} from '../../shared/pageUrl';
import {address, areaFolders} from '../../catalog.config';
import {duration} from '../../src/components/Lesson/duration';
import type {Mention} from '../../src/components/Lesson/structuredData';
import {glossaryFile, glossaryRoute, isLessonElement, type LessonElement} from '../../shared/lessonElements';
import {shuffled} from './shuffle';

/** Whether a route is one of a project, an operation, or a lesson. */
const isCatalogPage = (route: string): boolean =>
  Object.values(areaFolders).some((folder) => route.startsWith(`/${folder}/`));

/** Components of src/components/Lesson, by the name that pages import them by. */
const components = {
  Answer: 'Answer',
  Box: 'Box',
  BoxTitle: 'BoxTitle',
  DataSet: 'DataSet',
  ForTeachers: 'ForTeachers',
  InstructorNote: 'InstructorNote',
  LessonEnd: 'LessonEnd',
  LessonStart: 'LessonStart',
  LessonStyles: 'LessonStyles',
  MyLearning: 'MyLearning',
  Quiz: 'Quiz',
  QuizChoice: 'Quiz/QuizChoice',
  QuizFeedback: 'Quiz/QuizFeedback',
  QuizLabel: 'Quiz/QuizLabel',
  QuizQuestion: 'Quiz/QuizQuestion',
  SectionMinutes: 'SectionMinutes',
  Term: 'Term',
  TermStyles: 'TermStyles',
} as const;

type Component = keyof typeof components;

/** Context of one page. */
interface PageContext {
  /** Root of the repository. */
  siteDir: string;
  /** Path of the page in the repository, with `/`. */
  file: string;
  /** Records that the page must import a component. */
  use: (name: Component) => void;
  /** Inserts a component, which the page then uses. */
  make: (
    name: Component,
    attributes?: Attributes,
    children?: readonly unknown[],
    form?: 'flow' | 'text',
  ) => RootContent;
}

/** A path of a static file; `pathname://` keeps Docusaurus from looking for a page there. */
const fileAddress = (file: string): string => `pathname:///${file.split('/').map(encodeURIComponent).join('/')}`;

const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

const text = (value: string): PhrasingContent => ({type: 'text', value});

const glossaries = new Map<string, {source: string; entries: readonly GlossaryEntry[]}>();

/** The terms of the glossary; empty if there is none. */
function glossaryOf(siteDir: string): readonly GlossaryEntry[] {
  const file = path.join(siteDir, glossaryFile);
  const source = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const known = glossaries.get(siteDir);
  const entries = known?.source === source ? known.entries : readGlossary(glossaryFile, source).entries;
  glossaries.set(siteDir, {source, entries});
  return entries;
}

function termNode(directive: Directive, {siteDir, make}: PageContext): Nodes[] {
  const entry = findTerm(glossaryOf(siteDir), termName(directive));
  // `npm start` continues after the content rules have reported what is unknown.
  return entry === undefined
    ? labelOf(directive)
    : [
        make(
          'Term',
          {definition: entry.definition, to: `/${glossaryRoute}#${termAnchor(entry.term)}`},
          labelOf(directive),
          'text',
        ),
      ];
}

/** A page by its path as the current page writes it; undefined if there is none. */
function otherPage(written: string, {siteDir, file: from}: PageContext): PageSource | undefined {
  const file = pageFile(from, written);
  const fullPath = path.join(siteDir, file);
  return fs.existsSync(fullPath) ? {file, text: fs.readFileSync(fullPath, 'utf8')} : undefined;
}

/** Facts of pages, with digests of the texts that they are from: many pages link to the same ones. */
const knownFacts = new Map<string, {digest: string; facts: PageFacts}>();

function factsOf(page: PageSource): PageFacts {
  const digest = hash('sha256', page.text);
  const known = knownFacts.get(page.file);
  const facts = known?.digest === digest ? known.facts : pageFacts(page);
  knownFacts.set(page.file, {digest, facts});
  return facts;
}

/** Address and title of a page by its path; Docusaurus resolves such paths only after this plugin. */
function addressOf(written: string, page: PageContext): {url: string; title: string} | undefined {
  const found = otherPage(written, page);
  const facts = found && factsOf(found);
  return facts && {url: encodeURI(routeFrom(found.file, facts)), title: facts.title ?? found.file};
}

/** How long another lesson takes, in words; empty if unknown, which the content rules have reported. */
function timeNodes(directive: Directive, page: PageContext): Nodes[] {
  const lesson = otherPage(directive.attributes?.of ?? '', page);
  const minutes = lesson && timeOf(factsOf(lesson));
  return minutes === undefined ? [] : [text(duration(minutes))];
}

/** Titles of the pages of an area, by their addresses. */
const titlesIn = (siteDir: string, area: string): Map<string, string | undefined> =>
  new Map(
    filesIn(siteDir, area)
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => {
        const facts = pageFacts({file, text: fs.readFileSync(path.join(siteDir, file), 'utf8')});
        return [routeFrom(file, facts), facts.title];
      }),
  );

/**
 * Makes names of glossary links: the title of the page that a link leads to, or the address on another site. The pages
 * of an area are read once for all links.
 */
function linkNames(siteDir: string): (see: string) => string {
  const areas = new Map<string, Map<string, string | undefined>>();
  return (see) => {
    if (!see.startsWith('/')) {
      return see.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
    }
    const route = decodedUrl(see).replace(/#.*/, '');
    const [, area = ''] = route.split('/');
    const titles = areas.get(area) ?? titlesIn(siteDir, area);
    areas.set(area, titles);
    return titles.get(route) ?? route.slice(1);
  };
}

/** Nodes without a line break between them. */
const fragmentNode = (children: RootContent[]): RootContent =>
  ({type: 'mdxJsxFlowElement', name: null, attributes: [], children}) as RootContent;

/** Every term of the glossary, each under its own heading. */
function glossaryNodes({siteDir, use}: PageContext): RootContent[] {
  // Headings and paragraphs, which the style sheet of terms lays out.
  use('TermStyles');
  const nameOf = linkNames(siteDir);
  return sortedEntries(glossaryOf(siteDir)).flatMap(({term, definition, see}) => {
    const heading: Heading = {
      type: 'heading',
      depth: 2,
      children: [text(term)],
      data: {hProperties: {className: ['glossary-term']}},
    };
    const more: PhrasingContent[] =
      see === undefined
        ? []
        : [text(' Read more: '), {type: 'link', url: see, children: [text(nameOf(see))]}, text('.')];
    return [heading, paragraph([text(definition), ...more])];
  });
}

function dataNode(directive: Directive, {siteDir, file: page, make}: PageContext): RootContent {
  const {file = '', license = '', 'made-by': madeBy} = directive.attributes ?? {};
  const inSite = (name: string): string => path.posix.join(path.posix.dirname(page), name);
  const place = path.join(siteDir, inSite(file ?? ''));
  return make('DataSet', {
    name: toString(labelOf(directive)),
    file: path.posix.basename(file ?? ''),
    url: fileAddress(inSite(file ?? '')),
    size: fs.existsSync(place) ? formatBytes(fs.statSync(place).size) : 'size unknown',
    license: license ?? '',
    ...(madeBy && {madeBy: path.posix.basename(madeBy), madeByUrl: fileAddress(inSite(madeBy))}),
  });
}

function quizNode(directive: Directive, {make}: PageContext): RootContent {
  const {question, prompt, choices, feedback} = readQuiz(directive);
  const {type = 'single', answer, tolerance, unit} = directive.attributes ?? {};
  const choiceNode = ({label, feedback: below, right}: Choice, place: number): RootContent =>
    make('QuizChoice', {right: right === true ? 'true' : undefined, place: String(place)}, [
      make('QuizLabel', {}, label),
      ...below,
    ]);
  const written = choices.map((choice, index) => ({choice, place: index + 1}));
  // Shuffled, so that nobody sees the right order before trying, even without scripts.
  const shown = type === 'order' ? shuffled(written, toString(question)) : written;
  return make(
    'Quiz',
    {
      type: type ?? '',
      answer: answer ?? undefined,
      tolerance: tolerance ?? undefined,
      unit: unit ?? undefined,
    },
    [
      make('QuizQuestion', {}, question),
      ...prompt,
      ...shown.map(({choice, place}) => choiceNode(choice, place)),
      ...(feedback.length > 0 ? [make('QuizFeedback', {}, feedback)] : []),
    ],
  );
}

/** The nodes that replace an element. */
function elementNodes(directive: Directive, name: LessonElement, page: PageContext): Nodes[] {
  const {make} = page;
  const label = labelOf(directive);
  const box = (title: string): RootContent =>
    make('Box', {kind: name}, [make('BoxTitle', {kind: title}, label), ...bodyOf(directive)]);
  switch (name) {
    case 'minutes':
      return [make('SectionMinutes', {minutes: toString(label).trim()})];
    case 'for-teachers':
      return [make('ForTeachers')];
    case 'hands-on':
      return [box('Hands-on')];
    case 'question':
      return [box('Question')];
    case 'misconception':
      return [box('Misconception')];
    case 'key-point':
      return [box('Key point')];
    case 'worksheet':
      return [make('Box', {kind: name}, bodyOf(directive))];
    case 'answer':
      return [make('Answer', {}, bodyOf(directive))];
    case 'instructor':
      return [make('InstructorNote', {}, bodyOf(directive))];
    case 'quiz':
      return [quizNode(directive, page)];
    case 'term':
      return termNode(directive, page);
    case 'time':
      return timeNodes(directive, page);
    case 'dataset':
      return [dataNode(directive, page)];
    case 'my-learning':
      return [make('MyLearning')];
    case 'glossary':
      return glossaryNodes(page);
  }
}

/**
 * Data, pages of the documentation, and other lessons that a lesson names, for its structured data; addresses have no
 * host.
 */
function mentionsOf(tree: Root, context: PageContext): Mention[] {
  const {file: page} = context;
  const found = new Map<string, Mention>();
  forEachNode(tree, (node) => {
    if (node.type === 'leafDirective' && node.name === 'dataset') {
      const {file = '', license = ''} = node.attributes ?? {};
      const place = path.posix.join(path.posix.dirname(page), file ?? '');
      const url = address.baseUrl + encodeURI(place);
      found.set(url, {
        type: 'Dataset',
        name: toString(node),
        url,
        license: `https://spdx.org/licenses/${license}.html`,
      });
    } else if (node.type === 'link') {
      const written = node.url.replace(/[?#].*$/, '');
      const route = /^[^:]+\.mdx?$/.test(written) ? addressOf(written, context)?.url : written;
      if (route !== undefined && isCatalogPage(route)) {
        const url = address.baseUrl + route.slice(1);
        found.set(url, {type: 'WebPage', name: toString(node), url});
      }
    }
  });
  return [...found.values()];
}

/** Links to the prerequisites of a lesson. */
const prerequisiteList = (pages: readonly {url: string; title: string}[]): RootContent[] =>
  pages.length === 0
    ? []
    : [
        {
          type: 'list',
          ordered: false,
          spread: false,
          children: pages.map(({url, title}) => ({
            type: 'listItem',
            spread: false,
            children: [paragraph([{type: 'link', url, children: [text(title)]}])],
          })),
        },
      ];

/**
 * Makes a remark plugin that turns lesson elements, which pages write as directives (shared/lessonElements.ts), into
 * components of src/components/Lesson, and inserts the first and last block of a lesson from `learning:` in front
 * matter. Only pages that use a component import it. content-lint/rules/lessonElementRules.ts reports errors in
 * elements.
 *
 * @param siteDir - folder of the site. Not an option of the plugin: Docusaurus puts options into the browser's script.
 */
export default function lessonElements(siteDir: string) {
  return () =>
    (tree: Root, vfile: VFile): void => {
      const used = new Set<Component>();
      const use = (name: Component): void => void used.add(name);
      const page: PageContext = {
        siteDir,
        use,
        file: path.relative(siteDir, vfile.path).split(path.sep).join('/'),
        make: (name, ...rest) => {
          use(name);
          return componentNode(name, ...rest);
        },
      };
      const replaceIn = (node: Nodes): void => {
        if (!('children' in node)) {
          return;
        }
        const children = node.children as Nodes[];
        for (let index = 0; index < children.length; index++) {
          const child = children[index];
          if (child) {
            // Inner elements first, because a box contains their replacements.
            replaceIn(child);
            if (isDirective(child) && isLessonElement(child.name)) {
              const nodes = elementNodes(child, child.name, page);
              children.splice(index, 1, ...nodes);
              index += nodes.length - 1;
            }
          }
        }
      };
      const mentions = mentionsOf(tree, page);
      replaceIn(tree);
      const {learning} = (vfile.data.frontMatter ?? {}) as Partial<PageFrontMatter>;
      if (learning) {
        const firstParagraph = tree.children.findIndex(({type}) => type === 'paragraph');
        const needed = (learning.prerequisites ?? []).flatMap((written) => addressOf(written, page) ?? []);
        tree.children.splice(
          firstParagraph + 1,
          0,
          page.make(
            'LessonStart',
            {mentions: JSON.stringify(mentions), requires: JSON.stringify(needed.map(({title}) => title))},
            prerequisiteList(needed),
          ),
        );
        // What is related follows the last part of the page.
        const related = tree.children.findIndex((node) => 'name' in node && node.name === 'RelatedProjects');
        tree.children.splice(related === -1 ? tree.children.length : related, 0, page.make('LessonEnd'));
      }
      if (used.size > 0) {
        const hasTerms = used.has('Term') || used.has('TermStyles');
        const isMore = [...used].some((name) => name !== 'Term' && name !== 'TermStyles');
        const styles = [...(isMore ? [page.make('LessonStyles')] : []), ...(hasTerms ? [page.make('TermStyles')] : [])];
        tree.children.unshift(
          ...[...used].map((name) => importNode(name, `@site/src/components/Lesson/${components[name]}`)),
          // One node: the minifier removes a line break between two links to style sheets, which React would miss.
          ...(styles.length > 1 ? [fragmentNode(styles)] : styles),
        );
      }
    };
}
