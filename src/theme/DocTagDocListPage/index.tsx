// Differs from the original, which it replaces: shows the icons of the topic and of the kinds of pages, shows a long list
// of pages in steps, and adds structured data (CollectionPage, BreadcrumbList).
import {Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagDocListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import Icon from '@site/src/components/Icon/Icon';
import StructuredData from '@site/src/components/StructuredData/StructuredData';
import {breadcrumbData, collectionData} from '@site/src/components/StructuredData/pages';
import {useSiteRoot} from '@site/src/components/StructuredData/useSiteRoot';
import {topicMark} from '@site/shared/marks';
import {pageMark} from '@site/shared/pageMarks';
import {useShownCount} from '@site/src/routing/useShownCount';
import {maxTaggedPages, tagKind} from '@site/shared/tagKind';
import {lazyPart} from '@site/src/components/lazyPart';

/** Lazy, because the icons are already in the server-rendered HTML. */
const AdditionalIcons = lazyPart(() => import('@site/src/components/Icon/AdditionalIcons'));
const PageIcons = lazyPart(() => import('@site/src/components/Icon/PageIcons'));

type Tag = Props['tag'];

/** Additional prop of a tag page with many pages: loads the pages that are not in its initial list. */
interface MorePages {
  loadFurther?: () => Promise<{default: Tag['items']}>;
}

function TaggedPages({tag: {label, count, description, allTagsPath, items}}: Props): ReactNode {
  const title = `${count === 1 ? 'One doc' : `${count} docs`} tagged with "${label}"`;
  const topic = tagKind(label) === 'topic' ? topicMark(label) : undefined;
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
              {topic && <Icon name={topic.icon} />} {title}
            </Heading>
            {description && <p>{description}</p>}
            <Link href={allTagsPath}>View all tags</Link>
          </header>
          {items.map(({id, title: name, permalink, description: text}) => {
            const {icon, hue} = pageMark(permalink);
            return (
              <article key={id} className={`hue-${hue}`}>
                <Link to={permalink}>
                  <Heading as="h2">
                    <Icon name={icon} /> {name}
                  </Heading>
                </Link>
                {text && <p>{text}</p>}
              </article>
            );
          })}
        </main>
      </div>
    </div>
  );
}

/** All pages of tags whose list was extended, so that a page opened by Back has them at once. */
const loaded = new Map<string, Tag['items']>();

/** The list, with a button below that extends it. */
function LongList({loadFurther, ...props}: Props & MorePages): ReactNode {
  const {tag} = props;
  const [items, setItems] = useState(loaded.get(tag.permalink) ?? tag.items);
  const [most, setMost] = useShownCount(maxTaggedPages);
  const [hasFailed, setFailed] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // New pages are inserted before the button, so focus the first of them.
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (wantsFocus.current) {
      wantsFocus.current = false;
      list.current?.querySelectorAll<HTMLElement>('article a')[most - maxTaggedPages]?.focus();
    }
  }, [most]);
  const showMore = async (): Promise<void> => {
    try {
      if (items.length < tag.count && loadFurther) {
        const {default: further} = await loadFurther();
        const all = [...items, ...further];
        loaded.set(tag.permalink, all);
        setItems(all);
      }
      setFailed(false);
      wantsFocus.current = true;
      setMost(most + maxTaggedPages);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return (
    <div ref={list}>
      <TaggedPages {...props} tag={{...tag, items: items.slice(0, most)}} />
      {/* Outside the main element, so this needs a landmark of its own. */}
      <section className="container" aria-label="More pages">
        <div className="row">
          <div className="col col--8 col--offset-2 margin-bottom--lg">
            <p role="status">
              {Math.min(most, tag.count)} of {tag.count} pages
            </p>
            {most < tag.count && (
              <button type="button" className="needs-script button button--secondary" onClick={() => void showMore()}>
                Show more pages
              </button>
            )}
            {hasFailed && <p role="alert">The other pages could not be loaded. Press the button to try again.</p>}
          </div>
        </div>
      </section>
    </div>
  );
}

export default function TagPageWithData(props: Props & MorePages): ReactNode {
  const {root, urlOf} = useSiteRoot();
  const {label, permalink, allTagsPath, count, description = ''} = props.tag;
  const url = urlOf(permalink);
  const steps = [
    {name: 'Tags', url: urlOf(allTagsPath)},
    {name: label, url},
  ];
  return (
    <>
      <div className="tagged-pages">
        {count > maxTaggedPages ? <LongList {...props} /> : <TaggedPages {...props} />}
      </div>
      <StructuredData data={collectionData({title: `Pages tagged ${label}`, description, url}, root)} />
      <StructuredData data={breadcrumbData(steps, root)} />
    </>
  );
}
