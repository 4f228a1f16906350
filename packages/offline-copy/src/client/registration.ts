import settings from '@generated/offline-copy/default/settings.json';

/** The registration of the copy's worker, if the reader keeps a copy; not one of another site on the same host. */
export async function registrationOfCopy(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(settings.baseUrl);
  return registration?.scope === new URL(settings.baseUrl, location.origin).href ? registration : undefined;
}
