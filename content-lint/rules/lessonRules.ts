import path from 'node:path';
import identifiers from 'spdx-license-ids/index.json' with {type: 'json'};
import {lessonsArea} from '../../shared/areas';
import {areaIds} from '../../shared/contentAreas';
import {dataFolder, findTerm, pageFile, readGlossary} from '@training-catalog/lessons/model';
import {analyzePage} from '../model/analyzePage';
import {routeOf, type CatalogSource} from '../model/catalogSource';
import {didYouMean, frontMatterBlock, nearest} from '@training-catalog/content-model';
import {figureRules} from '@training-catalog/figures/rules';
import {glossaryFile, glossaryRoute} from '../../shared/lessonFiles';
import type {PageFacts} from '../model/page';
import {type Diagnostic, diagnosticAt, type RuleId} from './registry';
import {factsOfSet} from './ruleSets';
import {sitePathProblem} from './sitePaths';

/** Duration of a lesson in minutes, from its front matter; undefined if it states none. */
function timeOf({learning}: PageFacts): number | undefined {
  const {minutes} = (learning ?? {}) as {minutes?: unknown};
  return typeof minutes === 'number' ? minutes : undefined;
}

/** Terms that are not in the glossary, and a glossary that is invalid or has no page. */
function termDiagnostics(source: CatalogSource): Diagnostic[] {
  const written = source.readIfPresent(glossaryFile);
  const glossary = written === undefined ? undefined : readGlossary(glossaryFile, written);
  const entries = glossary?.entries ?? [];
  const names = entries.map(({term}) => term);
  const routes = new Set([...source.pages.map(routeOf), ...source.generatedRoutes]);
  const used = source.pages.flatMap((page) => analyzePage(page).terms.map((term) => ({...term, file: page.file})));
  const unknown =
    glossary && glossary.diagnostics.length > 0
      ? []
      : used
          .filter(({name}) => findTerm(entries, name) === undefined)
          .map(({file, line, name}) =>
            diagnosticAt(
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
          diagnosticAt(
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
      : [diagnosticAt('link-target-exists', glossaryFile, glossary?.lineOf([index, 'see']) ?? 1, problem)];
  });
  return [...(glossary?.diagnostics ?? []), ...unknown, ...noPage, ...wrongLinks];
}

/** What is wrong with the place of a data file; undefined if nothing is. */
const unpublished = (file: string): string | undefined =>
  file.startsWith(`${dataFolder}/`)
    ? undefined
    : `${file} would not be published; move it to the folder ${dataFolder}/ next to the page`;

/** Charts whose data file is not in the folder whose files have a license. */
function chartFileDiagnostics({pages}: CatalogSource): Diagnostic[] {
  return pages.flatMap((page) =>
    (factsOfSet(analyzePage(page).factsOfSets, figureRules)?.dataFiles ?? []).flatMap(({file, line}) => {
      const message = unpublished(file);
      return message === undefined ? [] : [diagnosticAt('data-file', page.file, line, message)];
    }),
  );
}

/** Data sets whose file is missing or cannot be published, or whose license is unknown. */
function dataDiagnostics(source: CatalogSource): Diagnostic[] {
  const files = new Set(source.files.map(({file}) => file));
  return source.pages.flatMap((page) => {
    const folder = path.posix.dirname(page.file);
    const beside = [...files]
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => file.slice(folder.length + 1));
    return analyzePage(page).dataSets.flatMap(({line, file, license, madeBy}) => {
      const problems: [RuleId, string][] = [];
      for (const name of [file, ...(madeBy === undefined ? [] : [madeBy])]) {
        if (!files.has(path.posix.join(folder, name))) {
          problems.push([
            'data-file',
            `file not found: ${name}; ${didYouMean(name, beside)}add it next to the page, or correct the path`,
          ]);
        } else {
          const message = unpublished(name);
          problems.push(...(message === undefined ? [] : [['data-file', message] as [RuleId, string]]));
        }
      }
      if (license !== '' && !(identifiers as readonly string[]).includes(license)) {
        problems.push([
          'data-license',
          `"${license}" is not an SPDX license identifier; ${didYouMean(license, identifiers)}write one from https://spdx.org/licenses, such as CC0-1.0`,
        ]);
      }
      return problems.map(([rule, problem]) => diagnosticAt(rule, page.file, line, problem));
    });
  });
}

