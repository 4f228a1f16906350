// Differs from the original: cards take what they show of a page from the props of the category page, because those of its
// area list no pages (clientData.ts).
import type {ReactNode} from 'react';
import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-init/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const version = useDocsVersion();
  const {docs = version.docs} = props.categoryGeneratedIndex as {docs?: PropVersionDocs};
  return (
    <DocsVersionProvider version={{...version, docs}}>
      <Original {...props} />
    </DocsVersionProvider>
  );
}
