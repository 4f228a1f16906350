import {createSlugger} from '@docusaurus/utils';
import * as z from 'zod';
import type {Diagnostic} from './diagnostic';
import {readYamlFile} from './yamlFile';

const text = z.string().trim().min(1);

/** A term with what it means. */
const glossaryEntry = z.strictObject({
  term: text,
  /** Plain text of one to three sentences. */
  definition: text.max(400),
  /** Where to read more: an https address, or a site path such as /docs/intro. */
  see: z
    .string()
    .regex(
      /^(?:https:\/\/\S+|\/\S.*)$/,
      'write an address that begins with https://, or a site path such as /docs/intro',
    )
    .optional(),
});

const glossarySchema = z.array(glossaryEntry);

export type GlossaryEntry = z.infer<typeof glossaryEntry>;

/** The glossary as it is written, and all that is wrong with it. */
export interface WrittenGlossary {
  entries: readonly GlossaryEntry[];
  diagnostics: Diagnostic[];
  /** Line of a path of the file. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Form in which terms are compared: capitals and runs of white space do not count. */
const folded = (term: string): string => term.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/**
 * Reads the glossary.
 *
 * @param file Its path, for messages.
 * @param source Its text: YAML, a list of terms.
 */
export function readGlossary(file: string, source: string): WrittenGlossary {
  const remedy = 'put texts with a colon in quotes, and indent as the other terms do';
  const {value: entries, diagnostics: faults, lineOf} = readYamlFile(file, source, glossarySchema, [], remedy);
  if (!entries) {
    return {entries: [], diagnostics: faults, lineOf};
  }
  const seen = new Map<string, number>();
  const diagnostics = entries.flatMap(({term}, index): Diagnostic[] => {
    const line = lineOf([index, 'term']);
    const before = seen.get(folded(term));
    seen.set(folded(term), line);
    return before === undefined
      ? []
      : [
          {
            file,
            line,
            message: `the term "${term}" is already defined in line ${before}; remove one`,
            severity: 'error',
          },
        ];
  });
  return {entries, diagnostics, lineOf};
}

/** The entry of a term, whatever its capitals. */
export const findTerm = (entries: readonly GlossaryEntry[], name: string): GlossaryEntry | undefined =>
  entries.find(({term}) => folded(term) === folded(name));

/** Anchor of a term on the glossary page, as Docusaurus makes it from the heading. */
export const termAnchor = (term: string): string => createSlugger().slug(term);

/** Entries in the order of the page. */
export const sortedEntries = (entries: readonly GlossaryEntry[]): GlossaryEntry[] =>
  [...entries].sort((a, b) => a.term.localeCompare(b.term, 'en'));
