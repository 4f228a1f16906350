import {useState, useSyncExternalStore, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {totalBytes, totalSize} from '../../client/pythonSize.js';

const unchanging = () => () => undefined;

/**
 * A button that loads Python and keeps it on this device, so that steps of pages run without a network. For a page about
 * reading offline; nothing else shows it.
 */
export default function KeepPython(): ReactNode {
  // Without a copy of the pages, Python alone is of no use offline.
  const isOfUse = useSyncExternalStore(
    unchanging,
    () => 'serviceWorker' in navigator,
    () => true,
  );
  const [loaded, setLoaded] = useState<number>();
  const [message, setMessage] = useState('');

  async function keep(): Promise<void> {
    setLoaded(0);
    setMessage(translate({id: 'training-catalog.pyodide-runner.loading', message: 'Loading Python…'}));
    const isKept = await import('../../client/session.js')
      .then(({keepPython}) => keepPython(setLoaded))
      .catch(() => false);
    setLoaded(undefined);
    setMessage(
      isKept
        ? translate({
            id: 'training-catalog.pyodide-runner.kept',
            message: 'Python is on this device. Steps of pages run without a network.',
          })
        : translate({
            id: 'training-catalog.pyodide-runner.notKept',
            message:
              'Python could not be loaded or kept. Check the connection and the storage of the browser, and try again.',
          }),
    );
  }

  if (!isOfUse) {
    return null;
  }
  return (
    <div className="needs-script" data-needs-scripts="">
      <p>
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-disabled={loaded !== undefined}
          onClick={() => loaded === undefined && void keep()}
        >
          {translate(
            {
              id: 'training-catalog.pyodide-runner.keep',
              message: 'Keep Python, too ({size})',
              description: 'Button',
            },
            {size: totalSize},
          )}
        </button>{' '}
        {loaded !== undefined && <progress max={totalBytes} value={loaded} aria-label={message} />}
      </p>
      <p aria-live="polite">
        <span>{message}</span>
      </p>
    </div>
  );
}
