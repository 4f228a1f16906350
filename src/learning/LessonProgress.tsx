import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import paths from '@generated/learning-paths/default/paths.json';
import {myLearningRoute} from '@site/shared/lessonElements';
import NotKept from './NotKept';
import Tick from './Tick';
import {nextStep} from './nextStep';
import {pageKey, useProgress} from './progress';

/** The tick of a lesson, the way on along the paths that it is part of, and where all ticks are. */
export default function LessonProgress({permalink}: {permalink: string}): ReactNode {
  const {done} = useProgress();
  const page = pageKey(permalink);
  const onPaths = paths.filter(({steps}) => steps.some((step) => pageKey(step.permalink) === page));
  return (
    <div className="lesson-progress needs-script not-searched">
      <p>
        <Tick page={page}>I finished this lesson</Tick> <Link to={`/${myLearningRoute}`}>My learning</Link>
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
