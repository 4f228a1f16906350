import path from 'node:path';
import identifiers from 'spdx-license-ids/index.json' with {type: 'json'};
import {lessonsArea} from '../../shared/areas';
import {areaIds} from '../../shared/contentAreas';
import {
  checkPaths,
  dataFolder,
  findTerm,
  learningFacts,
  lessonElements,
  pageFile,
  readGlossary,
  type UsedDataSet,
  type UsedTerm,
  type UsedTime,
} from '@training-catalog/lessons/model';
import {glossaryFile, glossaryRoute, pathsFile} from '../../shared/lessonFiles';
import {faultsOf, type LintSite, type RuleSet, type SharedRule, type SiteFault} from '@training-catalog/content-lint';
import {didYouMean, errorAt, type FrontMatter, frontMatterBlock, nearest} from '@training-catalog/content-model';
import type {FigureFacts} from '@training-catalog/figures/rules';
import {apiRules} from './apiRules';
import {checkLessonElements, dataSetsOf, termsOf, timesOf} from './lessonElementRules';
import {lessonsRules as rules} from './registry/lessons';
import {sitePathProblem} from './sitePaths';

/** Id of a rule about lessons. */
type LessonRuleId = keyof typeof rules;

type Faults = SiteFault<LessonRuleId | SharedRule>[];

/** What rules about several pages know of a page. */
interface LessonFacts {
  /** Glossary terms that it uses. */
  terms: readonly UsedTerm[];
  /** Lessons whose duration it shows. */
  times: readonly UsedTime[];
  /** Data sets that it offers. */
  dataSets: readonly UsedDataSet[];
}

type Site = LintSite<LessonFacts>;

/** Duration of a lesson in minutes, from its front matter; undefined if it states none. */
function timeOf(frontMatter: FrontMatter | undefined): number | undefined {
  const {minutes} = Object(frontMatter?.learning) as {minutes?: unknown};
  return typeof minutes === 'number' ? minutes : undefined;
}

/** Data files that the charts of a page name. */
const dataFilesOf = ({allFacts}: Site['pages'][number]): FigureFacts['dataFiles'] =>
  (allFacts.figures as FigureFacts | undefined)?.dataFiles ?? [];

/** Terms that are not in the glossary, and a glossary that is invalid or has no page. */
function termDiagnostics(source: Site): Faults {
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
    first === undefined || routes.has(`/${glossaryRoute}`)
      ? []
      : [
          errorAt(
            'glossary-page',
            first.file,
            first.line,
            `the term has no glossary page to link to; create ${glossaryRoute}.md with ::glossary in it`,
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
function unnamedDataDiagnostics(source: Site): Faults {
  const named = new Set(
    source.pages.flatMap((page) => {
      const drawnFiles = dataFilesOf(page);
      const ofSets = (page.facts?.dataSets ?? []).flatMap(({file, madeBy}) => [file, madeBy ?? '']);
      const ofCharts = page.file.startsWith(`${lessonsArea}/`) ? [] : drawnFiles.map(({file}) => file);
      return [...ofCharts, ...ofSets].map((file) => path.posix.join(path.posix.dirname(page.file), file));
    }),
  );
  const unread = new Set(source.pages.filter((page) => page.isBroken).map(({file}) => path.posix.dirname(file)));
  const published = new RegExp(`^((?:${areaIds.join('|')})(?:/.*)?)/(${dataFolder}/.*)$`);
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
function pathDiagnostics({siteDir, pages, readIfPresent}: Site): Faults {
  const written = readIfPresent(pathsFile);
  const routes = new Set(
    [...pages.map(({route}) => route), ...(apiRules.routesOf?.(siteDir) ?? [])].map((route) => route.slice(1)),
  );
  return written === undefined ? [] : checkPaths(pathsFile, written, routes).diagnostics;
}

/** Rules about the elements of lessons, the glossary, data sets, and learning paths. */
export const lessonRules: RuleSet<LessonRuleId, LessonFacts> = {
  name: 'lessons',
  rules,
  frontMatter: {learning: learningFacts.optional()},
  directives: lessonElements,
  checkPage: (page) => faultsOf((report) => checkLessonElements(page, report)),
  factsOf: ({tree}) => ({terms: termsOf(tree), times: timesOf(tree), dataSets: dataSetsOf(tree)}),
  checkSite: (site) => [
    ...termDiagnostics(site),
    ...dataDiagnostics(site),
    ...chartFileDiagnostics(site),
    ...unnamedDataDiagnostics(site),
    ...timeDiagnostics(site),
    ...prerequisiteDiagnostics(site),
    ...pathDiagnostics(site),
  ],
};
