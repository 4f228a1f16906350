// Differs from the original: names the area in the title of the document, and adds a meta description that lists the tags,
// and structured data (CollectionPage, BreadcrumbList).
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-init/DocTagsListPage';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import areas from '@generated/catalog-theme/default/areas.json';
import type {Props} from '@theme/DocTagsListPage';
import StructuredData from '@training-catalog/utils/structured-data';
import {breadcrumbData, collectionData} from '#components/StructuredData/pages';
import {decodedUrl} from '@training-catalog/utils/urls';
import {useSiteRoot} from '#components/StructuredData/useSiteRoot';

const longest = 160;

/** Meta description with as many tags as fit. */
function description(labels: readonly string[]): string {
  const start = `${translate({id: 'site.tags.pages', message: 'Pages by tag:'})} `;
  const named = labels.filter((_, index) => start.length + labels.slice(0, index + 1).join(', ').length + 5 <= longest);
  return `${start}${named.join(', ')}${named.length < labels.length ? ' ...' : ''}`;
}

export default function TagsListWithDescription(props: Props): ReactNode {
  const {root, urlOf} = useSiteRoot();
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const url = urlOf(decodedUrl(pathname));
  const area = areas.find(({folder}) => url.startsWith(`${urlOf(baseUrl + folder)}/`));
  const title =
    area === undefined
      ? translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})
      : translate(
          {id: 'site.tags.title', message: 'Tags: {area}', description: 'Title of a document'},
          {area: area.label},
        );
  const text = description(props.tags.map(({label}) => label));
  return (
    <>
      <Original {...props} />
      <PageMetadata title={title} description={text} />
      <StructuredData data={collectionData({title, description: text, url}, root)} />
      <StructuredData
        data={breadcrumbData([{name: translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'}), url}], root)}
      />
    </>
  );
}
