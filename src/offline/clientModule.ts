import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The page has a controller only if the reader keeps an offline copy.
if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator && navigator.serviceWorker.controller) {
  import('@site/src/offline/updates').then(
    ({announceUpdates}) => announceUpdates(),
    // Offline and not cached: updates are not announced.
    () => undefined,
  );
}
