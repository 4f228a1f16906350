// Differs from the original: topics with their descriptions and releases, newest first, in place of
// an alphabet of two dozen words.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';
import {compareIgnoreCase} from '@site/src/components/compareIgnoreCase';
import styles from './styles.module.css';
import {tagKind} from '@site/shared/tagKind';

type Tag = Props['tags'][number];

const isRelease = ({label}: Tag): boolean => tagKind(label) === 'release';

function Group({title, tags}: {title: string; tags: readonly Tag[]}): ReactNode {
  return (
    tags.length > 0 && (
      <section>
        <Heading as="h2" id={title.toLowerCase()}>
          {title}
        </Heading>
        <ul className={styles.tags}>
          {tags.map(({label, permalink, description, count}) => (
            <li key={permalink} className={styles.tag}>
              <Link to={permalink} className={styles.name}>
                {label}
              </Link>{' '}
              <span className={styles.count}>
                {count} {count === 1 ? 'page' : 'pages'}
              </span>
              {description && <p className={styles.description}>{description}</p>}
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

export default function TagsByKind({tags}: Props): ReactNode {
  const sorted = [...tags].sort((a, b) => compareIgnoreCase(a.label, b.label));
  return (
    <>
      <Group title="Topics" tags={sorted.filter((tag) => !isRelease(tag))} />
      <Group title="Releases" tags={sorted.filter(isRelease).reverse()} />
    </>
  );
}
