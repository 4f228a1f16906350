import {lazy, type ComponentType, type LazyExoticComponent} from 'react';
import {reportLoadFailure} from './reportLoadFailure.js';

/** Never settles, so that the component stays suspended. */
const never = new Promise<never>(() => undefined);

/**
 * Like `lazy` of React, for a part of a page. If its script does not load, the rest of the page keeps working, with all
 * that the reader has typed: the part stays as the server rendered it (in a `PartBoundary`), or its Suspense fallback stays,
 * and a bar offers to reload. With `lazy`, the whole page would be replaced by the error.
 *
 * @param load Imports a module whose default export is the component.
 */
export const lazyPart = <Props>(
  load: () => Promise<{default: ComponentType<Props>}>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().catch((error: unknown) => {
      reportLoadFailure(error);
      return never;
    }),
  );
