import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** Whether the reader keeps an offline copy: only then the page has a controller. */
const hasCopy = (): boolean =>
  ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Offline: updates are not announced. */
const ignore = (): void => undefined;

if (hasCopy()) {
  import('./updates.js').then(({announceUpdates}) => announceUpdates()).catch(ignore);
}

/** Looks for a new version when the reader follows a link, as the browser does when it loads a page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname && hasCopy()) {
    import('./updates.js').then(({lookForUpdates}) => lookForUpdates()).catch(ignore);
  }
};
