import fs from 'node:fs';
import path from 'node:path';
import {
  type Attributes,
  componentNode,
  ContentError,
  type Diagnostic,
  errorAt,
  forEachNode,
  frontMatterBlock,
  importNode,
  schemaDiagnostics,
} from '@training-catalog/content-model';
import type {Heading, Nodes, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import type {Mention} from './client/structuredData.js';
import {decodedUrl} from '@training-catalog/utils/urls';
import {durationIn} from './duration.js';
import {
  bodyOf,
  elementsIn,
  headingsIn,
  isDirective,
  isLessonElement,
  labelOf,
  pageFile,
  readPrediction,
  readQuiz,
  termName,
  type Directive,
  type LessonElement,
} from './elements.js';
import {
  findTerm,
  noGlossaryPage,
  readGlossary,
  sortedEntries,
  termAnchor,
  unknownTerm,
  type GlossaryEntry,
} from './glossary.js';
import {lifeNode} from './lessonEnd.js';
import {learningFacts, type LearningFacts} from './learningFacts.js';
import {conventionalFile, isInFolder, unpublished, withoutBase, type LessonSite, type SitePage} from './lessonSite.js';
import {shuffled} from './shuffled.js';
import {readStandards, standardFaults, standardsOf, type Standard} from './standards.js';

/** Components of the folder `theme/Lesson`, which pages import only if they use them. */
type Component =
  | 'Answer'
  | 'Box'
  | 'BoxTitle'
  | 'DataSet'
  | 'ForTeachers'
  | 'InstructorNote'
  | 'LearningPaths'
  | 'LessonEnd'
  | 'LessonPrint'
  | 'LessonStart'
  | 'MyLearning'
  | 'Prediction'
  | 'Quiz'
  | 'ReadMore'
  | 'SectionMinutes'
  | 'Standards'
  | 'StandardsTexts'
  | 'Term';

/** Context of one page. */
interface PageContext {
  site: LessonSite;
  /** Path of the page from the root of the site, with `/`; that of the original, if it is a translation. */
  file: string;
  /** What the documentation knows of it; undefined for other pages. */
  page: SitePage | undefined;
  /** Notes another file that the page is made from, by its path from the root of the site. */
  use: (file: string) => void;
  /** Inserts a component, which the page then imports. */
  make: (
    name:
      | Component
      | 'Prediction.Outcome'
      | 'Prediction.Question'
      | 'Quiz.Choice'
      | 'Quiz.Feedback'
      | 'Quiz.Label'
      | 'Quiz.Question',
    attributes?: Attributes,
    children?: readonly unknown[],
    form?: 'flow' | 'text',
  ) => RootContent;
  /** Line of a key of the front matter; 1 if it has none. */
  lineOf: (keys: readonly PropertyKey[]) => number;
  /** Stops the build at a node or a line of the page. */
  refuse: (rule: string, at: Nodes | number, message: string) => never;
}

const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** The terms of the glossary; empty if there is none. */
function glossaryOf({site, use}: PageContext): readonly GlossaryEntry[] {
  const name = conventionalFile(site, 'glossary.yml');
  const file = path.join(site.siteDir, name);
  use(name);
  if (!fs.existsSync(file)) {
    return [];
  }
  const {entries, diagnostics} = readGlossary(name, fs.readFileSync(file, 'utf8'));
  const [fault] = diagnostics;
  if (fault) {
    throw new ContentError(fault);
  }
  return entries;
}

function termNode(directive: Directive, context: PageContext): Nodes {
  const {site, make, refuse} = context;
  const entries = glossaryOf(context);
  const name = termName(directive);
  const entry =
    findTerm(entries, name) ??
    refuse('term-defined', directive, unknownTerm(name, entries, conventionalFile(site, 'glossary.yml')));
  const glossary = conventionalFile(site, 'glossary.md');
  const {permalink} =
    site.pages.find(({file}) => file === glossary) ?? refuse('glossary-page', directive, noGlossaryPage(glossary));
  const to = `${withoutBase(permalink, site)}#${termAnchor(entry.term)}`;
  return make('Term', {definition: entry.definition, to}, labelOf(directive), 'text');
}

/** A page by its path as the current page writes it, which is made from its front matter. */
function otherPage(written: string, {site, file, use}: PageContext): SitePage | undefined {
  const wanted = pageFile(file, written);
  const page = site.pages.find((one) => one.file === wanted);
  if (page) {
    use(page.file);
  }
  return page;
}

/** How long another lesson takes, in words. */
function timeNode(directive: Directive, context: PageContext): Nodes {
  const written = directive.attributes?.of ?? '';
  const minutes =
    otherPage(written, context)?.learning?.minutes ??
    context.refuse(
      'lesson-time-target',
      directive,
      `:time: there is no page ${written} with a duration; correct the path, or write minutes: 15 below "learning:" in its front matter`,
    );
  return text(durationIn(context.site.locale, minutes));
}

/** Name of a glossary link: the title of the page that it leads to, or the address on another site. */
function linkName(see: string, {site}: PageContext): string {
  if (!see.startsWith('/')) {
    return see.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
  }
  const route = decodedUrl(see).replace(/#.*/, '');
  return site.pages.find(({permalink}) => withoutBase(permalink, site) === route)?.title ?? route.slice(1);
}

/** Every term of the glossary, each under its own heading. */
const glossaryNodes = (context: PageContext): RootContent[] =>
  sortedEntries(glossaryOf(context), context.site.locale).flatMap(({term, definition, see}) => {
    const heading: Heading = {
      type: 'heading',
      depth: 2,
      children: [text(term)],
      data: {hProperties: {className: ['glossary-term']}},
    };
    const more =
      see === undefined
        ? []
        : [
            text(' '),
            context.make('ReadMore', {}, [{type: 'link', url: see, children: [text(linkName(see, context))]}], 'text'),
          ];
    return [heading, paragraph([text(definition), ...(more as PhrasingContent[])])];
  });

/** Sizes of files, as readers see them: `27 bytes`, `1.2 kB`. */
function sizeIn(locale: string, bytes: number): string {
  const [unit, size] =
    bytes < 1000 ? ['byte', bytes] : bytes < 1e6 ? ['kilobyte', bytes / 1000] : ['megabyte', bytes / 1e6];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumSignificantDigits: size < 10 ? 2 : Math.ceil(Math.log10(size + 1)),
  }).format(size);
}

