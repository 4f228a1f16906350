import type {ReactNode} from 'react';
import styles from '@generated/figures/default/styles.json';

/**
 * The style sheet of charts or sketches, once in a page that has some. It is in the body, not in the head: during hydration,
 * Docusaurus rewrites the head and briefly removes what components have added to it.
 */
export default function FigureStyles({of}: {of: keyof typeof styles}): ReactNode {
  return <link rel="stylesheet" href={styles[of]} />;
}
