import type {ReactNode} from 'react';
import styles from '@generated/lessons/default/termStyles.json';

/** Style sheet of terms and of the glossary, linked once per page with them; in the body, for the reason given in LessonStyles. */
export default function TermStyles(): ReactNode {
  return <link rel="stylesheet" href={styles.href} />;
}
