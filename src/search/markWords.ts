import Mark from 'mark.js';

/**
 * Marks words in an element. What mark.js throws is logged: a page is worth more than its marks.
 *
 * @returns a function that takes the marks away.
 */
export function markWords(element: Element, words: readonly string[]): () => void {
  const guarded = (action: () => void): void => {
    try {
      action();
    } catch (error) {
      console.error('Highlighting the searched words failed:', error);
    }
  };
  const mark = new Mark(element);
  guarded(() => mark.mark(words, {exclude: ['.theme-doc-toc-mobile > button']}));
  return () => guarded(() => mark.unmark());
}
