// Differs from the original: adds the page for machines (CollectionPage, BreadcrumbList).
import type {ReactNode} from 'react';
import Original from '@theme-original/DocTagDocListPage';
import type {Props} from '@theme/DocTagDocListPage';
import StructuredData from '@site/src/components/StructuredData/StructuredData';
import {breadcrumbData, collectionData} from '@site/src/components/StructuredData/pages';
import {useSiteRoot} from '@site/src/components/StructuredData/useSiteRoot';

export default function TagPageWithData(props: Props): ReactNode {
  const {root, urlOf} = useSiteRoot();
  const {label, permalink, allTagsPath, description = ''} = props.tag;
  const url = urlOf(permalink);
  const steps = [
    {name: 'Tags', url: urlOf(allTagsPath)},
    {name: label, url},
  ];
  return (
    <>
      <Original {...props} />
      <StructuredData data={collectionData({title: `Pages tagged ${label}`, description, url}, root)} />
      <StructuredData data={breadcrumbData(steps, root)} />
    </>
  );
}
