import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import paths from '@generated/lessons/default/paths.json';
import settings from '@generated/lessons/default/settings.json';
import PathViews from '@theme/Lesson/PathViews';
import DoneCheckbox from '../../client/progress/DoneCheckbox.js';
import MyLearningLink from '../../client/progress/MyLearningLink.js';
import {stepsDone} from '../../client/progress/nextStep.js';
import PathProgress from '../../client/progress/PathProgress.js';
import {pageKey, useProgress} from '../../client/progress/progress.js';
import StorageWarning from '../../client/progress/StorageWarning.js';
import StructuredData from '@training-catalog/utils/structured-data';
import {pathListStructuredData, pathStructuredData} from '../../client/structuredData.js';
import {useUrl} from '../../client/useUrl.js';
import type {LearningPath, PathStep} from '../../lists.js';

/** A step with its time and reason, to mark as done. */
function Step({step}: {step: PathStep}): ReactNode {
  const {title, permalink, time, isLesson, why} = step;
  return (
    <li>
      <Link to={permalink}>{title}</Link> (
      <span>
        {isLesson
          ? time
          : translate(
              {
                id: 'training-catalog.lessons.path.to-read',
                message: '{time} to read',
                description: 'Time to read a page that is no lesson',
              },
              {time},
            )}
      </span>
      ): <span>{why}</span>{' '}
      <DoneCheckbox page={pageKey(permalink)}>
        {translate({
          id: 'training-catalog.lessons.path.mark',
          message: 'done',
          description:
            'Label of the checkbox that marks a step as done; the title of the step follows for screen readers',
        })}
        <span className="lesson-unseen">{`: ${title}`}</span>
      </DoneCheckbox>
    </li>
  );
}

function Path({path}: {path: LearningPath}): ReactNode {
  const {done} = useProgress();
  const urlOf = useUrl();
  const {pathname} = useLocation();
  const {i18n} = useDocusaurusContext();
  const {title, id, audience, outcome, steps, time, quizFile, firstLesson} = path;
  const {provider, license} = settings;
  const facts = [
    [
      translate({id: 'training-catalog.lessons.path.for', message: 'For:', description: 'Before an audience'}),
      audience,
    ],
    [
      translate({id: 'training-catalog.lessons.path.outcome', message: 'Outcome:', description: 'What is learned'}),
      outcome,
    ],
    [translate({id: 'training-catalog.lessons.path.time', message: 'Time:', description: 'Before a time'}), `${time}.`],
  ];
  return (
    <section id={id} className="lesson-box lesson-path" aria-label={title}>
      <StructuredData
        data={pathStructuredData(path, {
          url: `${urlOf(pathname)}#${id}`,
          urlOf,
          language: i18n.currentLocale,
          provider,
          license,
        })}
      />
      <h3 id={`${id}-title`}>{title}</h3>
      <p>
        {facts.map(([name, fact]) => (
          <span key={name}>
            <strong>{name}</strong> <span>{fact}</span>{' '}
          </span>
        ))}
      </p>
      <ol>
        {steps.map((step) => (
          <Step key={step.permalink} step={step} />
        ))}
      </ol>
      {firstLesson !== undefined && <PathViews id={id} firstLesson={firstLesson} />}
      {quizFile !== undefined && (
        <p className="not-searched">
          <Link to={`pathname://${encodeURI(quizFile)}`} download target="_self" aria-describedby={`${id}-title`}>
            {translate({
              id: 'training-catalog.lessons.path.gift',
              message: 'Quiz for a learning platform (GIFT)',
              description: 'Link to the quiz items of a learning path, as a file',
            })}
          </Link>
        </p>
      )}
      {stepsDone(path, done) > 0 && (
        <p className="not-searched">
          <PathProgress path={path} /> <MyLearningLink />
        </p>
      )}
    </section>
  );
}

/** All learning paths with their steps and times; learners can mark each step as done. */
export default function LearningPaths(): ReactNode {
  const urlOf = useUrl();
  const {pathname} = useLocation();
  return (
    <>
      <StructuredData data={pathListStructuredData(paths.map(({id}) => `${urlOf(pathname)}#${id}`))} />
      <StorageWarning />
      {paths.map((path) => (
        <Path key={path.title} path={path} />
      ))}
    </>
  );
}
