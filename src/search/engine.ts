import MiniSearch, {type Options, type SearchOptions} from 'minisearch';
import {joined, readQuery, tokenize, wordsOf, type Wanted} from './words';
import type {Hit, PagesIndex, TextIndex} from './types';

/** Weights of where a word stands. */
const weights = {title: 6, shortForm: 4, heading: 3, description: 3, tags: 2, address: 2, page: 1.5} as const;
type Field = keyof typeof weights;

/** How much a word that only begins like the query's, or that is only similar, counts. */
const certainty = {prefix: 0.6, fuzzy: 0.5} as const;

/** What a part gains: the main page of a project over its others, one whose name is typed, one with the very phrase. */
const gain = {mainPage: 1.2, name: 1.5, phrase: 4} as const;

/** Most hits of one page in a short list, and in a long one. */
const hitsPerPage = {short: 2, long: 3} as const;

/** A list is short up to so many hits. */
const shortList = 10;

/** From how many words on a query may be a phrase of a text, such as a copied message. */
const phraseLength = 3;

/** What a further hit of the same page counts. */
const furtherHit = 0.6;

const byScore = (a: {score: number; id: number}, b: {score: number; id: number}): number =>
  b.score - a.score || a.id - b.id;

type MetaDocument = {id: number} & Partial<Record<Field, string>>;

function options<Document>(fields: string[]): Options<Document> {
  return {fields, tokenize, processTerm: (term) => term};
}

/** Short forms of a title as readers write names: neighboring words as one (`wildwing`), and its initials (`ckn`). */
function shortForms(title: string): string {
  const words = wordsOf(title).map(({text}) => joined(text));
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  const initials = words.map(([first]) => first ?? '').join('');
  return [...pairs, ...(initials.length > 2 ? [initials] : [])].join(' ');
}

/** How well a part of a page answers one word of a query. */
interface Answer {
  score: number;
  /** Terms that were found in it. */
  terms: Set<string>;
  inHeading: boolean;
}

/** How well a part of a page answers a query. */
interface Found extends Answer {
  /** Numbers of the words that it answers. */
  answered: Set<number>;
}

/** The query's terms are made already, and one at a time. */
const common: SearchOptions = {tokenize: (text) => [text], weights: certainty, boost: weights};

/**
 * Finds parts of pages. Titles, headings, descriptions and tags can be searched as soon as the first
 * part of the index is there; texts are added when they arrive. A part that answers all words of a
 * query comes first; one that answers most of them is a hit, too.
 */
export class SearchEngine {
  private readonly meta = new MiniSearch<MetaDocument>(options(Object.keys(weights)));
  private readonly texts = new MiniSearch<{id: number; text: string}>(options(['text']));
  private readonly parts: {page: number; heading: number}[] = [];
  private readonly pages: PagesIndex['pages'];
  private text: TextIndex = [];

  constructor({pages}: PagesIndex) {
    this.pages = pages;
    pages.forEach((page, pageNumber) => {
      const description = `${page.description} ${page.summary ?? ''}`;
      const start = {title: page.title, shortForm: shortForms(page.title), description};
      const address = page.url.split('/').at(-1) ?? '';
      this.addPart(pageNumber, -1, {...start, tags: page.tags.join(' '), address, page: page.path.join(' ')});
      page.headings.forEach(([heading], index) => {
        this.addPart(pageNumber, index, {heading, page: `${page.title} ${page.path.join(' ')}`});
      });
    });
  }

  private addPart(page: number, heading: number, fields: Partial<Record<Field, string>>): void {
    this.meta.add({id: this.parts.length, ...fields});
    this.parts.push({page, heading});
  }

  /** Adds the second part of the index. */
  addText(text: TextIndex): void {
    this.text = text;
    this.texts.addAll(this.parts.map(({page, heading}, id) => ({id, text: text[page]?.[heading + 1] ?? ''})));
  }

  /** Whether a term stands anywhere in the index. */
  private isKnown(term: string): boolean {
    const exact: SearchOptions = {prefix: false, fuzzy: false, tokenize: (text) => [text]};
    return this.meta.search(term, exact).length > 0 || this.texts.search(term, exact).length > 0;
  }

  /** The ways to look up one thing that a query asks for, from the surest; later ones only where nothing is known. */
  private lookUps({terms, typed, unfinished}: Wanted): (SearchOptions & {term: string})[] {
    const exact = terms.map((term) => ({...common, term, prefix: false, fuzzy: false as const}));
    const isKnown = terms.some((term) => this.isKnown(term));
    const begun = unfinished || !isKnown ? [{...common, term: typed, prefix: typed.length > 1}] : [];
    // Typing errors: one, in a long word two, in the shortest none.
    const errors = (term: string): number | false => (term.length > 7 ? 2 : term.length > 3 ? 1 : false);
    const similar = isKnown ? [] : terms.map((term) => ({...common, term, fuzzy: errors(term)}));
    return [...exact, ...begun, ...similar];
  }

