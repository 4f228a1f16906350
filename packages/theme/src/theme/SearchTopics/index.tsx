import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import topics from '@generated/catalog/default/topics.json';
import type {TopicsProps} from '@training-catalog/search/client';
import styles from '#css/SearchTopics.module.css';

/** The topics of the projects, for readers whose search has found nothing. Written for packages/search. */
export default function SearchTopics({place}: TopicsProps): ReactNode {
  const links = topics.map(({label, permalink}) => (
    <Link key={permalink} to={permalink}>
      {label}
    </Link>
  ));
  return place === 'box' ? (
    <>
      <p>
        <Translate id="site.search.topicsInBox">Browse by topic:</Translate>
      </p>
      <p>{links}</p>
    </>
  ) : (
    <section>
      <h2>
        <Translate id="site.search.topics">Browse by topic</Translate>
      </h2>
      <ul className={styles.topics}>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </section>
  );
}
