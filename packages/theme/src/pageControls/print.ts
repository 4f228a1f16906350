// Buttons that print the page, once the parts of it that are loaded late are there.
import {onPress} from './controls.js';

/** Longest wait for parts of the page, in ms. What is still missing then is printed as its placeholder. */
const patience = 20_000;

const isPending = (): boolean => document.querySelector('[data-pending]') !== null;

const isComplete = (): boolean => !isPending() && [...document.images].every(({complete}) => complete);

// Images that are loaded only near the window; the browser waits for them.
addEventListener('beforeprint', () =>
  document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]').forEach((image) => (image.loading = 'eager')),
);

async function printPage(button: HTMLElement): Promise<void> {
  if (button.ariaBusy === 'true') {
    return;
  }
  // Parts and images that wait until they are near begin to load at this event.
  dispatchEvent(new Event('beforeprint'));
  if (!isComplete()) {
    button.ariaBusy = 'true';
    if (isPending()) {
      dispatchEvent(new Event('start-scripts'));
    }
    const started = performance.now();
    while (!isComplete() && performance.now() - started < patience) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      // Those that React has just found.
      dispatchEvent(new Event('beforeprint'));
    }
    button.ariaBusy = null;
  }
  print();
}

onPress('print', (button) => void printPage(button));
