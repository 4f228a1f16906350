import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import paths from '@generated/lessons/default/paths.json';
import {nextStep} from './nextStep.js';
import {pageKey, useProgress} from './progress.js';

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
          <Translate
            id="training-catalog.lessons.next-step"
            description="After the title of a learning path: its next step"
            values={{link: <Link to={next.permalink}>{next.title}</Link>}}
          >
            {'next, {link}'}
          </Translate>
        ) : (
          translate({
            id: 'training-catalog.lessons.all-steps-done',
            message: 'all steps done',
            description: 'After the title of a learning path',
          })
        )}
      </p>
    );
  });
}
