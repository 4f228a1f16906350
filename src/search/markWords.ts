import type {useHistory} from '@docusaurus/router';
import {highlighted, matchesOf, typedWords, type Match} from './hit';
import {joined, misspelling, partsOf, readQuery, termsOfPart, wordsOf, type Wanted} from './words';

/** Name of the highlight in style sheets: `::highlight(searched-words)`. */
const highlightName = 'searched-words';

/** What is not marked: controls, drawings, navigation, and what search does not read. */
const unread =
  'button, select, textarea, script, style, svg, nav, footer, .theme-doc-toc-mobile, .not-searched, .katex-mathml';

/** Elements that do not interrupt a word. `<wbr>` separates the parts of a long name in code. */
const inline = new Set(
  'A ABBR B CITE CODE DEL DFN EM I INS KBD MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(' '),
);

/** Time after a change of the page until its words are marked again, in ms. */
const pause = 100;

/** Text without interruption, and the nodes that it consists of, with the position of each. */
interface Run {
  text: string;
  nodes: {node: Text; start: number}[];
}

/** Texts of an element in order; those of inline elements belong together. */
function runsOf(element: Element): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  let block: Element | null = null;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(unread) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
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
function termsFor({terms, related, substitute, typed}: Wanted, onPage: ReadonlySet<string>): string[] {
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
export function matchingRanges(element: Element, query: string): Range[] {
  const runs = runsOf(element).map((run) => ({run, words: wordsOf(run.text)}));
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
  const asked = readQuery(query);
  // A compound name that is on the page as typed is marked, and not its parts elsewhere.
  const names = new Set(asked.flatMap(({terms: [name = ''], extra}) => (extra && onPage.has(name) ? [name] : [])));
  const terms = new Set(
    asked.flatMap((word) => {
      const name = word.terms.find((term) => names.has(term));
      return name === undefined ? termsFor(word, onPage) : [name];
    }),
  );
  const typed = typedWords(query);
  return runs.flatMap(({run, words}) =>
    words
      .flatMap((word): Match[] => matchesOf(word, terms))
      .flatMap((match) => rangeOf(run, ...highlighted(run.text, match, typed)) ?? []),
  );
}

/** Highlights words in an element, and again after its content has changed. @returns a function that removes them. */
function highlight(element: Element, query: string): () => void {
  const mark = (): void => {
    try {
      CSS.highlights.set(highlightName, new Highlight(...matchingRanges(element, query)));
    } catch (error) {
      console.error('Highlighting the searched words failed:', error);
    }
  };
  let timer: number | undefined;
  const observer = new MutationObserver(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(mark, pause);
  });
  mark();
  observer.observe(element, {childList: true, characterData: true, subtree: true});
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
    CSS.highlights.delete(highlightName);
  };
}

/** Removes the query from the URL, and with it the highlights. */
function clear(history: ReturnType<typeof useHistory>): void {
  const {pathname, search, hash} = window.location;
  const others = new URLSearchParams(search);
  others.delete('_highlight');
  const rest = others.toString();
  history.replace(pathname + (rest && `?${rest}`) + hash);
}

/**
 * Highlights the words of a query in the article, until Escape is pressed or the search box is emptied. It uses the CSS
 * Custom Highlight API, which leaves the DOM to React; a browser without it (Safari before 17.2) shows no highlights. Errors
 * are logged, so that they do not break the page.
 *
 * @returns a function that removes the highlights.
 */
export function markWords(query: string, history: ReturnType<typeof useHistory>): () => void {
  const article = document.querySelector('article');
  const unmark = article && 'highlights' in CSS ? highlight(article, query) : undefined;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) {
      clear(history);
    }
  };
  const onInput = ({target}: Event): void => {
    if (target instanceof HTMLInputElement && target.matches('.navbar__search-input') && target.value === '') {
      clear(history);
    }
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('input', onInput);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('input', onInput);
    unmark?.();
  };
}
