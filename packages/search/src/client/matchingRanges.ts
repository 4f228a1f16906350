import {
  highlighted,
  matchesOf,
  typedWords,
  type Match,
  joined,
  misspelling,
  partsOf,
  readQuery,
  termsOfPart,
  wordsOf,
  type QueryTerm,
} from '@training-catalog/search-engine';
import type {ClientSettings} from '../settings.js';

/** What is not highlighted, besides what is not searched: controls, drawings, navigation. */
const neverSearched = 'button, select, textarea, script, style, svg, nav, footer, .theme-doc-toc-mobile';

/** Elements that do not interrupt a word. `<wbr>` separates the parts of a long name in code. */
const inline = new Set(
  'A ABBR B CITE CODE DEL DFN EM I INS KBD MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(' '),
);

/** Text without interruption, and the nodes that it consists of, with the position of each. */
interface Run {
  text: string;
  nodes: {node: Text; start: number}[];
}

/** Texts of an element in order; those of inline elements belong together. */
function runsOf(element: Element, ignored: string): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  let block: Element | null = null;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(ignored) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) {
      run = inline.has(node.nodeName) ? run : undefined;
      continue;
    }
    let parent = node.parentElement;
    while (parent && parent !== element && inline.has(parent.nodeName)) {
      parent = parent.parentElement;
    }
    if (!run || parent !== block) {
      run = {text: '', nodes: []};
      runs.push(run);
      block = parent;
    }
    run.nodes.push({node, start: run.text.length});
    run.text += node.data;
  }
  return runs;
}

/** A range of a run; undefined if there is no text at its start. */
function rangeOf({nodes}: Run, start: number, length: number): Range | undefined {
  const first = nodes.findLast((one) => one.start <= start);
  const last = nodes.findLast((one) => one.start < start + length);
  if (!first || !last) {
    return undefined;
  }
  const range = document.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, start + length - last.start);
  return range;
}

/** Terms of a page that match a query word, looked up in the same order as in the index. */
function termsFor({terms, related, substitute, typed}: QueryTerm, onPage: ReadonlySet<string>): string[] {
  const all = [...onPage];
  const lookUps = [
    () => [...terms, ...(related === undefined ? [] : [related])].filter((term) => onPage.has(term)),
    () => (typed.length < 2 ? [] : all.filter((term) => term.startsWith(typed))),
    () => (substitute !== undefined && onPage.has(substitute) ? [substitute] : []),
    () =>
      all.filter((term) =>
        [...terms, ...(substitute === undefined ? [] : [substitute])].some(
          (one) => misspelling(one, term) !== undefined,
        ),
      ),
  ];
  for (const lookUp of lookUps) {
    const found = lookUp();
    if (found.length > 0) {
      return found;
    }
  }
  return [];
}

/** Ranges of the words in an element that match a query: of whole words, or of their beginnings as typed. */
export function matchingRanges(
  element: Element,
  query: string,
  {synonyms, ignoreCssSelectors}: Pick<ClientSettings, 'synonyms' | 'ignoreCssSelectors'>,
): Range[] {
  const ignored = [neverSearched, ...ignoreCssSelectors].join();
  const runs = runsOf(element, ignored).map((run) => ({run, words: wordsOf(run.text)}));
  const onPage = new Set<string>();
  const known = new Set<string>();
  for (const {text} of runs.flatMap(({words}) => words)) {
    if (!known.has(text)) {
      known.add(text);
      const parts = partsOf(text);
      parts.flatMap(termsOfPart).forEach((term) => onPage.add(term));
      if (parts.length > 1) {
        onPage.add(joined(text));
      }
    }
  }
  const queryTerms = readQuery(query, synonyms);
  // A compound name that is on the page as typed is highlighted, and not its parts elsewhere.
  const names = new Set(
    queryTerms.flatMap(({terms: [name = ''], isOptional}) => (isOptional && onPage.has(name) ? [name] : [])),
  );
  const terms = new Set(
    queryTerms.flatMap((word) => {
      const name = word.terms.find((term) => names.has(term));
      return name === undefined ? termsFor(word, onPage) : [name];
    }),
  );
  const typed = typedWords(query, synonyms);
  return runs.flatMap(({run, words}) =>
    words
      .flatMap((word): Match[] => matchesOf(word, terms))
      .flatMap((match) => rangeOf(run, ...highlighted(run.text, match, typed)) ?? []),
  );
}
