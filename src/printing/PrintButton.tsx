import {useState, type ReactNode} from 'react';

/** Longest wait for parts of the page, in ms. What is still missing then is printed as its placeholder. */
const patience = 20_000;

const isComplete = (): boolean =>
  !document.querySelector('[data-pending]') && [...document.images].every(({complete}) => complete);

/** Starts all parts of the page that are not loaded yet, and waits until they are there. */
async function loadAll(): Promise<void> {
  const started = performance.now();
  window.dispatchEvent(new Event('beforeprint'));
  while (!isComplete() && performance.now() - started < patience) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A button that prints the page once all of its parts are loaded. */
export default function PrintButton({className, children}: {className: string; children: ReactNode}): ReactNode {
  const [isWaiting, setIsWaiting] = useState(false);
  const print = async (): Promise<void> => {
    if (!isComplete()) {
      setIsWaiting(true);
      await loadAll();
      setIsWaiting(false);
    }
    window.print();
  };
  return (
    // A disabled button would lose the focus.
    <button
      type="button"
      className={className}
      aria-disabled={isWaiting}
      aria-busy={isWaiting}
      onClick={() => void (isWaiting || print())}
    >
      {children}
      {isWaiting && <span>…</span>}
    </button>
  );
}
