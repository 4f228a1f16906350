// Differs from the original: has a description for search engines, made from the tags it lists.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-original/DocTagsListPage';
import type {Props} from '@theme/DocTagsListPage';

const longest = 160;

/** Names as many tags as fit. */
function description(labels: readonly string[]): string {
  const start = 'Pages by tag: ';
  const named = labels.filter((_, index) => start.length + labels.slice(0, index + 1).join(', ').length + 5 <= longest);
  return `${start}${named.join(', ')}${named.length < labels.length ? ' ...' : ''}`;
}

export default function TagsListWithDescription(props: Props): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata description={description(props.tags.map(({label}) => label))} />
    </>
  );
}
