import {Component, lazy, Suspense, useState, type ReactNode} from 'react';
import type {ExampleRequest} from '@site/src/plugins/api-reference/codeSamples';
import styles from './OtherLanguages.module.css';

// 1.6 MB of generators: loaded only when a reader asks for them.
const Snippets = lazy(() => import('./Snippets'));

/** Says it where the generators do not arrive; the rest of the page stays. */
class Failure extends Component<{children: ReactNode}, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <p role="alert">The generators could not be loaded. Reload the page to try again.</p>
    ) : (
      this.props.children
    );
  }
}

/** What comes takes the focus from the button, which is gone. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** A button that shows the example request of an operation in further languages. */
export default function OtherLanguages({request}: {request: string}): ReactNode {
  const [wanted, setWanted] = useState(false);
  if (!wanted) {
    return (
      <button type="button" className={styles.button} onClick={() => setWanted(true)}>
        Show the request in other languages <span className={styles.size}>(loads 1.6 MB)</span>
      </button>
    );
  }
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      role="group"
      aria-label="The request in other languages"
      className={styles.snippets}
    >
      <Failure>
        <Suspense fallback={<p role="status">Loading the generators ...</p>}>
          <Snippets {...(JSON.parse(request) as ExampleRequest)} />
        </Suspense>
      </Failure>
    </div>
  );
}
