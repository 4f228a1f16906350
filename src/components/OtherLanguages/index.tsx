import {Component, lazy, Suspense, useState, type ReactNode} from 'react';
import type {RequestSnippet} from '@site/shared/api/requestSnippets';
import styles from './OtherLanguages.module.css';

/** Loads the snippets of a page; plugins/api-reference/remarkPageFiles.ts writes it into reference pages. */
type Load = () => Promise<{default: readonly RequestSnippet[]}>;

/** Shows a message if the snippets do not arrive; the rest of the page stays. */
class Failure extends Component<{children: ReactNode}, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <p role="alert">The code could not be loaded. Reload the page to try again.</p>
    ) : (
      this.props.children
    );
  }
}

/** The snippets as a component that is there when they are. */
const lazySnippets = (load: Load) =>
  lazy(async () => {
    const [{default: Snippets}, {default: snippets}] = await Promise.all([import('./Snippets'), load()]);
    return {default: () => <Snippets snippets={snippets} />};
  });

/** What comes takes the focus from the button, which is gone. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** A button that shows the example request of an operation in further languages. */
export default function OtherLanguages({load}: {load: Load}): ReactNode {
  const [Snippets, setSnippets] = useState<ReturnType<typeof lazySnippets>>();
  if (!Snippets) {
    return (
      <button type="button" className={styles.button} onClick={() => setSnippets(() => lazySnippets(load))}>
        Show the request in other languages
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
        <Suspense fallback={<p role="status">Loading…</p>}>
          <Snippets />
        </Suspense>
      </Failure>
    </div>
  );
}