  /** Parts of pages that answer one thing; each way to look it up counts once, the best of them. */
  private answers(item: Wanted): Map<number, Answer> {
    const answers = new Map<number, Answer>();
    for (const {term, ...lookUp} of this.lookUps(item)) {
      const scores = new Map<number, number>();
      for (const [index, isMeta] of [
        [this.meta, true],
        [this.texts, false],
      ] as const) {
        for (const {id, score, match} of index.search(term, lookUp)) {
          const part = id as number;
          const answer = answers.get(part) ?? {score: 0, terms: new Set(), inHeading: false};
          scores.set(part, (scores.get(part) ?? 0) + score);
          Object.keys(match).forEach((matched) => answer.terms.add(matched));
          answer.inHeading ||=
            isMeta && Object.values(match).some((fields) => fields.includes('heading') || fields.includes('title'));
          answers.set(part, answer);
        }
      }
      for (const [part, score] of scores) {
        const answer = answers.get(part);
        if (answer) {
          answer.score = Math.max(answer.score, score);
        }
      }
    }
    return answers;
  }

  /**
   * Finds the parts of pages that answer a query best, best first.
   *
   * @param limit Most hits; up to ten, a page gives two at most, so that the list shows several pages.
   */
  search(query: string, limit: number): Hit[] {
    const wanted = readQuery(query);
    const found = new Map<number, Found>();
    wanted.forEach((item, index) => {
      for (const [id, answer] of this.answers(item)) {
        const part = found.get(id) ?? {score: 0, answered: new Set(), terms: new Set(), inHeading: false};
        part.score += answer.score;
        if (!item.extra) {
          part.answered.add(index);
        }
        answer.terms.forEach((term) => part.terms.add(term));
        part.inHeading ||= answer.inHeading;
        found.set(id, part);
      }
    });

    // Words that a part leaves open may be answered elsewhere on its page.
    const answeredByPage = new Map<number, Set<number>>();
    for (const [id, {answered}] of found) {
      const page = this.parts[id]?.page ?? -1;
      answeredByPage.set(page, new Set([...(answeredByPage.get(page) ?? []), ...answered]));
    }
    const share = (answered: Set<number> | undefined): number =>
      (answered?.size ?? 0) / wanted.filter(({extra}) => !extra).length;
    const ranked = [...found]
      .map(([id, part]) => {
        const onPage = share(answeredByPage.get(this.parts[id]?.page ?? -1));
        return {id, ...part, score: part.score * (share(part.answered) * onPage) ** 2 * this.gainOf(id, query)};
      })
      .sort(byScore);
    // A page whose best part stands in the list already steps back, so that the list shows several pages.
    const seen = new Map<number, number>();
    for (const hit of ranked) {
      const page = this.parts[hit.id]?.page ?? -1;
      const before = seen.get(page) ?? 0;
      hit.score *= furtherHit ** before;
      seen.set(page, before + 1);
    }
    ranked.sort(byScore);
    const most = limit <= shortList ? hitsPerPage.short : hitsPerPage.long;
    const perPage = new Map<number, number>();
    const hits: Hit[] = [];
    for (const {id, score, terms, inHeading} of ranked) {
      const part = this.parts[id];
      const page = part && this.pages[part.page];
      const count = perPage.get(part?.page ?? -1) ?? 0;
      if (!part || !page || count >= most) {
        continue;
      }
      perPage.set(part.page, count + 1);
      const text = this.text[part.page]?.[part.heading + 1] ?? '';
      hits.push({page, id, heading: page.headings[part.heading], text, terms: [...terms], inHeading, score});
      if (hits.length === limit) {
        break;
      }
    }
    return hits;
  }

  private gainOf(id: number, query: string): number {
    const part = this.parts[id];
    const page = part && this.pages[part.page];
    if (!page) {
      return 1;
    }
    const text = (this.text[part.page]?.[part.heading + 1] ?? '').toLowerCase();
    const phrase = query.trim().toLowerCase();
    const hasPhrase = wordsOf(phrase).length >= phraseLength && text.includes(phrase);
    if (part.heading !== -1) {
      return hasPhrase ? gain.phrase : 1;
    }
    const typed = joined(query);
    const isName = joined(page.title).startsWith(typed) || shortForms(page.title).split(' ').includes(typed);
    return (page.summary === undefined ? 1 : gain.mainPage) * (isName ? gain.name : 1) * (hasPhrase ? gain.phrase : 1);
  }
}
