/**
 * What learners write in a lesson. The names of the entries are made as those of other packages that keep texts
 * (`writtenTexts` in the options): a prefix, the path of the page, a space, and the name of the element on the page.
 */
export const writtenPrefix = 'lessons ';

const keyOf = (element: string): string => `${writtenPrefix}${window.location.pathname} ${element}`;

/** What the learner has written into an element of this page; empty if nothing, or if storage is not allowed. */
export function writtenText(element: string): string {
  try {
    return window.localStorage.getItem(keyOf(element)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what the learner writes into an element of this page, on this device only. @returns whether that worked */
export function keepWritten(element: string, text: string): boolean {
  try {
    if (text === '') {
      window.localStorage.removeItem(keyOf(element));
    } else {
      window.localStorage.setItem(keyOf(element), text);
    }
    return true;
  } catch {
    return false;
  }
}
