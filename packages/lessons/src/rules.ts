/** Rules about lessons; this entry loads no plugin. */
import path from 'node:path';
import {
  faultsOf,
  lineOf,
  type LintSite,
  type RuleSet,
  type SharedRule,
  type SiteFault,
  sitePathProblem,
} from '@training-catalog/content-lint';
import {errorAt, type FrontMatter, frontMatterBlock, parseOptions} from '@training-catalog/content-model';
import {didYouMean, escapeRegExp, nearest} from '@training-catalog/utils';
import type {Root} from 'mdast';
import identifiers from 'spdx-license-ids/index.json' with {type: 'json'};
import * as z from 'zod';
import {checkLessonElements} from './elementRules.js';
import {
  dataFolder,
  elementOf,
  elementsIn,
  headingsIn,
  lessonElements,
  pageFile,
  termName,
  type LessonElement,
} from './elements.js';
import {findTerm, noGlossaryPage, readGlossary, unknownTerm} from './glossary.js';
import {learningFacts, lessonStandards} from './learningFacts.js';
import {conventionalFile, isInFolder, unpublished} from './lessonSite.js';
import {folderOption, type LessonsOptions} from './options.js';
import {checkPaths} from './readPaths.js';
import {rulesIn, type LessonRuleId} from './ruleList.js';
import {readStandards, standardFaults} from './standards.js';

type Faults = SiteFault<LessonRuleId | SharedRule>[];

/** Data sets that a page offers; paths are as written. */
export const dataSetsOf = (tree: Root) =>
  elementsIn(tree, 'dataset').flatMap((node) => {
    const {file, license, 'made-by': madeBy} = node.attributes ?? {};
    return file ? [{line: lineOf(node), file, license: license ?? '', madeBy: madeBy ?? undefined}] : [];
  });

/** What rules about several pages know of a page. */
const factsOf = (tree: Root) => ({
  /** Glossary terms that it uses. */
  terms: elementsIn(tree, 'term')
    .map((node) => ({line: lineOf(node), name: termName(node)}))
    .filter(({name}) => name !== ''),
  /** Lessons whose duration it shows. */
  times: elementsIn(tree, 'time').flatMap((node) => {
    const of = node.attributes?.of;
    return of ? [{line: lineOf(node), of}] : [];
  }),
  dataSets: dataSetsOf(tree),
  hasGlossary: elementsIn(tree, 'glossary').length > 0,
  headings: headingsIn(tree),
});

type LessonFacts = ReturnType<typeof factsOf>;

type Site = LintSite<LessonFacts>;

/** Options of `lessonRules`. */
export type LessonRulesOptions = Pick<LessonsOptions, 'folder'>;

type Folder = Required<LessonRulesOptions>;

/** Whether a page states its duration in its front matter. */
const hasTime = (frontMatter: FrontMatter | undefined): boolean =>
  typeof (Object(frontMatter?.learning) as {minutes?: unknown}).minutes === 'number';

/** Data files that blocks of a page name, such as charts: `dataFiles` in what another set knows of the page. */
const dataFilesOf = ({allFacts}: Site['pages'][number]): {file: string; line: number}[] =>
  Object.values(allFacts).flatMap(
    (facts) => (Object(facts) as {dataFiles?: {file: string; line: number}[]}).dataFiles ?? [],
  );

