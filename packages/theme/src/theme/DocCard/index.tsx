// Differs from the original: an icon of the page's kind instead of an emoji before the title, and no truncated text. The
// icon is in the page's props (option cardProps of packages/lean-client), so `npm start` shows none.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCard';
import Heading from '@theme/Heading';
import styles from '#css/DocCard.module.css';

export default function DocCard({item}: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  // DocCardList filters out all other types.
  if (item.type === 'html') {
    return null;
  }
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const description = item.description ?? doc?.description;
  const icon = (doc as {icon?: string} | undefined)?.icon;
  return (
    href !== undefined && (
      <Link href={href} className={`card ${styles.card}`}>
        <Heading as="h2">
          {icon && <span dangerouslySetInnerHTML={{__html: icon}} />}
          <span>{` ${item.label}`}</span>
        </Heading>
        {description && <p>{description}</p>}
      </Link>
    )
  );
}
