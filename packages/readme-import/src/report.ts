import {Refusal} from '@training-catalog/utils/node';

/** Why nothing was written. The message says what is wrong and what to do. */
export class ImportError extends Refusal {
  override name = 'ImportError';
}

/**
 * Receives a sentence about something that was changed or added.
 *
 * @param item what the sentence is about, if several items may have the same sentence: the report groups them
 */
export type Note = (message: string, item?: string) => void;

/** One kind of note, with its items, each once, in the order of the README. */
export interface NoteGroup {
  message: string;
  items: string[];
}

/** Collects notes, grouped by kind. */
export class Notes {
  private readonly groups = new Map<string, NoteGroup>();

  readonly add: Note = (message, item) => {
    const group = this.groups.get(message) ?? {message, items: []};
    this.groups.set(message, group);
    if (item !== undefined && !group.items.includes(item)) {
      group.items.push(item);
    }
  };

  all(): NoteGroup[] {
    return [...this.groups.values()];
  }
}

/** Number of items of a group that the report shows unless all are requested. */
const shownItems = 5;

/** Notes as lines of the report; each group has its count, and its first items unless `every` is set. */
export const noteLines = (groups: readonly NoteGroup[], every = false): string[] =>
  groups.map(({message, items}) => {
    if (items.length === 0) {
      return message;
    }
    const shown = every ? items : items.slice(0, shownItems);
    const left = items.length - shown.length;
    const rest = left > 0 ? `, and ${left} more (--all-notes lists them)` : '';
    return `${message}${items.length > 1 ? ` (${items.length})` : ''}: ${shown.join(', ')}${rest}`;
  });
