import {Component, lazy, Suspense, useState, useSyncExternalStore, type ReactNode} from 'react';

/** Shows a message if what was asked for does not arrive; the rest of the page stays. */
class Failure extends Component<{message: string; children: ReactNode}, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override render(): ReactNode {
    return this.state.failed ? <p role="alert">{this.props.message}</p> : this.props.children;
  }
}

/** What comes takes the focus from the button, which is gone. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

const unchanging = () => () => undefined;

/** A button in whose place something appears that is loaded only then. */
export default function LoadOnPress({
  button,
  title,
  failure,
  load,
  parameter,
  className,
  buttonClass,
}: {
  button: string;
  /** Name of what appears. */
  title: string;
  /** What to say where it does not arrive. */
  failure: string;
  load: () => Promise<ReactNode>;
  /** Name in the query of the address that asks for it, as a press does. */
  parameter?: string;
  className?: string | undefined;
  buttonClass?: string | undefined;
}): ReactNode {
  const [isPressed, setIsPressed] = useState(false);
  // Served pages do not know the query of their address.
  const search = useSyncExternalStore(
    unchanging,
    () => window.location.search,
    () => '',
  );
  const [Loaded] = useState(() =>
    lazy(async () => {
      const content = await load();
      return {
        default: function Loaded() {
          return content;
        },
      };
    }),
  );

  if (!isPressed && !(parameter !== undefined && new URLSearchParams(search).has(parameter))) {
    return (
      <button type="button" className={buttonClass} onClick={() => setIsPressed(true)}>
        {button}
      </button>
    );
  }
  return (
    <div ref={takeFocus} tabIndex={-1} role="group" aria-label={title} className={className}>
      <Failure message={failure}>
        <Suspense fallback={<p role="status">Loading…</p>}>
          <Loaded />
        </Suspense>
      </Failure>
    </div>
  );
}
