import {Suspense, useState, type ChangeEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import lessons from '@generated/lessons/default/lessons.json';
import paths from '@generated/lessons/default/paths.json';
import {onRequest} from '../../client/onRequest.js';
import DoneCheckbox from '../../client/progress/DoneCheckbox.js';
import {workAnchor, workQuery} from '../../client/progress/MyLearningLink.js';
import {stepsDone} from '../../client/progress/nextStep.js';
import PathProgress from '../../client/progress/PathProgress.js';
import {
  addProgress,
  deleteProgress,
  formatProgress,
  pageKey,
  parseProgress,
  useHasWork,
  useProgress,
  type Done,
} from '../../client/progress/progress.js';
import StorageWarning from '../../client/progress/StorageWarning.js';
import {durationIn} from '../../duration.js';
import type {LearningPath} from '../../lists.js';

/** A page that can be marked as done. */
interface KnownPage {
  title: string;
  permalink: string;
  edition?: string | undefined;
  minutes?: number | undefined;
  time: string;
}

/** A completed page, as the record lists it. */
interface Finished extends Omit<KnownPage, 'permalink'> {
  page: string;
  day: string;
}

/** Every page that can be marked as done, by `pageKey`. */
const knownPages = new Map<string, KnownPage>(
  [...paths.flatMap(({steps}) => steps), ...lessons].map((page) => [pageKey(page.permalink), page]),
);

/** Pages marked as done, oldest first. A page that no longer exists is listed by its key. */
function finished(done: Done): Finished[] {
  const {compare} = new Intl.Collator('en');
  return Object.entries(done)
    .map(([page, day]) => ({page, day, ...(knownPages.get(page) ?? {title: page, time: ''})}))
    .sort((a, b) => compare(a.day, b.day) || compare(a.title, b.title));
}

function Path({path, done}: {path: LearningPath; done: Done}): ReactNode {
  return (
    <section className="lesson-box lesson-path" aria-label={path.title}>
      <h2 className="lesson-box-title">{path.title}</h2>
      <progress value={stepsDone(path, done)} max={path.steps.length} aria-hidden="true" />
      <p>
        <PathProgress path={path} />
      </p>
    </section>
  );
}

function Lessons(): ReactNode {
  return (
    <ul className="learning-list">
      {lessons.map(({title, permalink, time}) => (
        <li key={permalink}>
          <DoneCheckbox page={pageKey(permalink)}>
            <span className="lesson-unseen">
              {translate(
                {
                  id: 'training-catalog.lessons.learning.finished',
                  message: 'Finished: {title}',
                  description: 'What screen readers say about the checkbox of a lesson',
                },
                {title},
              )}
            </span>
          </DoneCheckbox>
          <span>
            <Link to={permalink}>{title}</Link>
            {time && <span>{` (${time})`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Printable list of completed pages. The learner's name is never stored. */
function Record({items}: {items: readonly Finished[]}): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const total = items.reduce((sum, {minutes = 0}) => sum + minutes, 0);
  const title = translate({
    id: 'training-catalog.lessons.record.title',
    message: 'Record of completion',
    description: 'Title of the list of finished pages',
  });
  const columns = [
    translate({id: 'training-catalog.lessons.record.page', message: 'Finished', description: 'Column: a page'}),
    translate({id: 'training-catalog.lessons.record.day', message: 'On', description: 'Column: the day'}),
    translate({id: 'training-catalog.lessons.record.time', message: 'Time', description: 'Column: the duration'}),
  ];
  return (
    <section className="learning-record" aria-label={title}>
      <h2 className="lesson-box-title">{title}</h2>
      <p>
        <label>
          {translate({
            id: 'training-catalog.lessons.record.name',
            message: 'Name:',
            description: 'Label of the field for the name of a learner',
          })}{' '}
          <input type="text" autoComplete="name" className="lesson-number" />
        </label>
      </p>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({page, title: name, day, time}) => (
            <tr key={page}>
              <td>{name}</td>
              <td>{day}</td>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {total > 0 && (
          <span>
            {`${translate(
              {
                id: 'training-catalog.lessons.record.total',
                message: 'Total time: {time}.',
                description: 'Below the list of finished pages',
              },
              {time: durationIn(i18n.currentLocale, total)},
            )} `}
          </span>
        )}
        <span>
          {translate(
            {
              id: 'training-catalog.lessons.record.note',
              message: 'Self-reported in the {site}; not verified.',
              description: 'Below the list of finished pages',
            },
            {site: siteConfig.title},
          )}
        </span>
      </p>
      <p>
        <button type="button" className="button button--primary button--sm" onClick={() => window.print()}>
          {translate({
            id: 'training-catalog.lessons.record.print',
            message: 'Print the record',
            description: 'Button below the list of finished pages',
          })}
        </button>
      </p>
    </section>
  );
}

const WorkOfLessons = onRequest(() => import('../../client/work/WorkOfLessons.js'));

/** What the learner has written in lessons, on request: on this device, and in files. */
function MyWork(): ReactNode {
  const {search} = useLocation();
  useBrokenLinks().collectAnchor(workAnchor);
  const isBrowser = useIsBrowser();
  const [isPressed, setIsPressed] = useState(false);
  // The server renders no query.
  const first = isBrowser ? new URLSearchParams(search).get(workQuery) : null;
  const title = translate({
    id: 'training-catalog.lessons.work.title',
    message: 'My work',
    description: 'Title of what a learner has written: programs, outputs, answers',
  });
  return (
    <section className="learning-work" aria-label={title}>
      <h2 id={workAnchor} className="lesson-box-title">
        {title}
      </h2>
      <p>
        {translate({
          id: 'training-catalog.lessons.work.text',
          message:
            'Programs that you have changed, what they printed, your answers, and your predictions. Save them as a file, print them, or open such files: your own from another device, or those of a class.',
        })}
      </p>
      {isPressed || first !== null ? (
        <Suspense>
          <WorkOfLessons pages={knownPages} first={first} />
        </Suspense>
      ) : (
        <p className="learning-tools">
          <button type="button" className="button button--secondary button--sm" onClick={() => setIsPressed(true)}>
            {translate({
              id: 'training-catalog.lessons.work.show',
              message: 'Show, save, or open work',
              description: 'Button',
            })}
          </button>
        </p>
      )}
    </section>
  );
}

/** Export, import, and deletion of what is done. */
function Tools({done, canDelete}: {done: Done; canDelete: boolean}): ReactNode {
  const [message, setMessage] = useState('');
  const hasWork = useHasWork();
  const count = Object.keys(done).length;
  const take = ({target}: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    void file
      ?.text()
      .then((text) => {
        const added = parseProgress(text);
        addProgress(added);
        setMessage(
          translate(
            {
              id: 'training-catalog.lessons.imported',
              message: 'Completed pages imported: {count}.',
              description: 'After the import of progress',
            },
            {count: Object.keys(added).length},
          ),
        );
      })
      .catch((error: unknown) => setMessage(error instanceof Error ? error.message : String(error)));
    target.value = '';
  };
  const erase = (): void => {
    const question = hasWork
      ? translate({
          id: 'training-catalog.lessons.delete.questionTexts',
          message:
            'Delete your progress, and what you have written in lessons, from this device? Export your progress first if you want to keep it.',
          description: 'Asked before progress is deleted, if there are programs of the learner, too',
        })
      : translate({
          id: 'training-catalog.lessons.delete.question',
          message: 'Delete your progress from this device? Export it first if you want to keep it.',
          description: 'Asked before progress is deleted',
        });
    if (window.confirm(question)) {
      deleteProgress();
      setMessage(
        translate({
          id: 'training-catalog.lessons.deleted',
          message: 'Your progress was deleted.',
          description: 'After progress was deleted',
        }),
      );
    }
  };
  const isFilled = count > 0 || canDelete || hasWork;
  return (
    <>
      <p className="learning-tools">
        {count > 0 && (
          <span>
            <a
              className="button button--secondary button--sm"
              href={`data:application/json,${encodeURIComponent(formatProgress(done))}`}
              download="my-learning.json"
            >
              {translate({id: 'training-catalog.lessons.export', message: 'Export', description: 'Saves it as a file'})}
            </a>{' '}
          </span>
        )}
        <label className="button button--secondary button--sm">
          {translate({id: 'training-catalog.lessons.import', message: 'Import', description: 'Reads a progress file'})}
          <input type="file" accept="application/json,.json" className="lesson-unseen" onChange={take} />
        </label>{' '}
        <button
          type="button"
          className="button button--secondary button--sm"
          // Not `disabled`: the button would lose the focus with the progress.
          aria-disabled={!isFilled}
          onClick={() => isFilled && erase()}
        >
          {translate({id: 'training-catalog.lessons.delete', message: 'Delete progress', description: 'Button'})}
        </button>
      </p>
      <p role="status">{message}</p>
    </>
  );
}

/** A learner's progress: next steps, a record to print, export, import, and deletion. All of it stays on the device. */
export default function MyLearning(): ReactNode {
  const {done, storage} = useProgress();
  const items = finished(done);
  return (
    <div className="learning needs-script not-searched" data-needs-scripts="">
      <StorageWarning />
      {paths.map((path) => (
        <Path key={path.title} path={path} done={done} />
      ))}
      <h2 className="lesson-box-title">
        {translate({id: 'training-catalog.lessons.learning.lessons', message: 'Lessons', description: 'List title'})}
      </h2>
      <Lessons />
      <MyWork />
      {items.length > 0 && <Record items={items} />}
      <Tools done={done} canDelete={storage === 'unreadable'} />
    </div>
  );
}
