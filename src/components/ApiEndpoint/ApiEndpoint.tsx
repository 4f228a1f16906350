import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
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
  const [copied, setCopied] = useState(false);
  const address = `${server ?? ''}${path}`;

  useEffect(() => {
    if (!copied) {
      return undefined;
    }
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <div className={styles.endpoint}>
      <code className={styles.address}>
        <span className={clsx(styles.method, styles[method])}>{method.toUpperCase()}</span>{' '}
        {server && <span className={styles.server}>{server}</span>}
        <strong>{path}</strong>
      </code>
      <button
        type="button"
        className={clsx('clean-btn', 'not-searched', styles.copy)}
        onClick={() => {
          navigator.clipboard.writeText(address).then(
            () => setCopied(true),
            (error: unknown) => console.error('Copying failed:', error),
          );
        }}
      >
        {copied ? 'Copied' : 'Copy URL'}
      </button>
      <span role="status" className="visually-hidden">
        {copied && 'Copied'}
      </span>
    </div>
  );
}
