import {lazy, type ComponentType, type LazyExoticComponent} from 'react';

/** Never settles, so that the component stays suspended. */
const never = new Promise<never>(() => undefined);

/**
 * A part of a page that is loaded on request, in the browser only. If that fails, the rest of the page stays, and the window
 * gets the event `load-failure`, whose `detail` is the URL.
 *
 * @param load imports a module whose default export is the component
 */
export const onRequest = <Props>(
  load: () => Promise<{default: ComponentType<Props>}>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().catch((error: unknown) => {
      console.error(error);
      const {request = ''} = Object(error) as {request?: string};
      dispatchEvent(new CustomEvent('load-failure', {detail: request}));
      return never;
    }),
  );
