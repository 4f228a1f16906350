// Differs from the original: adds structured data (TechArticle, BreadcrumbList) and a link to the page's Markdown.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Original from '@theme-init/MDXPage';
import type {Props} from '@theme/MDXPage';
import StructuredData from '@training-catalog/utils/structured-data';
import settings from '@generated/catalog-theme/default/settings.json';
import {articleData, breadcrumbData} from '#components/StructuredData/pages';
import {useSiteRoot} from '#components/StructuredData/useSiteRoot';

export default function MDXPageWithData(props: Props): ReactNode {
  const {title = '', description = '', permalink, lastUpdatedAt} = props.content.metadata;
  const {root, urlOf} = useSiteRoot();
  const url = urlOf(permalink);
  const page = {title, description, url, modified: lastUpdatedAt, keywords: []};
  return (
    <>
      <Original {...props} />
      {settings.markdownCopies && (
        <Head>
          <link rel="alternate" type="text/markdown" href={`${url}.md`} />
        </Head>
      )}
      <StructuredData data={articleData(page, {type: 'TechArticle', root})} />
      <StructuredData data={breadcrumbData([{name: title, url}], root)} />
    </>
  );
}
