import {Suspense, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {myLearningRoute} from '@site/shared/lessonElements';
import {lazyPart} from '@site/src/components/lazyPart';
import StorageWarning from './StorageWarning';
import DoneCheckbox from './DoneCheckbox';
import {pageKey, useProgress} from './progress';

const NextSteps = lazyPart(() => import('./NextSteps'));

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
