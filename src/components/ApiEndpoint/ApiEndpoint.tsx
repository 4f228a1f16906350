import type {ReactNode} from 'react';
import clsx from 'clsx';
import CopyStatus from '../CopyStatus';
import {useCopy} from '../useCopy';
import styles from './ApiEndpoint.module.css';

/** Method and path of an operation, with a button that copies the full URL. */
export default function ApiEndpoint({
  method,
  path,
  server,
}: {
  /** HTTP method in lower case. */
  method: string;
  path: string;
  /** Base URL without a trailing slash; omitted if the set names no server. */
  server?: string;
}): ReactNode {
  const [state, copy] = useCopy();
  const url = `${server ?? ''}${path}`;

  return (
    <div className={styles.endpoint}>
      <code className={styles.url}>
        <span className={clsx(styles.method, styles[method])}>{method.toUpperCase()}</span>{' '}
        {server && <span className={styles.server}>{server}</span>}
        <strong>{path}</strong>
      </code>
      <button
        type="button"
        className={clsx('clean-btn', 'needs-script', 'not-searched', styles.copy)}
        onClick={() => copy(url)}
      >
        {state === 'copied' ? 'Copied' : 'Copy URL'}
      </button>
      <CopyStatus state={state} remedy="Select the URL and copy it." />
    </div>
  );
}
