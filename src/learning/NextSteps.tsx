import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import paths from '@generated/learning-paths/default/paths.json';
import {nextStep} from './nextStep';
import {pageKey, useProgress} from './progress';

/** The next step of each learning path that a finished lesson is on. Has the data of all paths, so it is loaded on request. */
export default function NextSteps({page}: {page: string}): ReactNode {
  const {done} = useProgress();
  const onPaths = paths.filter(({steps}) => steps.some((step) => pageKey(step.permalink) === page));
  return onPaths.map((path) => {
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
  });
}
