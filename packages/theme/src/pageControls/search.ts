// The search box takes keys before React has it: its shortcut focuses it, what is typed stays, and Enter sends it to the
// results page, because it is a form.
import {onPage} from './controls.js';

const box = (): HTMLInputElement | null => document.querySelector('.navbar__search-input');

/** Whether React has the page, whose box then answers the shortcut. */
const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

onPage((cause) => {
  const input = box();
  const {ready} = input?.dataset ?? {};
  if (input && ready && cause === 'served') {
    input.placeholder = navigator.userAgent.includes('Mac') ? ready.replace('Ctrl+', '⌘') : ready;
  }
});

document.addEventListener('keydown', (event) => {
  // Browsers that fill in a field send an event without a key.
  const {key} = event as Partial<KeyboardEvent>;
  const input = box();
  if (
    key?.toLowerCase() === 'k' &&
    (event.ctrlKey || event.metaKey) &&
    !event.altKey &&
    !event.shiftKey &&
    input &&
    !isHydrated()
  ) {
    event.preventDefault();
    input.focus();
  }
});
