import {Suspense, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {onRequest} from '../onRequest.js';
import DoneCheckbox from './DoneCheckbox.js';
import MyLearningLink, {MyWorkLink} from './MyLearningLink.js';
import {pageKey, useHasWork, useProgress} from './progress.js';
import StorageWarning from './StorageWarning.js';

const NextSteps = onRequest(() => import('./NextSteps.js'));

/** Marks a lesson as done, and links to the next step of its learning paths and to the learner's progress. */
export default function LessonProgress({permalink}: {permalink: string}): ReactNode {
  const {done} = useProgress();
  const page = pageKey(permalink);
  const hasWork = useHasWork(page);
  return (
    <div className="lesson-progress needs-script not-searched">
      <p>
        <DoneCheckbox page={page}>
          {translate({
            id: 'training-catalog.lessons.finished',
            message: 'I finished this lesson',
            description: 'Label of the checkbox at the end of a lesson',
          })}
        </DoneCheckbox>{' '}
        <MyLearningLink /> {hasWork && <MyWorkLink page={page} />}
      </p>
      <StorageWarning />
      {done[page] !== undefined && (
        <Suspense>
          <NextSteps page={page} />
        </Suspense>
      )}
    </div>
  );
}
