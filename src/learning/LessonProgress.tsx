import {lazy, Suspense, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {myLearningRoute} from '@site/shared/lessonElements';
import StorageWarning from './StorageWarning';
import DoneCheckbox from './DoneCheckbox';
import {pageKey, useProgress} from './progress';

// Without a network, the link to the learner's progress stays: a failed import must not replace the page by an error.
const NextSteps = lazy(() => import('./NextSteps').catch(() => ({default: () => null})));

/** Marks a lesson as done, and links to the next step of its learning paths and to the learner's progress. */
export default function LessonProgress({permalink}: {permalink: string}): ReactNode {
  const {done} = useProgress();
  const page = pageKey(permalink);
  return (
    <div className="lesson-progress needs-script not-searched">
      <p>
        <DoneCheckbox page={page}>I finished this lesson</DoneCheckbox>{' '}
        <Link to={`/${myLearningRoute}`}>My learning</Link>
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
