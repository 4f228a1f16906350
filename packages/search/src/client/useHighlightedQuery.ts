import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

/**
 * Highlights the words of the query in the URL (`?_highlight=food+flows`) in the article; earlier links have a parameter for
 * each word.
 *
 * @returns the query, as typed; empty if there is none.
 */
export function useHighlightedQuery(): string {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const query = new URLSearchParams(search).getAll('_highlight').join(' ');
  useEffect(() => {
    if (!query) {
      return undefined;
    }
    let remove: (() => void) | undefined;
    let hasLeft = false;
    import('./highlightWords.js').then(
      ({highlightWords}) => {
        if (!hasLeft) {
          remove = highlightWords(query, history);
        }
      },
      (error: unknown) => console.error('Highlighting could not be loaded:', error),
    );
    return () => {
      hasLeft = true;
      remove?.();
    };
  }, [query, pathname, history]);
  return query;
}
