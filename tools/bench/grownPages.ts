/** A catalog with many times the pages, as a search index sees it: today's pages with changed words. */
import type {IndexedPage} from '@training-catalog/search/node';

const words = /\p{L}[\p{L}\p{N}]{2,}/gu;

/** Words on at most this many pages count as rare. */
const rare = 2;

/** Words of titles count as names unless more than this share of the pages has them. */
const common = 0.1;

/** The vocabulary of a text grows with its length to this power (Heaps' law). */
const growthOfWords = 0.6;

const letters = Array.from({length: 26}, (_, index) => String.fromCharCode(97 + index));
const isVowel = (letter: string): boolean => 'a e i o u'.includes(letter);
const vowels = letters.filter(isVowel).join('');
const consonants = letters.filter((letter) => !isVowel(letter)).join('');

/** A hash of a text (FNV-1a), the same on each run. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

/** A word with the same pattern of vowels and consonants, different for each number. */
function respelled(word: string, number: number): string {
  const rotated = (among: string, by: number, letter: string): string =>
    among.charAt((among.indexOf(letter) + by) % among.length);
  return word.replaceAll(/[a-z]/gi, (letter) => {
    const lower = letter.toLowerCase();
    const other = vowels.includes(lower) ? rotated(vowels, number, lower) : rotated(consonants, number, lower);
    return letter === lower ? other : other.toUpperCase();
  });
}

const textsOf = (page: IndexedPage): string[] => [
  page.title,
  page.description,
  page.summary ?? '',
  ...(page.questions ?? []),
  ...page.headings.map(([heading]) => heading),
  ...page.texts,
];

/**
 * Repeats pages the given number of times. In each copy, names are replaced, and rare words as often as they would
 * differ in that many texts; other words stay. The first copy is the original.
 *
 * @returns the pages, the same ones on each run.
 */
export function grownPages(pages: readonly IndexedPage[], times: number): IndexedPage[] {
  const pagesWith = new Map<string, number>();
  for (const page of pages) {
    const found = new Set(textsOf(page).flatMap((text) => text.toLowerCase().match(words) ?? []));
    found.forEach((word) => pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1));
  }
  const countOf = (word: string): number => pagesWith.get(word.toLowerCase()) ?? 0;
  const names = new Set(
    pages
      .flatMap(({title}) => title.match(words) ?? [])
      .filter((word) => countOf(word) <= pages.length * common)
      .map((word) => word.toLowerCase()),
  );
  return Array.from({length: times}, (_, copy) => {
    const spellings = Math.ceil((copy + 1) ** growthOfWords);
    const changed = (text: string): string =>
      copy === 0
        ? text
        : text.replaceAll(words, (word) => {
            const lower = word.toLowerCase();
            if (names.has(lower)) {
              return respelled(word, copy);
            }
            return countOf(word) <= rare ? respelled(word, hash(`${lower} ${copy}`) % spellings) : word;
          });
    return pages.map((page) => ({
      ...page,
      url: copy === 0 ? page.url : `${page.url}-${copy}`,
      title: changed(page.title),
      path: page.path.map(changed),
      description: changed(page.description),
      summary: page.summary === undefined ? undefined : changed(page.summary),
      questions: page.questions?.map(changed),
      headings: page.headings.map(([heading, anchor]) => [changed(heading), anchor] as const),
      texts: page.texts.map(changed),
    }));
  }).flat();
}
