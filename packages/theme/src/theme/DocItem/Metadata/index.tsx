// Differs from the original: adds structured data (TechArticle, or APIReference for an operation; main pages of projects
// and lessons add their own), a link to the page's Markdown, and its social card.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-init/DocItem/Metadata';
import StructuredData from '@training-catalog/utils/structured-data';
import {articleData} from '#components/StructuredData/pages';
import {useSiteRoot} from '#components/StructuredData/useSiteRoot';
import settings from '@generated/catalog-theme/default/settings.json';
import {cardOf} from '#components/socialCards';

/** Whether a page is generated from an OpenAPI operation; api/intro and the overviews are text pages. */
function isOperation(source: string): boolean {
  const [, area, ...rest] = source.split('/');
  return area === settings.folders.operations && rest.length > 1 && source.endsWith('.api.mdx');
}

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {root, urlOf} = useSiteRoot();
  const url = urlOf(metadata.permalink);
  const card = cardOf(metadata.source, settings.folders.projects);
  const bringsItsOwn = 'project' in frontMatter || 'learning' in frontMatter;
  return (
    <>
      <Original />
      <PageMetadata image={card} />
      <Head>
        {/* The card shows the name of the project or area. */}
        <meta property="og:image:alt" content={metadata.title} />
        {settings.markdownCopies && <link rel="alternate" type="text/markdown" href={`${url}.md`} />}
      </Head>
      {!bringsItsOwn && (
        <StructuredData
          data={articleData(
            {
              title: metadata.title,
              description: metadata.description,
              url,
              modified: metadata.lastUpdatedAt,
              keywords: metadata.tags.map(({label}) => label),
              image: root + card,
            },
            {type: isOperation(metadata.source) ? 'APIReference' : 'TechArticle', root},
          )}
        />
      )}
    </>
  );
}
