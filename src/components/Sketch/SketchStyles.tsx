import type {ReactNode} from 'react';
import styles from '@generated/sketches/default/styles.json';

/** Style sheet of sketches, linked once per page with sketches; in the body, for the reason given in LessonStyles. */
export default function SketchStyles(): ReactNode {
  return <link rel="stylesheet" href={styles.href} />;
}
