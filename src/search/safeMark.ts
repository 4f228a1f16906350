import Mark from 'mark.js';

/**
 * mark.js, which highlights the searched word in an article, behind a guard: when it throws, the
 * reason is logged and the page lives on without a highlight.
 */
export default class SafeMark {
  private readonly mark_: Mark | undefined;

  constructor(context: Element) {
    this.mark_ = this.guarded(() => new Mark(context));
  }

  mark(words: string | readonly string[], options?: Record<string, unknown>): void {
    this.guarded(() => this.mark_?.mark(words, options));
  }

  unmark(options?: Record<string, unknown>): void {
    this.guarded(() => this.mark_?.unmark(options));
  }

  private guarded<Result>(action: () => Result): Result | undefined {
    try {
      return action();
    } catch (error) {
      console.error('Highlighting the searched words failed:', error);
      return undefined;
    }
  }
}
