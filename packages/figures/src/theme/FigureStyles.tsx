import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import styles from '@generated/figures/default/styles.json';

/**
 * The style sheet of charts or sketches, once in a page that has some. It is in the body, not in the head: during hydration,
 * Docusaurus rewrites the head and briefly removes what components have added to it. Browsers paint nothing after it before
 * it is there, so the head asks for it.
 */
export default function FigureStyles({of}: {of: keyof typeof styles}): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" as="style" href={styles[of]} />
      </Head>
      <link rel="stylesheet" href={styles[of]} />
    </>
  );
}
