import type {ReactNode} from 'react';
import styles from '@generated/charts/default/styles.json';

/** Style sheet of charts, once on a page with charts. It is in the body, not in the head: see LessonStyles. */
export default function ChartStyles(): ReactNode {
  return <link rel="stylesheet" href={styles.href} />;
}
