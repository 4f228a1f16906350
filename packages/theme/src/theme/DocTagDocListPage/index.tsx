// Differs from the original, which it replaces: shows the icons of the topic and of the kinds of pages, begins its title
// with the tag, and adds links to help and structured data (CollectionPage, BreadcrumbList).
import {Suspense, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {PageMetadata, usePluralForm} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagDocListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import HelpLinks from '#components/HelpLinks/HelpLinks';
import Icon from '#components/Icon/Icon';
import StructuredData from '@training-catalog/utils/structured-data';
import {breadcrumbData, collectionData} from '#components/StructuredData/pages';
import {useSiteRoot} from '#components/StructuredData/useSiteRoot';
import {releaseOf, topicMark} from '@training-catalog/catalog/client';
import CatalogIcon from '@theme/CatalogIcon';
import {markOfPage} from '#components/Icon/markOfPage';
import {lazyPart} from '#components/lazyPart';

/** Lazy, because the icons are already in the server-rendered HTML. */
const AdditionalIcons = lazyPart(() => import('#components/Icon/AdditionalIcons'));
const PageIcons = lazyPart(() => import('#components/Icon/PageIcons'));

function TaggedPages({tag: {label, count, description, allTagsPath, items}}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const pages = selectMessage(
    count,
    translate({id: 'site.tag.pages', message: 'one page|{count} pages', description: 'With a tag'}, {count}),
  );
  const title = translate(
    {id: 'site.tag.title', message: '{tag}: {pages}', description: 'Title of a page that lists those with a tag'},
    {tag: label, pages},
  );
  const topic = releaseOf(label) === undefined ? topicMark(label) : undefined;
  return (
    <div className="container margin-vert--lg">
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <Suspense>
        <AdditionalIcons />
        <PageIcons />
      </Suspense>
      <div className="row">
        <main className="col col--8 col--offset-2">
          <header className={topic && `hue-${topic.hue}`}>
            <Heading as="h1">
              {topic && <CatalogIcon name={topic.icon} />}
              <span>{` ${title}`}</span>
            </Heading>
            {description && <p>{description}</p>}
            <Link href={allTagsPath}>
              <Translate id="theme.tags.tagsPageLink">View all tags</Translate>
            </Link>
          </header>
          {items.map(({id, title: name, permalink, description: text}) => {
            const {icon, hue} = markOfPage(permalink);
            return (
              <article key={id} className={`hue-${hue}`}>
                <Link to={permalink}>
                  <Heading as="h2">
                    <Icon name={icon} /> <span>{name}</span>
                  </Heading>
                </Link>
                {text && <p>{text}</p>}
              </article>
            );
          })}
          <HelpLinks />
        </main>
      </div>
    </div>
  );
}

export default function TagPageWithData(props: Props): ReactNode {
  const {root, urlOf} = useSiteRoot();
  const {label, permalink, allTagsPath, description = ''} = props.tag;
  const url = urlOf(permalink);
  const steps = [
    {name: translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'}), url: urlOf(allTagsPath)},
    {name: label, url},
  ];
  return (
    <>
      <div className="tagged-pages">
        <TaggedPages {...props} />
      </div>
      <StructuredData
        data={collectionData(
          {title: translate({id: 'site.tags.tagged', message: 'Pages tagged {label}'}, {label}), description, url},
          root,
        )}
      />
      <StructuredData data={breadcrumbData(steps, root)} />
    </>
  );
}
