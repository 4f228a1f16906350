// Differs from the original: lists topics with their descriptions and icons, and releases, newest first, instead of
// grouping two dozen tags by letter.
import {Suspense, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';
import clsx from 'clsx';
import CatalogIcon from '@theme/CatalogIcon';
import {compareIgnoreCase, releaseOf, topicMark} from '@training-catalog/catalog/client';
import {lazyPart} from '@site/src/components/lazyPart';
import styles from './styles.module.css';

/** Lazy, because the icons are already in the server-rendered HTML. */
const AdditionalIcons = lazyPart(() => import('@site/src/components/Icon/AdditionalIcons'));

type Tag = Props['tags'][number];

const isRelease = ({label}: Tag): boolean => releaseOf(label) !== undefined;

function Group({title, tags}: {title: string; tags: readonly Tag[]}): ReactNode {
  return (
    tags.length > 0 && (
      <section>
        <Heading as="h2" id={title.toLowerCase()}>
          {title}
        </Heading>
        <ul className={styles.tags}>
          {tags.map((tag) => {
            const {label, permalink, description, count} = tag;
            const {icon, hue} = topicMark(label);
            return (
              <li key={permalink} className={clsx(styles.tag, `hue-${hue}`)}>
                {!isRelease(tag) && <CatalogIcon name={icon} />}
                <Link to={permalink} className={styles.name}>
                  {label}
                </Link>{' '}
                <span className={styles.count}>
                  {count} {count === 1 ? 'page' : 'pages'}
                </span>
                {description && <p className={styles.description}>{description}</p>}
              </li>
            );
          })}
        </ul>
      </section>
    )
  );
}

export default function TagsByKind({tags}: Props): ReactNode {
  const sorted = [...tags].sort((a, b) => compareIgnoreCase(a.label, b.label));
  return (
    <>
      <Suspense>
        <AdditionalIcons />
      </Suspense>
      <Group title="Topics" tags={sorted.filter((tag) => !isRelease(tag))} />
      <Group title="Releases" tags={sorted.filter(isRelease).reverse()} />
    </>
  );
}
