// Differs from the original: an icon of the page's kind instead of an emoji before the title, and no truncated text.
// The category page has the symbols of the icons.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCard';
import Heading from '@theme/Heading';
import {pageMark} from '@site/shared/pageMarks';
import Icon from '@site/src/components/Icon/Icon';
import styles from './DocCard.module.css';

export default function DocCard({item}: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  // DocCardList filters out all other types.
  if (item.type === 'html') {
    return null;
  }
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const description = item.description ?? doc?.description;
  if (href === undefined) {
    return null;
  }
  const {icon, hue} = pageMark(href);
  return (
    <Link href={href} className={`card hue-${hue} ${styles.card}`}>
      <Heading as="h2">
        <Icon name={icon} /> {item.label}
      </Heading>
      {description && <p>{description}</p>}
    </Link>
  );
}
