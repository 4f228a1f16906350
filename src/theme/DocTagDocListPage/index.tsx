// Differs from the original: shows a long list of pages in steps, and adds structured data (CollectionPage,
// BreadcrumbList).
import {useEffect, useRef, useState, type ReactNode} from 'react';
import Original from '@theme-original/DocTagDocListPage';
import type {Props} from '@theme/DocTagDocListPage';
import StructuredData from '@site/src/components/StructuredData/StructuredData';
import {breadcrumbData, collectionData} from '@site/src/components/StructuredData/pages';
import {useSiteRoot} from '@site/src/components/StructuredData/useSiteRoot';
import {maxTaggedPages} from '@site/shared/tagKind';

type Tag = Props['tag'];

/** Additional prop of a tag page with many pages: loads the pages that are not in its initial list. */
interface MorePages {
  loadFurther?: () => Promise<{default: Tag['items']}>;
}

/** The list, with a button below that extends it. */
function LongList({loadFurther, ...props}: Props & MorePages): ReactNode {
  const {tag} = props;
  const [items, setItems] = useState(tag.items);
  const [most, setMost] = useState(maxTaggedPages);
  const [hasFailed, setFailed] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // New pages are inserted before the button, so focus the first of them.
  useEffect(() => {
    if (most > maxTaggedPages) {
      list.current?.querySelectorAll<HTMLElement>('article a')[most - maxTaggedPages]?.focus();
    }
  }, [most]);
  const showMore = async (): Promise<void> => {
    try {
      if (items.length < tag.count && loadFurther) {
        const {default: further} = await loadFurther();
        setItems([...items, ...further]);
      }
      setFailed(false);
      setMost(most + maxTaggedPages);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return (
    <div ref={list}>
      <Original {...props} tag={{...tag, items: items.slice(0, most)}} />
      {/* Outside the original's main element, so this needs a landmark of its own. */}
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
      <div className="tagged-pages">{count > maxTaggedPages ? <LongList {...props} /> : <Original {...props} />}</div>
      <StructuredData data={collectionData({title: `Pages tagged ${label}`, description, url}, root)} />
      <StructuredData data={breadcrumbData(steps, root)} />
    </>
  );
}
