// Differs from the original: a category page of an additional sidebar (-1, -2) has the page without suffix as its
// canonical URL, because the content is the same; each page has structured data (CollectionPage; the breadcrumbs add
// their own); cards take their descriptions from the page's props if the docs version data has none
// (plugins/upstream-patches/docusaurus-client/clientData.ts).
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropVersionDocs} from '@docusaurus/plugin-content-docs';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import StructuredData from '@site/src/components/StructuredData/StructuredData';
import {collectionData} from '@site/src/components/StructuredData/pages';
import {useSiteRoot} from '@site/src/components/StructuredData/useSiteRoot';
import {firstSidebar} from '@site/shared/sidebars';

function linksCategory(items: readonly PropSidebarItem[], href: string): boolean {
  return items.some((item) => item.type === 'category' && (item.href === href || linksCategory(item.items, href)));
}

export default function DocCategoryGeneratedIndexPageWithCanonical(props: Props): ReactNode {
  const {root, urlOf} = useSiteRoot();
  const version = useDocsVersion();
  const {docsSidebars} = version;
  const category: Props['categoryGeneratedIndex'] & {docs?: PropVersionDocs} = props.categoryGeneratedIndex;
  const {title, description = title, permalink, docs = version.docs} = category;
  const first = permalink.replace(/-[12]$/, '');
  const isCopy = first !== permalink && linksCategory(docsSidebars[firstSidebar] ?? [], first);
  const url = urlOf(isCopy ? first : permalink);
  return (
    <>
      <DocsVersionProvider version={{...version, docs}}>
        <DocCategoryGeneratedIndexPage {...props} />
      </DocsVersionProvider>
      <StructuredData data={collectionData({title, description, url}, root)} />
      {isCopy && (
        <Head>
          <link rel="canonical" href={url} />
        </Head>
      )}
    </>
  );
}
