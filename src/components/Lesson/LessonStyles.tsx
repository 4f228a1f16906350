import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import styles from '@generated/lessons/default/styles.json';

/** Style sheet of lessons, on pages that have some of their elements. */
export default function LessonStyles(): ReactNode {
  return (
    <Head>
      <link rel="stylesheet" href={styles.href} />
    </Head>
  );
}
