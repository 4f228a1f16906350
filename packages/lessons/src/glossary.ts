import {createSlugger} from '@docusaurus/utils';
import * as z from 'zod';
import {
  addressOf,
  errorAt,
  nonEmptyText,
  readYamlFile,
  type Diagnostic,
  type SourceRule,
} from '@training-catalog/content-model';
import {didYouMean} from '@training-catalog/utils';

/** A term and its definition. */
const glossaryEntry = z.strictObject({
  term: nonEmptyText,
  /** Plain text of one to three sentences. */
  definition: nonEmptyText.max(400),
  /** Where to read more: an https URL, or a site path such as /docs/intro. */
  see: addressOf(
    ['https', 'site'],
    'write a URL that starts with https://, or a site path such as /docs/intro',
  ).optional(),
});

const glossarySchema = z.array(glossaryEntry);

export type GlossaryEntry = z.infer<typeof glossaryEntry>;

/** The parsed glossary and its diagnostics. */
export interface ParsedGlossary {
  entries: readonly GlossaryEntry[];
  diagnostics: Diagnostic<'glossary-schema' | SourceRule>[];
  /** Line of a YAML path in the file. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Normalizes a term for comparison: ignores case and repeated white space. */
const folded = (term: string): string => term.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/**
 * Parses the glossary.
 *
 * @param file Its path, for messages.
 * @param source Its text: YAML, a list of terms.
 */
export function readGlossary(file: string, source: string): ParsedGlossary {
  const remedy = 'quote text that contains a colon, and indent like the other terms';
  const {
    value: entries,
    diagnostics: faults,
    lineOf,
  } = readYamlFile('glossary-schema', file, source, glossarySchema, [], remedy);
  if (!entries) {
    return {entries: [], diagnostics: faults, lineOf};
  }
  const seen = new Map<string, number>();
  const diagnostics = entries.flatMap(({term}, index) => {
    const line = lineOf([index, 'term']);
    const before = seen.get(folded(term));
    seen.set(folded(term), line);
    return before === undefined
      ? []
      : [errorAt('glossary-schema', file, line, `the term "${term}" is already defined on line ${before}; remove one`)];
  });
  return {entries, diagnostics, lineOf};
}

/** The entry of a term, ignoring case. */
export const findTerm = (entries: readonly GlossaryEntry[], name: string): GlossaryEntry | undefined =>
  entries.find(({term}) => folded(term) === folded(name));

/** What is wrong with a term that the glossary does not have. */
export const unknownTerm = (name: string, entries: readonly GlossaryEntry[], file: string): string => {
  const meant = didYouMean(
    name,
    entries.map(({term}) => term),
  );
  return `the glossary has no term "${name}"; ${meant}write {of="..."} with a term from ${file}, or add the term there`;
};

/** What is wrong if terms are used without a page that lists them. */
export const noGlossaryPage = (file: string): string =>
  `the term has no glossary page to link to; create ${file} with ::glossary in it`;

/** Anchor of a term on the glossary page, as Docusaurus generates it from the heading. */
export const termAnchor = (term: string): string => createSlugger().slug(term);

/** Entries in page order. */
export const sortedEntries = (entries: readonly GlossaryEntry[], locale: string): GlossaryEntry[] => {
  const {compare} = new Intl.Collator(locale);
  return entries.toSorted((a, b) => compare(a.term, b.term));
};