/** The path of a file beside a page, if it is published. */
function dataFileOf(name: string, directive: Directive, {site, file, use, refuse}: PageContext): string {
  const wanted = path.posix.join(path.posix.dirname(file), name);
  use(wanted);
  const full = path.join(site.siteDir, wanted);
  const problem =
    unpublished(name) ??
    (fs.existsSync(full) ? undefined : `file not found: ${name}; add it next to the page, or correct the path`);
  return problem === undefined ? full : refuse('data-file', directive, problem);
}

function dataNode(directive: Directive, context: PageContext): RootContent {
  const {site, page, make, refuse} = context;
  const {file, license, 'made-by': madeBy} = directive.attributes ?? {};
  if (!file || !license || !page) {
    return refuse(
      'directive-attribute',
      directive,
      'a data set is on a page of the documentation, with a file and a license; write ::dataset[Counts]{file="data/counts.csv" license="CC0-1.0"}',
    );
  }
  // `pathname://` keeps Docusaurus from looking for a page there.
  const urlOf = (name: string): string =>
    `pathname://${encodeURI(withoutBase(path.posix.join(page.folderPermalink, name), site))}`;
  if (madeBy) {
    dataFileOf(madeBy, directive, context);
  }
  const {size: bytes} = fs.statSync(dataFileOf(file, directive, context));
  return make('DataSet', {
    name: toString(labelOf(directive)),
    file: path.posix.basename(file),
    url: urlOf(file),
    bytes: String(bytes),
    size: sizeIn(site.locale, bytes),
    license,
    ...(madeBy && {madeBy: path.posix.basename(madeBy), madeByUrl: urlOf(madeBy)}),
  });
}

function quizNode(directive: Directive, {site, make}: PageContext): RootContent {
  const {question, prompt, choices, feedback} = readQuiz(directive);
  const {type = 'single', answer, tolerance, unit} = directive.attributes ?? {};
  const parts = choices.map(({label, feedback: below, right}, index) =>
    make('Quiz.Choice', {right: right === true ? 'true' : undefined, place: String(index + 1)}, [
      make('Quiz.Label', {}, label),
      ...below,
    ]),
  );
  return make(
    'Quiz',
    {
      type: type ?? '',
      ...(answer && {
        answer,
        shownAnswer: new Intl.NumberFormat(site.locale, {maximumFractionDigits: 10}).format(Number(answer)),
      }),
      tolerance: tolerance ?? undefined,
      unit: unit ?? undefined,
    },
    [
      make('Quiz.Question', {}, question),
      ...prompt,
      // Shuffled, so that nobody sees the right order before trying, even without scripts.
      ...(type === 'order' ? shuffled(parts, toString(question)) : parts),
      ...(feedback.length > 0 ? [make('Quiz.Feedback', {}, feedback)] : []),
    ],
  );
}

