import {activateNow} from './copy';
import {registrationOfCopy} from './registration';

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.style.margin = '0.25rem';
  element.addEventListener('click', onClick);
  return element;
}

/** Shows a bar above the page that announces a new version. */
function showBar(load: () => void): void {
  if (document.getElementById('new-version')) {
    return;
  }
  const bar = document.createElement('div');
  bar.id = 'new-version';
  bar.setAttribute('role', 'status');
  // Not the color of an error.
  bar.style.background = 'var(--catalog-deep)';
  document.body.prepend(bar);
  // Screen readers announce only changes of a status element that is already in the document.
  setTimeout(() => {
    bar.append(
      'A new version of the catalog is ready. ',
      button('Load the new version', load),
      button('Later', () => bar.remove()),
    );
  });
}

/** Activates the waiting worker, which may be newer than the announced one, or already activated from another tab. */
function loadVersion({waiting}: ServiceWorkerRegistration): void {
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage(activateNow);
}

/** Registrations whose updates are announced; a reader may remove the copy and save it again. */
const announced = new WeakSet<ServiceWorkerRegistration>();

/**
 * Announces a new version of the offline copy once it is installed, and activates it on request. Not with
 * workbox-window, which registers the worker itself and misses updates that started before it was loaded.
 */
export async function announceUpdates(): Promise<void> {
  const registration = await registrationOfCopy();
  if (!registration || announced.has(registration)) {
    return;
  }
  announced.add(registration);
  const announce = (): void => {
    if (registration.waiting) {
      showBar(() => loadVersion(registration));
    }
    registration.installing?.addEventListener('statechange', announce);
  };
  announce();
  registration.addEventListener('updatefound', announce);
}

/** Looks for a new version of the offline copy. @throws if the server cannot be reached */
export async function lookForUpdates(): Promise<void> {
  await announceUpdates();
  await (await registrationOfCopy())?.update();
}
