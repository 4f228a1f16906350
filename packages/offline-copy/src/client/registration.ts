import settings from '@generated/offline-copy/default/settings.json';
import {workerMessages} from '../copy.js';

/** The registration of the copy's worker, if the reader keeps a copy; not one of another site on the same host. */
export async function registrationOfCopy(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(settings.baseUrl);
  return registration?.scope === new URL(settings.baseUrl, location.origin).href ? registration : undefined;
}

/** Time in ms in which a worker has to answer. */
const patience = 5000;

/** Whether a worker answers. One whose script a network has answered with nothing is installed, too, but does nothing. */
export function doesAnswer(worker: ServiceWorker): Promise<boolean> {
  const {port1, port2} = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), patience);
    worker.postMessage(workerMessages.areYouThere, [port2]);
  }).finally(() => port1.close());
}
