import {Suspense, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {onRequest, type LessonViewsProps} from '@training-catalog/lessons/client';
import {useView, useViewAttribute} from '../../client/useView.js';
import {viewQuery, views, type View} from '../../views.js';

// Readers of the normal view load none of these.
const Present = onRequest(() => import('../../client/Present.js'));
const Teach = onRequest(() => import('../../client/Teach.js'));
const Handout = onRequest(() => import('../../client/Handout.js'));
/** The handout of a learning path, which its first lesson shows if the address names the path. */
const PathHandout = onRequest(async () => {
  const {collectPages} = await import('../../client/collectPages.js');
  await collectPages(new URLSearchParams(location.search).get('path'));
  return import('../../client/Handout.js');
});

const nameOf = (view: View): string =>
  ({
    present: translate({id: 'training-catalog.lessons.view.present', message: 'Present', description: 'Opens slides'}),
    teach: translate({id: 'training-catalog.lessons.view.teach', message: 'Teach', description: 'Opens teaching view'}),
    handout: translate({
      id: 'training-catalog.lessons.view.handout',
      message: 'Print a handout',
      description: 'Link to the handout of a lesson',
    }),
  })[view];

const linkProps = (isCurrent: boolean) =>
  ({
    className: `button button--sm button--primary ${isCurrent ? '' : 'button--outline'}`,
    'aria-current': isCurrent ? 'page' : undefined,
  }) as const;

/** Links to the views of a lesson, and what the current view adds to the page. */
export default function Views(props: LessonViewsProps): ReactNode {
  const {metadata} = useDoc();
  const view = useView();
  const isBrowser = useIsBrowser();
  const isOfPath = new URLSearchParams(useLocation().search).has('path');
  // Until then, the attribute set from the address applies.
  useViewAttribute(isBrowser ? view : undefined);
  // Plain links, which load the page again, so that a view leaves nothing behind.
  return (
    <>
      <nav
        className="lesson-views needs-script not-searched"
        aria-label={translate({
          id: 'training-catalog.lessons.views',
          message: 'Views of this lesson',
          description: 'Name of the links to the views of a lesson',
        })}
      >
        <a href={encodeURI(metadata.permalink)} {...linkProps(view === undefined)}>
          {translate({id: 'training-catalog.lessons.view.read', message: 'Read', description: 'Link to the page'})}
        </a>
        {views.map((one) => (
          <a key={one} href={viewQuery(one)} {...linkProps(view === one)}>
            {nameOf(one)}
          </a>
        ))}
      </nav>
      {view && (
        <Suspense>
          {view === 'present' && <Present />}
          {view === 'teach' && <Teach {...props} />}
          {view === 'handout' && (isOfPath ? <PathHandout /> : <Handout />)}
        </Suspense>
      )}
    </>
  );
}
