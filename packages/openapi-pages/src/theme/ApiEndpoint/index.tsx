import styles from '#css/apiEndpoint.module.css';
import type {ReactNode} from 'react';
import clsx from 'clsx';

/** What a generated page gives this component. */
export interface Props {
  /** HTTP method in lower case. */
  method: string;
  path: string;
  /** Base URL without a trailing slash; omitted if the set names no server. */
  server?: string;
}

/** Method and path of an operation. */
export default function ApiEndpoint({method, path, server}: Props): ReactNode {
  return (
    <div className={styles.endpoint}>
      <code translate="no" className={styles.url}>
        <span className={clsx(styles.method, styles[method])}>{method.toUpperCase()}</span>{' '}
        {server && <span className={styles.server}>{server}</span>}
        <strong>{path}</strong>
      </code>
    </div>
  );
}
