import type {ReactNode} from 'react';
import styles from '@generated/charts/default/styles.json';

/** Style sheet of charts, linked once per page with charts; in the body, for the reason given in LessonStyles. */
export default function ChartStyles(): ReactNode {
  return <link rel="stylesheet" href={styles.href} />;
}
