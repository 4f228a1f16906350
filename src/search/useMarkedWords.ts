import {useEffect, useMemo} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Marks the words of the address in the article: `?_highlight=word`, once per word.
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
