import {useEffect, useMemo} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Highlights the words of the query string (`?_highlight=word`, once per word) in the article.
 *
 * @returns these words.
 */
export function useMarkedWords(): readonly string[] {
  const {pathname, search} = useLocation();
  const words = useMemo(() => new URLSearchParams(search).getAll('_highlight'), [search]);
  useEffect(() => {
    const element = words.length > 0 && document.querySelector('article');
    if (!element) {
      return undefined;
    }
    let unmark: (() => void) | undefined;
    let hasLeft = false;
    import('./markWords').then(
      ({markWords}) => {
        if (!hasLeft) {
          unmark = markWords(element, words);
        }
      },
      (error: unknown) => console.error('Highlighting could not be loaded:', error),
    );
    return () => {
      hasLeft = true;
      unmark?.();
    };
  }, [words, pathname]);
  return words;
}
