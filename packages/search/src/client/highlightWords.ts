import type {useHistory} from '@docusaurus/router';
import settings from '@generated/search/default/settings.json';
import {matchingRanges} from './matchingRanges.js';

/** Name of the highlight in style sheets: `::highlight(searched-words)`. */
const highlightName = 'searched-words';

/** Time after a change of the page until its words are highlighted again, in ms. */
const pause = 100;

/** Highlights words in an element, and again after its content has changed. @returns a function that removes them. */
function highlight(element: Element, query: string): () => void {
  const update = (): void => {
    try {
      CSS.highlights.set(highlightName, new Highlight(...matchingRanges(element, query, settings)));
    } catch (error) {
      console.error('Highlighting the searched words failed:', error);
    }
  };
  let timer: number | undefined;
  const observer = new MutationObserver(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(update, pause);
  });
  update();
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
export function highlightWords(query: string, history: ReturnType<typeof useHistory>): () => void {
  const article = document.querySelector('article');
  const remove = article && 'highlights' in CSS ? highlight(article, query) : undefined;
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
    remove?.();
  };
}
