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
      'A new version of the catalog is ready. ',
      button('Load the new version', load),
      button('Later', () => bar.remove()),
    );
  });
}

/** Goes over to the version that waits; it may be a newer one than that of the bar, or have been taken in another tab. */
function loadVersion({waiting}: ServiceWorkerRegistration): void {
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage(takeOver);
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
  const announce = (): void => {
    if (registration.waiting) {
      showBar(() => loadVersion(registration));
    }
    registration.installing?.addEventListener('statechange', announce);
  };
  announce();
  registration.addEventListener('updatefound', announce);
}
