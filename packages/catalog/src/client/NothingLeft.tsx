import type {ReactNode} from 'react';
import styles from '#css/explorer.module.css';

/** In the place of a part of a list that a filter has emptied; hides the heading above it. */
export default function NothingLeft(): ReactNode {
  return <div className={styles.part} />;
}
