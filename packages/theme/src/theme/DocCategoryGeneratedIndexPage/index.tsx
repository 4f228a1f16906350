// Differs from the original: a category page of an additional sidebar (-1, -2) has the page without suffix as its
// canonical URL and is not indexed, because the content is the same; each page has links to help and structured data
// (CollectionPage; the breadcrumbs add their own).
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocCategoryGeneratedIndexPage from '@theme-init/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {CategoryDocs} from '@training-catalog/lean-client/category-docs';
import HelpLinks from '#components/HelpLinks/HelpLinks';
import StructuredData from '@training-catalog/utils/structured-data';
import {collectionData} from '#components/StructuredData/pages';
import {useSiteRoot} from '#components/StructuredData/useSiteRoot';
import settings from '@generated/catalog-theme/default/settings.json';

function linksCategory(items: readonly PropSidebarItem[], href: string): boolean {
  return items.some((item) => item.type === 'category' && (item.href === href || linksCategory(item.items, href)));
}

export default function DocCategoryGeneratedIndexPageWithCanonical(props: Props): ReactNode {
  const {root, urlOf} = useSiteRoot();
  const {docsSidebars} = useDocsVersion();
  const {title, description = title, permalink} = props.categoryGeneratedIndex;
  const first = permalink.replace(/-[12]$/, '');
  const isCopy = first !== permalink && linksCategory(docsSidebars[settings.firstSidebar ?? ''] ?? [], first);
  const url = urlOf(isCopy ? first : permalink);
  return (
    <>
      <CategoryDocs page={props}>
        <DocCategoryGeneratedIndexPage {...props} />
        <p className="margin-top--lg">
          <HelpLinks />
        </p>
      </CategoryDocs>
      <StructuredData data={collectionData({title, description, url}, root)} />
      {isCopy && (
        <Head>
          <link rel="canonical" href={url} />
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
    </>
  );
}
