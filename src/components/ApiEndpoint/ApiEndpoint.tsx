import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCopied} from '../useCopied';
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
  const [isCopied, confirmCopy] = useCopied();
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
        className={clsx('clean-btn', 'not-searched', styles.copy)}
        onClick={() => {
          navigator.clipboard
            .writeText(url)
            .then(confirmCopy, (error: unknown) => console.error('Copying failed:', error));
        }}
      >
        {isCopied ? 'Copied' : 'Copy URL'}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied && 'Copied'}
      </span>
    </div>
  );
}
