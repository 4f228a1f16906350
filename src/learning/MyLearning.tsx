import {useState, type ChangeEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import paths from '@generated/learning-paths/default/paths.json';
import lessons from '@generated/lessons/default/lessons.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {duration} from '../components/Lesson/duration';
import {saveFile} from '../components/saveFile';
import DoneCheckbox from './DoneCheckbox';
import StorageWarning from './StorageWarning';
import {nextStep, stepsDone} from './nextStep';
import {knownPages} from './knownPages';
import {addProgress, deleteProgress, formatProgress, pageKey, parseProgress, useProgress, type Done} from './progress';

/** A completed page, as the record lists it. */
interface Finished {
  page: string;
  title: string;
  minutes: number | undefined;
  day: string;
}

/** Pages marked as done, oldest first. A page that no longer exists is listed by its key. */
const finished = (done: Done): Finished[] =>
  Object.entries(done)
    .map(([page, day]) => ({
      page,
      day,
      title: knownPages.get(page)?.title ?? page,
      minutes: knownPages.get(page)?.minutes,
    }))
    .sort((a, b) => a.day.localeCompare(b.day, 'en') || a.title.localeCompare(b.title, 'en'));

function Paths({done}: {done: Done}): ReactNode {
  return paths.map((path) => {
    const next = nextStep(path, done);
    return (
      <section key={path.title} className="lesson-box learning-path" aria-label={path.title}>
        <p className="lesson-box-title">
          {path.title}: {stepsDone(path, done)} of {path.steps.length} steps
        </p>
        <progress value={stepsDone(path, done)} max={path.steps.length} aria-hidden="true" />
        <p>
          {next ? (
            <>
              Next: <Link to={next.permalink}>{next.title}</Link> ({duration(next.minutes)})
            </>
          ) : (
            'All steps completed.'
          )}
        </p>
      </section>
    );
  });
}

function Lessons(): ReactNode {
  return (
    <ul className="learning-list">
      {lessons.map(({title, permalink, minutes}) => (
        <li key={permalink}>
          <DoneCheckbox page={pageKey(permalink)}>
            <span className="visually-hidden">Finished: {title}</span>
          </DoneCheckbox>
          <span>
            <Link to={permalink}>{title}</Link>
            {minutes !== undefined && ` (${duration(minutes)})`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Printable list of completed pages. The learner's name is never stored. */
function Record({items}: {items: readonly Finished[]}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const total = items.reduce((sum, {minutes = 0}) => sum + minutes, 0);
  return (
    <section className="learning-record" aria-label="Record of completion">
      <p className="lesson-box-title">Record of completion</p>
      <p>
        <label>
          Name: <input type="text" autoComplete="name" className="lesson-number" />
        </label>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Finished</th>
            <th scope="col">On</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({page, title, day, minutes}) => (
            <tr key={page}>
              <td>{title}</td>
              <td>{day}</td>
              <td>{minutes !== undefined && duration(minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {total > 0 && `Total time: ${duration(total)}. `}
        Self-reported in the {siteConfig.title}; not verified.
      </p>
      <p>
        <button type="button" className="button button--primary button--sm" onClick={() => window.print()}>
          Print the record
        </button>
      </p>
    </section>
  );
}

/** A learner's progress: next steps, a record to print, export, import, and deletion. All of it stays on the device. */
export default function MyLearning(): ReactNode {
  const {done, storage} = useProgress();
  const [message, setMessage] = useState('');
  const items = finished(done);

  const take = ({target}: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    void file
      ?.text()
      .then((text) => {
        const added = parseProgress(text);
        addProgress(added);
        const count = Object.keys(added).length;
        setMessage(`Imported ${count} completed ${count === 1 ? 'page' : 'pages'}.`);
      })
      .catch((error: unknown) => setMessage(error instanceof Error ? error.message : String(error)));
    target.value = '';
  };
  const erase = (): void => {
    if (window.confirm('Delete your progress from this device? Export it first if you want to keep it.')) {
      deleteProgress();
      setMessage('Your progress was deleted.');
    }
  };

  return (
    <div className="learning needs-script not-searched">
      <StorageWarning />
      <Paths done={done} />
      <p className="lesson-box-title">Lessons</p>
      <Lessons />
      {items.length > 0 && <Record items={items} />}
      <p className="learning-tools">
        <button
          type="button"
          className="button button--secondary button--sm"
          disabled={items.length === 0}
          onClick={() => saveFile('my-learning.json', new Blob([formatProgress(done)], {type: 'application/json'}))}
        >
          Export
        </button>{' '}
        <label className="button button--secondary button--sm">
          Import
          <input type="file" accept="application/json,.json" className="visually-hidden" onChange={take} />
        </label>{' '}
        <button
          type="button"
          className="button button--secondary button--sm"
          disabled={items.length === 0 && storage !== 'unreadable'}
          onClick={erase}
        >
          Delete progress
        </button>
      </p>
      <p role="status">{message}</p>
    </div>
  );
}
