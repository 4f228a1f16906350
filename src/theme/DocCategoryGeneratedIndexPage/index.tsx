// Differs from the original: a category page of a further sidebar (-1, -2) names the page without
// suffix as canonical, because the three have the same content.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {firstSidebar} from '@site/src/content/sidebars';

function linksCategory(items: readonly PropSidebarItem[], href: string): boolean {
  return items.some((item) => item.type === 'category' && (item.href === href || linksCategory(item.items, href)));
}

export default function DocCategoryGeneratedIndexPageWithCanonical(props: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {docsSidebars} = useDocsVersion();
  const first = props.categoryGeneratedIndex.permalink.replace(/-[12]$/, '');
  const isCopy =
    first !== props.categoryGeneratedIndex.permalink && linksCategory(docsSidebars[firstSidebar] ?? [], first);
  return (
    <>
      <DocCategoryGeneratedIndexPage {...props} />
      {isCopy && (
        <Head>
          <link rel="canonical" href={siteConfig.url + first} />
        </Head>
      )}
    </>
  );
}
