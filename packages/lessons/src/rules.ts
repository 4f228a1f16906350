/** Rules about lessons; this entry loads no plugin. */
import path from 'node:path';
import {
  faultsOf,
  type LintSite,
  type RuleSet,
  type SharedRule,
  type SiteFault,
  sitePathProblem,
} from '@training-catalog/content-lint';
import {
  didYouMean,
  errorAt,
  escapeRegExp,
  type FrontMatter,
  frontMatterBlock,
  nearest,
  parseOptions,
} from '@training-catalog/content-model';
import identifiers from 'spdx-license-ids/index.json' with {type: 'json'};
import * as z from 'zod';
import {checkLessonElements, dataSetsOf, termsOf, timesOf} from './elementRules.js';
import {dataFolder, lessonElements, pageFile, type UsedDataSet, type UsedTerm, type UsedTime} from './elements.js';
import {findTerm, readGlossary} from './glossary.js';
import {learningFacts} from './learningFacts.js';
import {conventionalFile, isInFolder} from './lessonSite.js';
import {folderOption, type LessonsOptions} from './options.js';
import {checkPaths} from './readPaths.js';
import {rulesIn, type LessonRuleId} from './ruleList.js';

export {dataSetsOf} from './elementRules.js';

type Faults = SiteFault<LessonRuleId | SharedRule>[];

/** What rules about several pages know of a page. */
interface LessonFacts {
  /** Glossary terms that it uses. */
  terms: readonly UsedTerm[];
  /** Lessons whose duration it shows. */
  times: readonly UsedTime[];
  /** Data sets that it offers. */
  dataSets: readonly UsedDataSet[];
  /** Whether it lists all terms. */
  hasGlossary: boolean;
}

type Site = LintSite<LessonFacts>;

/** Options of `lessonRules`. */
export type LessonRulesOptions = Pick<LessonsOptions, 'folder'>;

type Folder = Required<LessonRulesOptions>;

/** Duration of a lesson in minutes, from its front matter; undefined if it states none. */
function timeOf(frontMatter: FrontMatter | undefined): number | undefined {
  const {minutes} = Object(frontMatter?.learning) as {minutes?: unknown};
  return typeof minutes === 'number' ? minutes : undefined;
}

/** Data files that blocks of a page name, such as charts: `dataFiles` in what another set knows of the page. */
const dataFilesOf = ({allFacts}: Site['pages'][number]): {file: string; line: number}[] =>
  Object.values(allFacts).flatMap(
    (facts) => (Object(facts) as {dataFiles?: {file: string; line: number}[]}).dataFiles ?? [],
  );

/** Terms that are not in the glossary, and a glossary that is invalid or has no page. */
function termDiagnostics(source: Site, folder: Folder): Faults {
  const glossaryFile = conventionalFile(folder, 'glossary.yml');
  const glossaryPage = conventionalFile(folder, 'glossary.md');
  const written = source.readIfPresent(glossaryFile);
  const glossary = written === undefined ? undefined : readGlossary(glossaryFile, written);
  const entries = glossary?.entries ?? [];
  const names = entries.map(({term}) => term);
  const routes = new Set([...source.pages.map(({route}) => route), ...source.routes]);
  const used = source.pages.flatMap((page) => (page.facts?.terms ?? []).map((term) => ({...term, file: page.file})));
  const unknown =
    glossary && glossary.diagnostics.length > 0
      ? []
      : used
          .filter(({name}) => findTerm(entries, name) === undefined)
          .map(({file, line, name}) =>
            errorAt(
              'term-defined',
              file,
              line,
              `the glossary has no term "${name}"; ${didYouMean(name, names)}write {of="..."} with a term from ${glossaryFile}, or add the term there`,
            ),
          );
  const [first] = used;
  const noPage =
    first === undefined ||
    source.pages.some(({file, facts, isBroken}) => file === glossaryPage && (isBroken || facts?.hasGlossary))
      ? []
      : [
          errorAt(
            'glossary-page',
            first.file,
            first.line,
            `the term has no glossary page to link to; create ${glossaryPage} with ::glossary in it`,
          ),
        ];
  const wrongLinks = entries.flatMap(({see = ''}, index) => {
    const problem = sitePathProblem(see, routes);
    return problem === undefined
      ? []
      : [errorAt('link-target-exists', glossaryFile, glossary?.lineOf([index, 'see']) ?? 1, problem)];
  });
  return [...(glossary?.diagnostics ?? []), ...unknown, ...noPage, ...wrongLinks];
}

/** What is wrong with the place of a data file; undefined if nothing is. */
const unpublished = (file: string): string | undefined =>
  file.startsWith(`${dataFolder}/`)
    ? undefined
    : `${file} would not be published; move it to the folder ${dataFolder}/ next to the page`;

/** Charts whose data file is not in the folder whose files have a license. */
function chartFileDiagnostics({pages}: Site): Faults {
  return pages.flatMap((page) =>
    dataFilesOf(page).flatMap(({file, line}) => {
      const message = unpublished(file);
      return message === undefined ? [] : [errorAt('data-file', page.file, line, message)];
    }),
  );
}