/** The nodes that replace an element. */
function elementNodes(directive: Directive, name: LessonElement, context: PageContext): Nodes[] {
  const {make} = context;
  const label = labelOf(directive);
  const body = bodyOf(directive);
  switch (name) {
    case 'minutes': {
      const minutes = toString(label).trim();
      return [make('SectionMinutes', {minutes, time: durationIn(context.site.locale, Number(minutes) || 0)})];
    }
    case 'for-teachers':
      return [make('ForTeachers')];
    case 'worksheet':
    case 'hands-on':
    case 'question':
    case 'misconception':
    case 'key-point':
      return [
        make('Box', {kind: name}, name === 'worksheet' ? body : [make('BoxTitle', {kind: name}, label), ...body]),
      ];
    case 'predict': {
      const {before, outcome} = readPrediction(directive);
      return [
        make('Prediction', {name: toString(label).trim()}, [
          make('Prediction.Question', {}, label),
          ...before,
          make('Prediction.Outcome', {}, outcome),
        ]),
      ];
    }
    case 'answer':
      return [make('Answer', {}, body)];
    case 'instructor':
      return [make('InstructorNote', {}, body)];
    case 'quiz':
      return [quizNode(directive, context)];
    case 'term':
      return [termNode(directive, context)];
    case 'time':
      return [timeNode(directive, context)];
    case 'dataset':
      return [dataNode(directive, context)];
    case 'learning-paths':
      return [make('LearningPaths')];
    case 'standards':
      return [make('Standards')];
    case 'standards-texts':
      return [make('StandardsTexts')];
    case 'my-learning':
      return [make('MyLearning')];
    case 'glossary':
      return glossaryNodes(context);
  }
}

/**
 * Data, pages of the documentation, and other lessons that a lesson names, for its structured data; addresses have no
 * host.
 */
function mentionsOf(tree: Root, {site, file, page}: PageContext): Mention[] {
  const found = new Map<string, Mention>();
  forEachNode(tree, (node) => {
    if (node.type === 'leafDirective' && node.name === 'dataset') {
      const {file: name = '', license = ''} = node.attributes ?? {};
      const url = encodeURI(path.posix.join(page?.folderPermalink ?? '', name ?? ''));
      found.set(url, {
        type: 'Dataset',
        name: toString(node),
        url,
        license: `https://spdx.org/licenses/${license}.html`,
      });
    } else if (node.type === 'link') {
      const written = decodedUrl(node.url.replace(/[?#][^]*$/, ''));
      const wanted = /^[^:]+\.mdx?$/.test(written) ? pageFile(file, written) : undefined;
      const target = site.pages.find((one) =>
        wanted === undefined ? withoutBase(one.permalink, site) === written : one.file === wanted,
      );
      if (target) {
        const url = encodeURI(target.permalink);
        found.set(url, {type: 'WebPage', name: toString(node), url});
      }
    }
  });
  return [...found.values()];
}

/** The facts of a lesson from its front matter; undefined if there are none. */
function factsOf({data}: VFile, {file, lineOf}: PageContext): LearningFacts | undefined {
  const {learning} = (data.frontMatter ?? {}) as {learning?: unknown};
  if (learning === undefined) {
    return undefined;
  }
  const parsed = learningFacts.safeParse(learning);
  if (parsed.success) {
    return parsed.data;
  }
  const [fault] = schemaDiagnostics('front-matter-schema', file, learningFacts, learning, (keys) =>
    lineOf(['learning', ...keys]),
  );
  throw new ContentError(fault as Diagnostic);
}

/** The standards that a lesson practices, with their texts. */
function standardsIn(tree: Root, {standards = []}: LearningFacts, {site, file, page, use}: PageContext): Standard[] {
  const name = conventionalFile(site, 'standards.yml');
  const source = path.join(site.siteDir, name);
  use(name);
  const {sets, diagnostics} = readStandards(name, fs.existsSync(source) ? fs.readFileSync(source, 'utf8') : '[]');
  const [fault] = [
    ...diagnostics,
    ...standardFaults(
      {file, standards, headings: headingsIn(tree), text: () => (page ? fs.readFileSync(page.source, 'utf8') : '')},
      sets,
      name,
    ),
  ];
  if (fault) {
    throw new ContentError(fault);
  }
  return standardsOf(standards, sets);
}

/** The list of the pages to read or do before a lesson. */
const prerequisiteList = (pages: readonly SitePage[], site: LessonSite): RootContent => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: pages.map(({permalink, title}) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph([{type: 'link', url: encodeURI(withoutBase(permalink, site)), children: [text(title)]}])],
  })),
});

