import {takeOver} from './copy';
import {registrationOfCopy} from './registration';

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.style.margin = '0.25rem';
  element.addEventListener('click', onClick);
  return element;
}

/** Shows a bar above the page that says a new version is there. */
function showBar(load: () => void): void {
  if (document.getElementById('new-version')) {
    return;
  }
  const bar = document.createElement('div');
  bar.id = 'new-version';
  bar.setAttribute('role', 'status');
  // Nothing is wrong.
  bar.style.background = 'var(--catalog-deep)';
  document.body.prepend(bar);
  // A reader of the screen tells what comes into a status that is there already.
  setTimeout(() => {
    bar.append(
      'A new version of the catalog is on this device. ',
      button('Load the new version', load),
      button('Later', () => bar.remove()),
    );
  });
}

/** Where a tab keeps how often it has asked the version that waits to take over. */
const triesKey = 'new-version';

const mostTries = 3;

/** Milliseconds that the version that waits gets to take over. */
const patience = 2000;

/**
 * Goes over to the version that waits; it may be a newer one than that of the bar, or have been taken in
 * another tab.
 *
 * Chromium 156 often leaves it waiting until the page is left, although it was asked to take over: the page
 * is then loaded anew, and once more when the version is in, because the first time the one before may still
 * have answered.
 */
function loadVersion({waiting}: ServiceWorkerRegistration, tries: number): void {
  const load = (): void => {
    sessionStorage.removeItem(triesKey);
    location.reload();
  };
  if (!waiting) {
    load();
    return;
  }
  sessionStorage.setItem(triesKey, String(tries + 1));
  navigator.serviceWorker.addEventListener('controllerchange', load);
  waiting.postMessage(takeOver);
  setTimeout(() => location.reload(), patience);
}

/**
 * Tells a reader who keeps a copy when a new version has been loaded, and goes over to it when they
 * ask. (workbox-window would miss a version that began to load before it was asked, and it registers.)
 */
export async function announceUpdates(): Promise<void> {
  const registration = await registrationOfCopy();
  if (!registration) {
    return;
  }
  const tries = Number(sessionStorage.getItem(triesKey) ?? 0);
  if (tries > 0 && tries < mostTries) {
    loadVersion(registration, tries);
    return;
  }
  sessionStorage.removeItem(triesKey);
  const announce = (): void => {
    if (registration.waiting) {
      showBar(() => loadVersion(registration, 0));
    }
    registration.installing?.addEventListener('statechange', announce);
  };
  announce();
  registration.addEventListener('updatefound', announce);
}
