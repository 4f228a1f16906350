import {address} from '../../catalog.config';

/** The registration of the copy's worker, if the reader keeps a copy; not one of another site on the same host. */
export async function registrationOfCopy(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(address.baseUrl);
  return registration?.scope === new URL(address.baseUrl, location.origin).href ? registration : undefined;
}