/** Inserts a block below the first paragraph. */
function insertBelowStart(tree: Root, block: RootContent): void {
  tree.children.splice(tree.children.findIndex(({type}) => type === 'paragraph') + 1, 0, block);
}

/** Inserts the first block of a lesson below the first paragraph, and the last block at the end. */
function frame(tree: Root, facts: LearningFacts, mentions: readonly Mention[], context: PageContext): void {
  const {site, file, page, make, lineOf, refuse} = context;
  const needed = (facts.prerequisites ?? []).map(
    (written, index) =>
      otherPage(written, context) ??
      refuse(
        'lesson-prerequisite',
        lineOf(['learning', 'prerequisites', index]),
        `the prerequisite ${written} does not exist; write the path of a page from this file, such as ../basics/set-up.md`,
      ),
  );
  const kind = isInFolder(file, site) ? 'lesson' : 'tutorial';
  const attributes = {
    kind,
    time: facts.minutes === undefined ? undefined : durationIn(site.locale, facts.minutes),
    mentions: JSON.stringify(mentions),
    stage: site.stages.get(file)?.name,
    requires: JSON.stringify(needed.map(({title}) => title)),
    standards: facts.standards && JSON.stringify(standardsIn(tree, facts, context)),
  };
  const start = make('LessonStart', attributes, needed.length > 0 ? [prerequisiteList(needed, site)] : []);
  insertBelowStart(tree, start);
  tree.children.push(
    make(
      'LessonEnd',
      {kind},
      [lifeNode(facts, page, site), site.blockOf({file})].filter((block) => block !== undefined),
    ),
  );
}

/** Replaces the lesson elements in a node: inner ones first, because a box contains their replacements. */
function replaceElements(node: Nodes, context: PageContext): void {
  if ('children' in node) {
    node.children.forEach((child) => replaceElements(child, context));
    node.children = node.children.flatMap((child: Nodes) =>
      isDirective(child) && isLessonElement(child.name) ? elementNodes(child, child.name, context) : [child],
    ) as never;
  }
}

/**
 * Makes the remark plugin that turns lesson elements into components, and inserts the first and last block of a lesson
 * from `learning:` in its front matter.
 *
 * @param siteOf what the plugin knows of the site, once Docusaurus has loaded the pages
 */
export const remarkLessons =
  (siteOf: () => LessonSite | undefined) =>
  () =>
  (tree: Root, vfile: VFile): void => {
    const site = siteOf();
    if (!site) {
      throw new Error(
        '@training-catalog/lessons: the remark plugin is used without the plugin; add `plugin` of the same `trainingLessons()` to `plugins`',
      );
    }
    const page = site.pages.find(({source}) => source === vfile.path);
    const file = page?.file ?? path.relative(site.siteDir, vfile.path).split(path.sep).join('/');
    const used = new Set<Component>();
    const dependencies = new Set<string>();
    const context: PageContext = {
      site,
      page,
      file,
      use: (name) => dependencies.add(path.join(site.siteDir, name)),
      make(name, ...rest) {
        used.add(name.replace(/\..*/, '') as Component);
        return componentNode(name, ...rest);
      },
      lineOf: (keys) => frontMatterBlock(String(vfile.value))?.lineOf(keys) ?? 1,
      refuse(rule, at, message) {
        const line = typeof at === 'number' ? at : (at.position?.start.line ?? 1);
        throw new ContentError(errorAt(rule, file, line, message));
      },
    };
    const isPrinted = (['quiz', 'question', 'worksheet'] as const).some((name) => elementsIn(tree, name).length > 0);
    const hasGlossary = elementsIn(tree, 'glossary').length > 0;
    const mentions = mentionsOf(tree, context);
    replaceElements(tree, context);
    const facts = factsOf(vfile, context);
    if (facts) {
      frame(tree, facts, mentions, context);
    } else {
      if (isPrinted && isInFolder(file, site)) {
        insertBelowStart(tree, context.make('LessonPrint'));
      }
      const block = site.blockOf({file});
      tree.children.push(...(block ? [block] : []));
    }
    site.dependencies.set(vfile.path, dependencies);
    const sheets = [
      ...([...used].some((name) => name !== 'Term' && name !== 'ReadMore') ? ['lesson'] : []),
      ...(used.has('Term') || hasGlossary ? ['term'] : []),
    ];
    if (sheets.length > 0) {
      tree.children.unshift(
        ...[...used, 'LessonStyles'].map((name) => importNode(name, `@theme/Lesson/${name}`)),
        componentNode('LessonStyles', {sheets: sheets.join(' ')}),
      );
    }
  };
