import type {ReactNode} from 'react';
import styles from '@generated/lessons/default/styles.json';

/**
 * Style sheet of lessons, on pages that have some of their elements. It is in the body, not in the head: during
 * hydration, Docusaurus rewrites the head and briefly removes what components have added to it.
 */
export default function LessonStyles(): ReactNode {
  return <link rel="stylesheet" href={styles.href} />;
}
