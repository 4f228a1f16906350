import {Suspense, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {onRequest} from '@training-catalog/lessons/client';
import {useView, useViewAttribute} from '../../client/useView.js';
import {viewQuery} from '../../views.js';

const Handout = onRequest(() => import('../../client/Handout.js'));

/** The handout of a page that is no lesson, such as one with the exit tickets of a course, and the way to it. */
export default function LessonPrint(): ReactNode {
  const view = useView();
  const isBrowser = useIsBrowser();
  useViewAttribute(isBrowser ? view : undefined);
  return (
    <div className="lesson-print needs-script not-searched">
      {view === 'handout' ? (
        <Suspense>
          <Handout />
        </Suspense>
      ) : (
        <p>
          <a
            className="button button--sm button--primary button--outline"
            href={`${viewQuery('handout')}&only=worksheets,questions,answers`}
          >
            {translate({
              id: 'training-catalog.lessons.print',
              message: 'Print worksheets, questions, and answers',
              description: 'Link to the handout of a page that is no lesson',
            })}
          </a>
        </p>
      )}
    </div>
  );
}
