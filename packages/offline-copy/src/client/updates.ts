import {translate} from '@docusaurus/Translate';
import {workerMessages} from '../copy.js';
import {registrationOfCopy} from './registration.js';

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'button button--secondary button--sm margin-left--sm';
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}

/** Shows a bar above the page that announces a new version. */
function showBar(activate: () => void): void {
  if (document.getElementById('new-version')) {
    return;
  }
  const bar = document.createElement('div');
  bar.id = 'new-version';
  bar.setAttribute('role', 'status');
  bar.className = 'alert alert--info text--center';
  // Above the navigation bar, over the whole width.
  Object.assign(bar.style, {position: 'relative', zIndex: '300', borderRadius: '0'});
  document.body.prepend(bar);
  // Screen readers announce only changes of a status element that is already in the document.
  setTimeout(() => {
    bar.append(
      translate({
        id: 'training-catalog.offline-copy.newVersion',
        message: 'A new version of this site is ready.',
        description: 'Bar on all pages for readers with a copy',
      }),
      button(
        translate({
          id: 'training-catalog.offline-copy.activate',
          message: 'Load the new version',
          description: 'Button in the bar about a new version',
        }),
        activate,
      ),
      button(
        translate({
          id: 'training-catalog.offline-copy.later',
          message: 'Later',
          description: 'Button in the bar about a new version, which closes it',
        }),
        () => bar.remove(),
      ),
    );
  });
}

/** Activates the waiting worker, which may be newer than the announced one, or already activated from another tab. */
function activateVersion({waiting}: ServiceWorkerRegistration): void {
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage(workerMessages.activate);
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
      showBar(() => activateVersion(registration));
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
