import Mark from 'mark.js';

/**
 * Highlights words in an element. Exceptions from mark.js are logged, so that they do not break the page.
 *
 * @returns a function that removes the highlights.
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
  // Across elements, because `<wbr>` separates the parts of a long name in code.
  guarded(() => mark.mark(words, {acrossElements: true, exclude: ['.theme-doc-toc-mobile > button']}));
  return () => guarded(() => mark.unmark());
}
