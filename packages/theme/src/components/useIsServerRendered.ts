import {useState, useSyncExternalStore} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const unchanging = () => () => undefined;

/**
 * Whether React is hydrating the component's server-rendered HTML, so that it can be kept without rendering again; always
 * false in `npm start`. False, too, if React discards that HTML because it differs from what the page renders: browsers,
 * extensions, and translators may change it before hydration. The value is constant while the component is mounted.
 */
export function useIsServerRendered(): boolean {
  // React reads the server's snapshot only while it hydrates; then, it must equal the client's, to save a rerender. What
  // is rendered anew after a mismatch has a state of its own.
  const [store] = useState(() => {
    let isServed = false;
    return {
      client: () => isServed,
      server: () => (isServed = process.env.NODE_ENV === 'production' && ExecutionEnvironment.canUseDOM),
    };
  });
  return useSyncExternalStore(unchanging, store.client, store.server);
}
