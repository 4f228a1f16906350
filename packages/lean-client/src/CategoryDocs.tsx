import type {ReactNode} from 'react';
import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';

/**
 * Gives the cards of a category page what they show of a page: from the props of the category page, because those of its
 * area list no pages (pageData.ts). Another theme that wraps `DocCategoryGeneratedIndexPage` replaces the wrapper of this
 * package, and puts this around the original.
 */
export function CategoryDocs({page, children}: {page: Props; children: ReactNode}): ReactNode {
  const version = useDocsVersion();
  const {docs = version.docs} = page.categoryGeneratedIndex as {docs?: PropVersionDocs};
  return <DocsVersionProvider version={{...version, docs}}>{children}</DocsVersionProvider>;
}