/** Terms that are not in the glossary, and a glossary that is invalid or has no page. */
function termFaults({pages, routes, readIfPresent}: Site, folder: Folder): Faults {
  const file = conventionalFile(folder, 'glossary.yml');
  const page = conventionalFile(folder, 'glossary.md');
  const {entries, diagnostics, lineOf: lineIn} = readGlossary(file, readIfPresent(file) ?? '[]');
  const allRoutes = new Set([...pages.map(({route}) => route), ...routes]);
  const used = pages.flatMap((one) => (one.facts?.terms ?? []).map((term) => ({...term, file: one.file})));
  const [first] = used;
  const hasPage = pages.some((one) => one.file === page && (one.isBroken || one.facts?.hasGlossary));
  return [
    ...diagnostics,
    ...used
      .filter(({name}) => diagnostics.length === 0 && findTerm(entries, name) === undefined)
      .map((one) => errorAt('term-defined', one.file, one.line, unknownTerm(one.name, entries, file))),
    ...(first && !hasPage ? [errorAt('glossary-page', first.file, first.line, noGlossaryPage(page))] : []),
    ...entries.flatMap(({see = ''}, index) => {
      const problem = sitePathProblem(see, allRoutes);
      return problem === undefined ? [] : [errorAt('link-target-exists', file, lineIn([index, 'see']), problem)];
    }),
  ];
}

/** Data files that are missing or cannot be published, and licenses that are unknown. */
function dataFaults(source: Site): Faults {
  const files = source.files.map(({file}) => file);
  return source.pages.flatMap((page) => {
    const folder = path.posix.dirname(page.file);
    const beside = files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
    const fault = (rule: LessonRuleId, line: number, message: string | undefined): Faults =>
      message === undefined ? [] : [errorAt(rule, page.file, line, message)];
    const ofSets = (page.facts?.dataSets ?? []).flatMap(({line, file, license, madeBy}) => [
      ...[file, ...(madeBy === undefined ? [] : [madeBy])].flatMap((name) =>
        fault(
          'data-file',
          line,
          beside.includes(path.posix.normalize(name))
            ? unpublished(name)
            : `file not found: ${name}; ${didYouMean(name, beside)}add it next to the page, or correct the path`,
        ),
      ),
      ...fault(
        'data-license',
        line,
        license === '' || (identifiers as readonly string[]).includes(license)
          ? undefined
          : `"${license}" is not an SPDX license identifier; ${didYouMean(license, identifiers)}write one from https://spdx.org/licenses, such as CC0-1.0`,
      ),
    ]);
    return [...ofSets, ...dataFilesOf(page).flatMap(({file, line}) => fault('data-file', line, unpublished(file)))];
  });
}

/**
 * Published data files that no data set names, so that no reader learns their license; outside lessons, a chart that names
 * the file is enough. Next to a page that has a syntax error, none are reported, because that page may name them.
 */
function unnamedDataFaults({pages, areas, files}: Site, folder: Folder): Faults {
  const named = new Set(
    pages.flatMap((page) => {
      const ofSets = (page.facts?.dataSets ?? []).flatMap(({file, madeBy}) => [file, madeBy ?? '']);
      const ofCharts = isInFolder(page.file, folder) ? [] : dataFilesOf(page).map(({file}) => file);
      return [...ofCharts, ...ofSets].map((file) => path.posix.join(path.posix.dirname(page.file), file));
    }),
  );
  const unread = new Set(pages.filter((page) => page.isBroken).map(({file}) => path.posix.dirname(file)));
  const published = new RegExp(
    `^((?:${areas.map((area) => escapeRegExp(area.folder)).join('|')})(?:/.*)?)/(${dataFolder}/.*)$`,
  );
  return files.flatMap(({file}) => {
    const [, place = '', name] = published.exec(file) ?? [];
    const message = `the file would be published without a license; write ::dataset[What it is]{file="${name}" license="CC0-1.0"} on a page beside the folder ${dataFolder}/, or remove the file`;
    return name === undefined || named.has(file) || unread.has(place)
      ? []
      : [errorAt('data-license', file, 1, message)];
  });
}

