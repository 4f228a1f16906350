import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import paths from '@generated/learning-paths/default/paths.json';
import {myLearningRoute} from '@site/shared/lessonElements';
import NotKept from './NotKept';
import DoneCheckbox from './DoneCheckbox';
import {nextStep} from './nextStep';
import {pageKey, useProgress} from './progress';

/** Marks a lesson as done, and links to the next step of its learning paths and to the learner's progress. */
export default function LessonProgress({permalink}: {permalink: string}): ReactNode {
  const {done} = useProgress();
  const page = pageKey(permalink);
  const onPaths = paths.filter(({steps}) => steps.some((step) => pageKey(step.permalink) === page));
  return (
    <div className="lesson-progress needs-script not-searched">
      <p>
        <DoneCheckbox page={page}>I finished this lesson</DoneCheckbox>{' '}
        <Link to={`/${myLearningRoute}`}>My learning</Link>
      </p>
      <NotKept />
      {done[page] !== undefined &&
        onPaths.map((path) => {
          const next = nextStep(path, done);
          return (
            <p key={path.title}>
              {path.title}:{' '}
              {next ? (
                <>
                  next, <Link to={next.permalink}>{next.title}</Link>
                </>
              ) : (
                'all steps done'
              )}
            </p>
          );
        })}
    </div>
  );
}
