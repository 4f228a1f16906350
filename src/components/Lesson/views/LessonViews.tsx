import {Suspense, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {LearningFacts} from '@site/content-lint/model/schemas';
import {encodedUrl} from '@site/shared/pageUrl';
import {viewQuery, type View} from '@site/shared/lessonViews';
import {lazyPart} from '@site/src/components/lazyPart';
import {useView, useViewAttribute} from './view';

// Readers of the normal view load none of these.
const Present = lazyPart(() => import('./Present'));
const Teach = lazyPart(() => import('./Teach'));
const Handout = lazyPart(() => import('./Handout'));

const names: Record<View, string> = {present: 'Present', teach: 'Teach', handout: 'Print a handout'};

/** Links to the views of a lesson, and what the current view adds to the page. */
export default function LessonViews({facts}: {facts: LearningFacts}): ReactNode {
  const {metadata} = useDoc();
  const view = useView();
  const isBrowser = useIsBrowser();
  // Until then, the attribute set from the address applies.
  useViewAttribute(isBrowser ? view : undefined);
  // Plain links, which load the page again, so that a view leaves nothing behind.
  return (
    <>
      <nav className="lesson-views needs-script not-searched" aria-label="Views of this lesson">
        <a href={encodedUrl(metadata.permalink)} aria-current={view === undefined ? 'page' : undefined}>
          Read
        </a>
        {Object.entries(names).map(([one, name]) => (
          <a key={one} href={viewQuery(one as View)} aria-current={view === one ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      {view && (
        <Suspense>
          {view === 'present' && <Present />}
          {view === 'teach' && <Teach facts={facts} />}
          {view === 'handout' && <Handout />}
        </Suspense>
      )}
    </>
  );
}
