import type {ReactNode} from 'react';
import styles from '@generated/sketches/default/styles.json';

/** Style sheet of sketches, once on a page that has some; in its text, for the reason that LessonStyles gives. */
export default function SketchStyles(): ReactNode {
  return <link rel="stylesheet" href={styles.href} />;
}
