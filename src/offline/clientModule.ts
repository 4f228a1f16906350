import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Only a reader who asked for a copy has a worker that answers for the page.
if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator && navigator.serviceWorker.controller) {
  import('@site/src/offline/updates').then(
    ({announceUpdates}) => announceUpdates(),
    // Without network and script the copy stays as it is.
    () => undefined,
  );
}
