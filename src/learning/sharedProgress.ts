import {knownPages} from './knownPages';
import {addProgress, formatProgress, parseProgress, sharedKey, storageKey, type Done} from './progress';

/**
 * Moves progress that an earlier version stored under the key without the base path. Another site on the host may have
 * stored its own there: only pages of this site are moved, the others stay.
 */
export function takeSharedProgress(): void {
  try {
    const entries = Object.entries(parseProgress(localStorage.getItem(sharedKey) ?? ''));
    const isOurs = ([page]: [string, string]): boolean => knownPages.has(page);
    const ours: Done = Object.fromEntries(entries.filter(isOurs));
    const others = entries.filter((entry) => !isOurs(entry));
    addProgress(ours);
    if (localStorage.getItem(storageKey) === null) {
      return;
    }
    if (others.length === 0) {
      localStorage.removeItem(sharedKey);
    } else {
      localStorage.setItem(sharedKey, formatProgress(Object.fromEntries(others)));
    }
  } catch {
    // Not in the format of this site, or storage is refused: it stays as it is.
  }
}
