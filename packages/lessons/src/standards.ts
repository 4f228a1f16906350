import {createSlugger} from '@docusaurus/utils';
import * as z from 'zod';
import {
  errorAt,
  frontMatterBlock,
  nonEmptyText as text,
  readYamlFile,
  webUrl,
  type Diagnostic,
  type SourceRule,
} from '@training-catalog/content-model';
import {didYouMean} from '@training-catalog/utils';
import type {LessonStandards} from './learningFacts.js';

/** Standards of one publisher: what each asks, in words of the site. */
const standardSet = z.strictObject({
  /** Short name, which lessons write, such as `CSTA`. */
  set: text,
  /** Name of the publication. */
  name: text,
  /** Year of the edition, because later ones have other codes. */
  year: z.number().int().optional(),
  /** URL of the full text. */
  url: webUrl,
  /** What readers need to know about the codes. */
  note: text.optional(),
  /** What each code asks, as the end of a sentence that begins with "Students". */
  codes: z.record(text, text),
});

const standardsFile = z.array(standardSet);

/** Standards of one publisher. */
export type StandardSet = z.infer<typeof standardSet>;

/** A standard with its text, for a lesson's structured data. */
export interface Standard {
  /** Short name of the publisher. */
  set: string;
  code: string;
  /** Name and year of the publication. */
  framework: string;
  url: string;
  text: string;
}

/** A row of the matrix: a lesson, or a section of it, and the codes that it practices, by publisher. */
export interface StandardsRow {
  title: string;
  /** Permalink, with the base path, and the anchor of a section. */
  to: string;
  section?: string | undefined;
  codes: Record<string, string[]>;
}

/** The matrix of standards and lessons. */
export interface StandardsMatrix {
  sets: readonly StandardSet[];
  rows: readonly StandardsRow[];
}

/**
 * Parses the file of standards.
 *
 * @param file Its path, for messages.
 * @param source Its text: YAML, a list of publishers.
 */
export function readStandards(
  file: string,
  source: string,
): {sets: readonly StandardSet[]; diagnostics: Diagnostic<'standards-schema' | SourceRule>[]} {
  const remedy = 'quote text that contains a colon, and indent like the other standards';
  const {value, diagnostics, lineOf} = readYamlFile('standards-schema', file, source, standardsFile, [], remedy);
  const sets = value ?? [];
  const twice = sets.findIndex(({set}, index) => sets.findIndex((one) => one.set === set) < index);
  return {
    sets,
    diagnostics:
      twice < 0
        ? diagnostics
        : [errorAt('standards-schema', file, lineOf([twice, 'set']), `${sets[twice]?.set} is listed twice; join them`)],
  };
}

/** A page that names standards. */
export interface PageWithStandards {
  file: string;
  standards: readonly LessonStandards[];
  headings: readonly string[];
  /** Its text, which only a fault needs. */
  text: () => string;
}

/**
 * What is wrong with the standards that a page names, and what to write instead.
 *
 * @param name Path of the file of standards, for messages.
 */
export function standardFaults(
  {file, standards, headings, text: textOf}: PageWithStandards,
  sets: readonly StandardSet[],
  name: string,
): Diagnostic<'lesson-standard'>[] {
  return faultyKeys(standards, sets, headings, name).map(({keys, message}) => {
    const line = frontMatterBlock(textOf())?.lineOf(['learning', 'standards', ...keys]) ?? 1;
    return errorAt('lesson-standard', file, line, message);
  });
}

function faultyKeys(
  standards: readonly LessonStandards[],
  sets: readonly StandardSet[],
  headings: readonly string[],
  file: string,
): {keys: PropertyKey[]; message: string}[] {
  return standards.flatMap(({set: name, codes, section}, index) => {
    const set = sets.find((one) => one.set === name);
    const names = sets.map((one) => one.set);
    const known = Object.keys(set?.codes ?? {});
    return [
      ...(set
        ? []
        : [
            {
              keys: [index, 'set'],
              message: `no standards of "${name}"; ${didYouMean(name, names)}write a set of ${file}, or add it there`,
            },
          ]),
      ...codes.flatMap((code, at) =>
        !set || known.includes(String(code))
          ? []
          : [
              {
                keys: [index, 'codes', at],
                message: `${name} has no standard "${code}"; ${didYouMean(String(code), known)}write a code of ${file}, or add it there with what it asks`,
              },
            ],
      ),
      ...(section === undefined || headings.includes(section)
        ? []
        : [
            {
              keys: [index, 'section'],
              message: `the page has no heading "${section}"; ${didYouMean(section, headings)}write the text of a heading`,
            },
          ]),
    ];
  });
}

/** The standards of a lesson, each once, with their texts. */
export function standardsOf(standards: readonly LessonStandards[], sets: readonly StandardSet[]): Standard[] {
  const found = standards.flatMap(({set: wanted, codes}) => {
    const set = sets.find((one) => one.set === wanted);
    return codes.map((code) => ({
      set: wanted,
      code: String(code),
      framework: [set?.name, set?.year].filter(Boolean).join(', '),
      url: set?.url ?? '',
      text: set?.codes[String(code)] ?? '',
    }));
  });
  return [...new Map(found.map((one) => [`${one.set} ${one.code}`, one])).values()];
}

/** Rows of the matrix for a lesson: one for the whole lesson, and one for each section that has standards of its own. */
export function standardsRows(
  {title, permalink}: {title: string; permalink: string},
  standards: readonly LessonStandards[],
): StandardsRow[] {
  const rows = new Map<string | undefined, StandardsRow>();
  for (const {set, codes, section} of standards) {
    const to = section === undefined ? permalink : `${permalink}#${createSlugger().slug(section)}`;
    const row = rows.get(section) ?? {title, to, section, codes: {}};
    rows.set(section, row);
    row.codes[set] = [...(row.codes[set] ?? []), ...codes.map(String)];
  }
  return [...rows.values()];
}