/**
 * Published data files that no data set names, so that no reader learns their license; outside lessons, a chart that names
 * the file is enough. Next to a page that has a syntax error, none are reported, because that page may name them.
 */
function unnamedDataDiagnostics(source: CatalogSource): Diagnostic[] {
  const named = new Set(
    source.pages.flatMap((page) => {
      const {dataSets, factsOfSets} = analyzePage(page);
      const drawnFiles = factsOfSet(factsOfSets, figureRules)?.dataFiles ?? [];
      const ofSets = dataSets.flatMap(({file, madeBy}) => [file, madeBy ?? '']);
      const ofCharts = page.file.startsWith(`${lessonsArea}/`) ? [] : drawnFiles.map(({file}) => file);
      return [...ofCharts, ...ofSets].map((file) => path.posix.join(path.posix.dirname(page.file), file));
    }),
  );
  const unread = new Set(
    source.pages.filter((page) => analyzePage(page).faults.length > 0).map(({file}) => path.posix.dirname(file)),
  );
  const published = new RegExp(`^((?:${areaIds.join('|')})(?:/.*)?)/(${dataFolder}/.*)$`);
  return source.files.flatMap(({file}) => {
    const [, folder = '', name] = published.exec(file) ?? [];
    return name === undefined || named.has(file) || unread.has(folder)
      ? []
      : [
          diagnosticAt(
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
function timeDiagnostics(source: CatalogSource): Diagnostic[] {
  const pages = new Map(source.pages.map((page) => [page.file, page]));
  const known = new Set(pages.keys());
  return source.pages.flatMap((page) =>
    analyzePage(page).times.flatMap(({line, of}) => {
      const lesson = pages.get(pageFile(page.file, of));
      if (!lesson) {
        return [
          diagnosticAt(
            'lesson-time-target',
            page.file,
            line,
            `:time: there is no page ${of}; ${pathRemedy(page.file, of, known)}`,
          ),
        ];
      }
      return timeOf(analyzePage(lesson).facts) === undefined
        ? [
            diagnosticAt(
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
function prerequisiteDiagnostics(source: CatalogSource): Diagnostic[] {
  const known = new Set(source.pages.map(({file}) => file));
  return source.pages.flatMap((page) => {
    const {prerequisites} = (analyzePage(page).facts.learning ?? {}) as {prerequisites?: unknown};
    const block = Array.isArray(prerequisites) ? frontMatterBlock(page.text) : undefined;
    if (!block) {
      return [];
    }
    return (prerequisites as unknown[]).flatMap((wanted, index): Diagnostic[] => {
      if (typeof wanted !== 'string' || known.has(pageFile(page.file, wanted))) {
        return [];
      }
      const line = block.lineOf(['learning', 'prerequisites', index]);
      return [
        diagnosticAt(
          'lesson-prerequisite',
          page.file,
          line,
          `the prerequisite ${wanted} does not exist; ${pathRemedy(page.file, wanted, known)}`,
        ),
      ];
    });
  });
}

/** Checks lessons against other files: terms, data sets, durations, prerequisites. */
export const lessonDiagnostics = (source: CatalogSource): Diagnostic[] => [
  ...termDiagnostics(source),
  ...dataDiagnostics(source),
  ...chartFileDiagnostics(source),
  ...chartFileDiagnostics(source),
  ...unnamedDataDiagnostics(source),
  ...timeDiagnostics(source),
  ...prerequisiteDiagnostics(source),
];
