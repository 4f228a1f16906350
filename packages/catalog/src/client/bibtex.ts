import type {ProjectFacts} from '../projectFacts.js';

/** The publication or software to cite for a project. */
export type Citation = NonNullable<ProjectFacts['cite']>;

/** Escapes the characters that are special in BibTeX. */
const escaped = (text: string): string => text.replaceAll(/[&%$#_]/g, (character) => `\\${character}`);

/** Key of an entry: last name of the first author, year, first title word of more than 3 letters. */
function key({authors, year, title}: Citation): string {
  const name = authors[0]?.split(/\s+/).at(-1) ?? 'anonymous';
  const word = title.split(/[^A-Za-z0-9]+/).find((part) => part.length > 3) ?? '';
  return `${name}${year ?? ''}${word}`
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
}

/**
 * Formats a citation as a BibTeX entry. Software becomes `misc`, which every style supports.
 *
 * @see https://ctan.org/pkg/biblatex for the entry types
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

/** URL of a citation: its DOI link if it has one. */
export const referenceOf = ({doi, url}: Citation): string | undefined => (doi ? `https://doi.org/${doi}` : url);

/** Formats a citation as one line of text: authors (year). Title. Venue. URL. */
export function plainCitation(cite: Citation): string {
  const year = cite.year === undefined ? '' : ` (${cite.year})`;
  const parts = [`${cite.authors.join(', ')}${year}`, cite.title, cite.venue].flatMap((part) =>
    part ? [part.replace(/\.$/, '')] : [],
  );
  const reference = referenceOf(cite);
  return `${parts.join('. ')}.${reference ? ` ${reference}` : ''}`;
}
