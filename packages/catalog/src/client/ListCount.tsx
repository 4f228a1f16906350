import type {ReactNode} from 'react';
import styles from '#css/explorer.module.css';

/** How many entries the explorer lists, announced when it changes. */
export default function ListCount({children}: {children: ReactNode}): ReactNode {
  return (
    <p className={styles.count} role="status">
      {children}
    </p>
  );
}
