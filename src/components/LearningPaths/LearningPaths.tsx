import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import paths from '@generated/learning-paths/default/paths.json';
import StorageWarning from '../../learning/StorageWarning';
import DoneCheckbox from '../../learning/DoneCheckbox';
import {nextStep, stepsDone} from '../../learning/nextStep';
import {pageKey, useProgress} from '../../learning/progress';
import {myLearningRoute} from '@site/shared/lessonElements';
import type {LearningPath} from '@site/shared/learningPaths';
import {useLocation} from '@docusaurus/router';
import {institute, textLicense} from '@site/catalog.config';
import {slug} from '@site/shared/slug';
import {duration} from '../Lesson/duration';
import {pathStructuredData} from '../Lesson/structuredData';
import StructuredData from '../StructuredData/StructuredData';
import {useSiteRoot} from '../StructuredData/useSiteRoot';
import styles from './LearningPaths.module.css';

/** Progress on a path, shown once the first step is done. */
function PathProgress({path}: {path: LearningPath}): ReactNode {
  const {done} = useProgress();
  const count = stepsDone(path, done);
  const next = nextStep(path, done);
  return count === 0 ? null : (
    <p className="not-searched">
      {count} of {path.steps.length} steps done.{' '}
      {next && (
        <>
          Next: <Link to={next.permalink}>{next.title}</Link>.{' '}
        </>
      )}
      <Link to={`/${myLearningRoute}`}>My learning</Link>
    </p>
  );
}

function Path({path}: {path: LearningPath}): ReactNode {
  const {urlOf} = useSiteRoot();
  const {pathname} = useLocation();
  const {title, audience, outcome, steps, minutes} = path;
  return (
    <section id={slug(title)} className={styles.path} aria-label={title}>
      <StructuredData
        data={pathStructuredData(path, {
          url: `${urlOf(pathname)}#${slug(title)}`,
          urlOf,
          provider: {name: institute.name, url: institute.homepage},
          license: textLicense.url,
        })}
      />
      <h3 className={styles.title}>{title}</h3>
      <p>
        <strong>For:</strong> {audience} <strong>Outcome:</strong> {outcome} <strong>Time:</strong> {duration(minutes)}.
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step.permalink}>
            <Link to={step.permalink}>{step.title}</Link> ({duration(step.minutes)}
            {step.isLesson ? '' : ' to read'}): {step.why}{' '}
            <DoneCheckbox page={pageKey(step.permalink)}>
              done<span className="visually-hidden">: {step.title}</span>
            </DoneCheckbox>
          </li>
        ))}
      </ol>
      <PathProgress path={path} />
    </section>
  );
}

/** All learning paths with their steps and times; learners can mark each step as done. */
export default function LearningPaths(): ReactNode {
  return (
    <>
      <StorageWarning />
      {paths.map((path) => (
        <Path key={path.title} path={path} />
      ))}
    </>
  );
}
