import type {ProjectFacts} from '@site/content-lint/model/schemas';

/** What to cite for a project. */
export type Citation = NonNullable<ProjectFacts['cite']>;

/** Characters that BibTeX reads as commands, escaped. */
const escaped = (text: string): string => text.replaceAll(/[&%$#_]/g, (character) => `\\${character}`);

/** Key of an entry: last name of the first author, year, first long word of the title. */
function key({authors, year, title}: Citation): string {
  const name = authors[0]?.split(/\s+/).at(-1) ?? 'anonymous';
  const word = title.split(/[^A-Za-z0-9]+/).find((part) => part.length > 3) ?? '';
  return `${name}${year ?? ''}${word}`
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
}

/**
 * Writes a citation as a BibTeX entry.
 *
 * @see https://ctan.org/pkg/biblatex for the entry types; software goes as misc, which every style knows.
 */
export function bibtex(cite: Citation): string {
  const venue = {inproceedings: 'booktitle', article: 'journal', misc: 'howpublished', software: 'howpublished'}[
    cite.type
  ];
  const fields: [string, string | number | undefined][] = [
    ['author', cite.authors.map(escaped).join(' and ')],
    ['title', `{${escaped(cite.title)}}`],
    [venue, cite.venue && escaped(cite.venue)],
    ['year', cite.year],
    ['doi', cite.doi],
    ['url', cite.url],
  ];
  const lines = fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name} = {${value ?? ''}},`);
  return [`@${cite.type === 'software' ? 'misc' : cite.type}{${key(cite)},`, ...lines, '}'].join('\n');
}

/** Address that a citation leads to: that of its DOI if it has one. */
export const referenceOf = ({doi, url}: Citation): string | undefined => (doi ? `https://doi.org/${doi}` : url);

/** A citation as one line of text: authors (year). Title. Venue. Address. */
export function plainCitation(cite: Citation): string {
  const year = cite.year === undefined ? '' : ` (${cite.year})`;
  const parts = [`${cite.authors.join(', ')}${year}`, cite.title, cite.venue].flatMap((part) =>
    part ? [part.replace(/\.$/, '')] : [],
  );
  const reference = referenceOf(cite);
  return `${parts.join('. ')}.${reference ? ` ${reference}` : ''}`;
}
