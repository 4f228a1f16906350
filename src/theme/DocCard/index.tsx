// Differs from the original: no emoji before titles, and no truncated text.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCard';
import Heading from '@theme/Heading';
import styles from './DocCard.module.css';

export default function DocCard({item}: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  // DocCardList filters out all other types.
  if (item.type === 'html') {
    return null;
  }
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const description = item.description ?? doc?.description;
  return (
    href !== undefined && (
      <Link href={href} className={`card ${styles.card}`}>
        <Heading as="h2">{item.label}</Heading>
        {description && <p>{description}</p>}
      </Link>
    )
  );
}
