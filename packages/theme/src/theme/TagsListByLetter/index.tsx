// Differs from the original: lists topics with their descriptions and icons, and releases, newest first, instead of
// grouping two dozen tags by letter; ends with links to help.
import {Suspense, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';
import clsx from 'clsx';
import HelpLinks from '#components/HelpLinks/HelpLinks';
import CatalogIcon from '@theme/CatalogIcon';
import {compareIgnoreCase, releaseOf, topicMark} from '@training-catalog/catalog/client';
import {lazyPart} from '#components/lazyPart';
import styles from '#css/TagsListByLetter.module.css';

/** Lazy, because the icons are already in the server-rendered HTML. */
const AdditionalIcons = lazyPart(() => import('#components/Icon/AdditionalIcons'));

type Tag = Props['tags'][number];

const isRelease = ({label}: Tag): boolean => releaseOf(label) !== undefined;

function Group({id, title, tags}: {id: string; title: string; tags: readonly Tag[]}): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    tags.length > 0 && (
      <section>
        <Heading as="h2" id={id}>
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
                  {selectMessage(
                    count,
                    translate({id: 'site.tags.count', message: '{count} page|{count} pages'}, {count}),
                  )}
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
      <Group
        id="topics"
        title={translate({id: 'site.tags.topics', message: 'Topics'})}
        tags={sorted.filter((tag) => !isRelease(tag))}
      />
      <Group
        id="releases"
        title={translate({id: 'site.tags.releases', message: 'Releases'})}
        tags={sorted.filter(isRelease).reverse()}
      />
      <HelpLinks />
    </>
  );
}
