import styles from '#css/tryIt.module.css';
import {lazy, Suspense, useState, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {OperationData} from '@training-catalog/openapi-pages/client';
import clsx from 'clsx';

/** What `remarkOperationPages` of openapi-pages gives this component. */
export interface Props {
  /** Loads the data of the operation. */
  load: () => Promise<{default: OperationData}>;
}

/** Thrown instead of any error of loading, to tell it from an error of the console. */
class LoadError extends Error {}

/** Adds the parameter to the URL, so that the console is asked for again when the reader reloads the page. */
function addParameter(): void {
  const url = new URL(window.location.href);
  url.searchParams.set('try', '');
  window.history.replaceState(window.history.state, '', url);
}

const messageOf = (error: Error): string =>
  error instanceof LoadError
    ? translate({
        id: 'training-catalog.openapi-console.notLoaded',
        message: 'The console could not be loaded. Reload the page to try again.',
      })
    : translate(
        {
          id: 'training-catalog.openapi-console.stopped',
          message: 'The console stopped because of an error ({message}).',
        },
        {message: error.message},
      );

/** Moves the focus to the console, because the button that had it is unmounted. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** A button that loads the console of an operation; so does `?try` in the URL. */
export default function TryIt({load}: Props): ReactNode {
  const [isPressed, setIsPressed] = useState(false);
  // The query string is unknown during server rendering.
  const isBrowser = useIsBrowser();
  const [Console] = useState(() =>
    lazy(async () => {
      try {
        const [{default: ApiConsole}, {default: data}] = await Promise.all([
          import('../../console/ApiConsole.js'),
          load(),
        ]);
        return {default: () => <ApiConsole data={data} />};
      } catch (cause) {
        addParameter();
        throw new LoadError('The console could not be loaded', {cause});
      }
    }),
  );
  const isOpen = isPressed || (isBrowser && new URLSearchParams(window.location.search).has('try'));
  const button = (
    <button
      type="button"
      className={clsx('needs-script', 'not-searched', styles.button)}
      onClick={() => setIsPressed(true)}
    >
      {translate({
        id: 'training-catalog.openapi-console.tryIt',
        message: 'Try it',
        description: 'Button that opens the console',
      })}
    </button>
  );
  const opened = (): ReactNode => (
    <div
      ref={takeFocus}
      tabIndex={-1}
      role="group"
      aria-label={translate({
        id: 'training-catalog.openapi-console.tryOperation',
        message: 'Try the operation',
        description: 'Name of the console',
      })}
    >
      <ErrorBoundary fallback={({error}) => <p role="alert">{messageOf(error)}</p>}>
        <Suspense
          fallback={
            <p role="status">{translate({id: 'training-catalog.openapi-console.loading', message: 'Loading…'})}</p>
          }
        >
          <Console />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
  // The same element before and after: React would insert another one before the text that follows on the page, which is
  // gone where a browser translates it.
  return <div>{isOpen ? opened() : button}</div>;
}
