import type {ReactNode} from 'react';
import styles from '@generated/lessons/default/styles.json';

/**
 * Style sheet of lessons, on pages that have some of their elements. It stands in the text and not in the head: the
 * framework fills the head anew while a served page comes to life, and takes out for a moment what the text asks for.
 */
export default function LessonStyles(): ReactNode {
  return <link rel="stylesheet" href={styles.href} />;
}