/** Paths to other pages, in `:time` and as prerequisites, that lead to no page, or to one without a duration. */
function pathFaults({pages}: Site): Faults {
  const known = new Map(pages.map((page) => [page.file, page]));
  /** Suggests a page with a similar file name. */
  const remedy = (from: string, written: string): string => {
    const names = new Map([...known.keys()].map((file) => [path.posix.basename(file), file]));
    const meant = names.get(nearest(path.posix.basename(pageFile(from, written)), [...names.keys()]) ?? '');
    return meant
      ? `write ${path.posix.relative(path.posix.dirname(from), meant)}`
      : 'write the path of a page from this file, such as ../basics/set-up.md';
  };
  return pages.flatMap(({file, facts, frontMatter, text}): Faults => {
    const times = (facts?.times ?? []).flatMap(({line, of}) => {
      const lesson = known.get(pageFile(file, of));
      const message = lesson
        ? `:time: ${of} has no duration; write minutes: 15 below "learning:" in its front matter, or name another lesson`
        : `:time: there is no page ${of}; ${remedy(file, of)}`;
      return hasTime(lesson?.frontMatter) ? [] : [errorAt('lesson-time-target', file, line, message)];
    });
    const {prerequisites} = Object(frontMatter?.learning) as {prerequisites?: unknown};
    const wanted: unknown[] = Array.isArray(prerequisites) ? prerequisites : [];
    const missing = wanted.flatMap((written, index) => {
      if (typeof written !== 'string' || known.has(pageFile(file, written))) {
        return [];
      }
      const line = frontMatterBlock(text)?.lineOf(['learning', 'prerequisites', index]) ?? 1;
      const message = `the prerequisite ${written} does not exist; ${remedy(file, written)}`;
      return [errorAt('lesson-prerequisite', file, line, message)];
    });
    return [...times, ...missing];
  });
}

/** Steps of learning paths that lead to no page. */
function learningPathFaults({pages, routes, readIfPresent}: Site, folder: Folder): Faults {
  const file = conventionalFile(folder, 'learning-paths.yml');
  const known = new Set([...pages.map(({route}) => route), ...routes].map((route) => route.slice(1)));
  return checkPaths(file, readIfPresent(file) ?? '[]', known).diagnostics;
}

/** A file of standards that is invalid, and lessons that name standards or sections that do not exist. */
function standardsFaults({pages, readIfPresent}: Site, folder: Folder): Faults {
  const name = conventionalFile(folder, 'standards.yml');
  const {sets, diagnostics} = readStandards(name, readIfPresent(name) ?? '[]');
  const ofPages = pages.flatMap(({file, facts, frontMatter, text}) => {
    const {standards} = Object(frontMatter?.learning) as {standards?: unknown};
    // What is no list of standards, the schema of the front matter reports.
    const named = z.array(lessonStandards).safeParse(standards ?? []).data ?? [];
    return standardFaults({file, standards: named, headings: facts?.headings ?? [], text: () => text}, sets, name);
  });
  return [...diagnostics, ...(diagnostics.length > 0 ? [] : ofPages)];
}

const optionsSchema = z.strictObject({folder: folderOption});

/**
 * Rules about the elements of lessons, the glossary, data sets, and learning paths.
 *
 * @throws for a wrong option, with its name and the remedy.
 */
export function lessonRules(options: LessonRulesOptions = {}): RuleSet<LessonRuleId, LessonFacts> {
  const folder = parseOptions('@training-catalog/lessons', optionsSchema, options);
  return {
    name: 'lessons',
    rules: rulesIn(folder.folder),
    frontMatter: {learning: learningFacts.optional()},
    directives: Object.fromEntries(
      (Object.keys(lessonElements) as LessonElement[]).map((name) => {
        const {form, attributes} = elementOf(name);
        return [name, {form, attributes: Object.keys(attributes?.shape ?? {})}];
      }),
    ),
    checkPage: (page) => faultsOf((report) => checkLessonElements(page, folder, report)),
    factsOf: ({tree}) => factsOf(tree),
    checkSite: (site) => [
      ...termFaults(site, folder),
      ...dataFaults(site),
      ...unnamedDataFaults(site, folder),
      ...pathFaults(site),
      ...learningPathFaults(site, folder),
      ...standardsFaults(site, folder),
    ],
  };
}
