import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from '#css/explorer.module.css';

/** A page in the explorer: its title, what it is, its summary, and more below. */
export default function ListCard({
  title,
  isName = false,
  permalink,
  kinds,
  summary,
  children,
}: {
  title: string;
  /** Whether the title is a proper name, which browsers must not translate. */
  isName?: boolean;
  permalink: string;
  kinds: ReactNode;
  summary: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <li className={styles.card}>
      <Heading as="h3" className={styles.name}>
        <Link to={permalink} translate={isName ? 'no' : undefined}>
          {title}
        </Link>
      </Heading>
      <p className={styles.kinds}>{kinds}</p>
      <p className={styles.summary}>{summary}</p>
      {children}
    </li>
  );
}
