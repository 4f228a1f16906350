import {Component, lazy, Suspense, useState, useSyncExternalStore, type ReactNode} from 'react';
import {buttonTexts} from './buttonTexts.js';

/** Thrown instead of any error of `load`, to tell it from an error of the loaded content. */
class LoadError extends Error {}

/** Error boundary that shows a message if the content fails and leaves the rest of the page alone. */
class Failure extends Component<{message: string; children: ReactNode}, {error?: Error}> {
  override state: {error?: Error} = {};

  static getDerivedStateFromError(error: Error): {error: Error} {
    return {error};
  }

  override render(): ReactNode {
    const {error} = this.state;
    const {message, children} = this.props;
    if (error === undefined) {
      return children;
    }
    return <p role="alert">{error instanceof LoadError ? message : buttonTexts.stopped({message: error.message})}</p>;
  }
}

/** Moves the focus to the loaded content, because the button that had it is unmounted. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Adds a parameter to the URL, so that the content is asked for again when the reader reloads the page. */
function addParameter(name: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(name, '');
  window.history.replaceState(window.history.state, '', url);
}

const unchanging = () => () => undefined;

/** A button that is replaced by content loaded on demand. */
export default function LoadOnPress({
  button,
  title,
  failure,
  load,
  parameter,
  buttonClass,
}: {
  button: string;
  /** Accessible name of the loaded content. */
  title: string;
  /** Message if loading fails. */
  failure: string;
  load: () => Promise<ReactNode>;
  /** Query parameter that loads the content without a press. */
  parameter: string;
  buttonClass: string;
}): ReactNode {
  const [isPressed, setIsPressed] = useState(false);
  // The query string is unknown during server rendering.
  const search = useSyncExternalStore(
    unchanging,
    () => window.location.search,
    () => '',
  );
  const [Loaded] = useState(() =>
    lazy(async () => {
      const content = await load().catch((cause: unknown) => {
        addParameter(parameter);
        throw new LoadError('The content could not be loaded', {cause});
      });
      return {
        default: function Loaded() {
          return content;
        },
      };
    }),
  );

  if (!isPressed && !new URLSearchParams(search).has(parameter)) {
    return (
      <button type="button" className={buttonClass} onClick={() => setIsPressed(true)}>
        {button}
      </button>
    );
  }
  return (
    <div ref={takeFocus} tabIndex={-1} role="group" aria-label={title}>
      <Failure message={failure}>
        <Suspense fallback={<p role="status">{buttonTexts.loading()}</p>}>
          <Loaded />
        </Suspense>
      </Failure>
    </div>
  );
}