/** Data sets whose file is missing or cannot be published, or whose license is unknown. */
function dataDiagnostics(source: Site): Faults {
  const files = new Set(source.files.map(({file}) => file));
  return source.pages.flatMap((page) => {
    const folder = path.posix.dirname(page.file);
    const beside = [...files]
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => file.slice(folder.length + 1));
    return (page.facts?.dataSets ?? []).flatMap(({line, file, license, madeBy}) => {
      const problems: [LessonRuleId, string][] = [];
      for (const name of [file, ...(madeBy === undefined ? [] : [madeBy])]) {
        if (!files.has(path.posix.join(folder, name))) {
          problems.push([
            'data-file',
            `file not found: ${name}; ${didYouMean(name, beside)}add it next to the page, or correct the path`,
          ]);
        } else {
          const message = unpublished(name);
          problems.push(...(message === undefined ? [] : [['data-file', message] as [LessonRuleId, string]]));
        }
      }
      if (license !== '' && !(identifiers as readonly string[]).includes(license)) {
        problems.push([
          'data-license',
          `"${license}" is not an SPDX license identifier; ${didYouMean(license, identifiers)}write one from https://spdx.org/licenses, such as CC0-1.0`,
        ]);
      }
      return problems.map(([rule, problem]) => errorAt(rule, page.file, line, problem));
    });
  });
}

/**
 * Published data files that no data set names, so that no reader learns their license; outside lessons, a chart that names
 * the file is enough. Next to a page that has a syntax error, none are reported, because that page may name them.
 */
function unnamedDataDiagnostics(source: Site, folder: Folder): Faults {
  const named = new Set(
    source.pages.flatMap((page) => {
      const drawnFiles = dataFilesOf(page);
      const ofSets = (page.facts?.dataSets ?? []).flatMap(({file, madeBy}) => [file, madeBy ?? '']);
      const ofCharts = isInFolder(page.file, folder) ? [] : drawnFiles.map(({file}) => file);
      return [...ofCharts, ...ofSets].map((file) => path.posix.join(path.posix.dirname(page.file), file));
    }),
  );
  const unread = new Set(source.pages.filter((page) => page.isBroken).map(({file}) => path.posix.dirname(file)));
  const published = new RegExp(
    `^((?:${source.areas.map((area) => escapeRegExp(area.folder)).join('|')})(?:/.*)?)/(${dataFolder}/.*)$`,
  );
  return source.files.flatMap(({file}) => {
    const [, folder = '', name] = published.exec(file) ?? [];
    return name === undefined || named.has(file) || unread.has(folder)
      ? []
      : [
          errorAt(
            'data-license',
            file,
            1,
            `the file would be published without a license; write ::dataset[What it is]{file="${name}" license="CC0-1.0"} on a page beside the folder ${dataFolder}/, or remove the file`,
          ),
        ];
  });
}

/** Remedy for a path to a missing page: suggests a page with a similar file name. */
function pathRemedy(from: string, written: string, known: ReadonlySet<string>): string {
  const near = nearest(
    path.posix.basename(pageFile(from, written)),
    [...known].map((one) => path.posix.basename(one)),
  );
  const meant = near && [...known].find((one) => path.posix.basename(one) === near);
  return meant
    ? `write ${path.posix.relative(path.posix.dirname(from), meant)}`
    : 'write the path of a page from this file, such as ../K-13/Lesson.md';
}

/** `time` elements that refer to missing pages, or to pages without a duration. */
function timeDiagnostics(source: Site): Faults {
  const pages = new Map(source.pages.map((page) => [page.file, page]));
  const known = new Set(pages.keys());
  return source.pages.flatMap((page) =>
    (page.facts?.times ?? []).flatMap(({line, of}) => {
      const lesson = pages.get(pageFile(page.file, of));
      if (!lesson) {
        return [
          errorAt(
            'lesson-time-target',
            page.file,
            line,
            `:time: there is no page ${of}; ${pathRemedy(page.file, of, known)}`,
          ),
        ];
      }
      return timeOf(lesson.frontMatter) === undefined
        ? [
            errorAt(
              'lesson-time-target',
              page.file,
              line,
              `:time: ${of} has no duration; write minutes: 15 below "learning:" in its front matter, or name another lesson`,
            ),
          ]
        : [];
    }),
  );
}

/** Prerequisites of a lesson that do not exist. */
function prerequisiteDiagnostics(source: Site): Faults {
  const known = new Set(source.pages.map(({file}) => file));
  return source.pages.flatMap((page) => {
    const {prerequisites} = Object(page.frontMatter?.learning) as {prerequisites?: unknown};
    const block = Array.isArray(prerequisites) ? frontMatterBlock(page.text) : undefined;
    if (!block) {
      return [];
    }
    return (prerequisites as unknown[]).flatMap((wanted, index): Faults => {
      if (typeof wanted !== 'string' || known.has(pageFile(page.file, wanted))) {
        return [];
      }
      const line = block.lineOf(['learning', 'prerequisites', index]);
      return [
        errorAt(
          'lesson-prerequisite',
          page.file,
          line,
          `the prerequisite ${wanted} does not exist; ${pathRemedy(page.file, wanted, known)}`,
        ),
      ];
    });
  });
}

/** Steps of learning paths that lead to no page. */
function pathDiagnostics({pages, routes, readIfPresent}: Site, folder: Folder): Faults {
  const file = conventionalFile(folder, 'learning-paths.yml');
  const written = readIfPresent(file);
  const known = new Set([...pages.map(({route}) => route), ...routes].map((route) => route.slice(1)));
  return written === undefined ? [] : checkPaths(file, written, known).diagnostics;
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
    directives: lessonElements,
    checkPage: (page) => faultsOf((report) => checkLessonElements(page, folder, report)),
    factsOf: ({tree}) => ({
      terms: termsOf(tree),
      times: timesOf(tree),
      dataSets: dataSetsOf(tree),
      hasGlossary: tree.children.some((node) => node.type === 'leafDirective' && node.name === 'glossary'),
    }),
    checkSite: (site) => [
      ...termDiagnostics(site, folder),
      ...dataDiagnostics(site),
      ...chartFileDiagnostics(site),
      ...unnamedDataDiagnostics(site, folder),
      ...timeDiagnostics(site),
      ...prerequisiteDiagnostics(site),
      ...pathDiagnostics(site, folder),
    ],
  };
}
