import {createSlugger} from '@docusaurus/utils';
import * as z from 'zod';
import {errorAt, readYamlFile, type Diagnostic, type SourceRule} from '@training-catalog/content-model';
import {text} from './fields.js';

/** A term and its definition. */
const glossaryEntry = z.strictObject({
  term: text,
  /** Plain text of one to three sentences. */
  definition: text.max(400),
  /** Where to read more: an https URL, or a site path such as /docs/intro. */
  see: z
    .string()
    .regex(/^(?:https:\/\/\S+|\/\S.*)$/, 'write a URL that starts with https://, or a site path such as /docs/intro')
    .optional(),
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

/** Anchor of a term on the glossary page, as Docusaurus generates it from the heading. */
export const termAnchor = (term: string): string => createSlugger().slug(term);

/** Entries in page order. */
export const sortedEntries = (entries: readonly GlossaryEntry[], locale: string): GlossaryEntry[] =>
  [...entries].sort((a, b) => a.term.localeCompare(b.term, locale));
