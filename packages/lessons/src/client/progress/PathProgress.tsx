import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {LearningPath} from '../../lists.js';
import {nextStep, stepsDone} from './nextStep.js';
import {storageKey, useProgress} from './progress.js';

/** How much of a learning path is done, and its next step. */
export default function PathProgress({path}: {path: LearningPath}): ReactNode {
  const {done} = useProgress();
  const next = nextStep(path, done);
  return (
    <span data-needs-scripts={storageKey}>
      <span>
        {translate(
          {
            id: 'training-catalog.lessons.path.done',
            message: '{count} of {total} steps done.',
            description: 'How much of a learning path is done',
          },
          {count: stepsDone(path, done), total: path.steps.length},
        )}
      </span>{' '}
      {next && (
        // Another step is another element, because its parts are beside each other.
        <span key={next.permalink}>
          <Translate
            id="training-catalog.lessons.path.next"
            description="The next step of a learning path, and the time that it takes"
            values={{link: <Link to={next.permalink}>{next.title}</Link>, time: <span>{next.time}</span>}}
          >
            {'Next: {link} ({time}).'}
          </Translate>
        </span>
      )}
    </span>
  );
}
