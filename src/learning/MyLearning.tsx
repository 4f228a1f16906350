import {useState, type ChangeEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import paths from '@generated/learning-paths/default/paths.json';
import lessons from '@generated/lessons/default/lessons.json';
import {texts} from '@site/shared/site';
import {duration} from '../components/Lesson/duration';
import NotKept from './NotKept';
import Tick from './Tick';
import {nextStep, stepsDone} from './nextStep';
import {addTicks, deleteTicks, formatTicks, pageKey, parseTicks, useProgress, type Done} from './progress';

/** A page that was ticked, as the record names it. */
interface Finished {
  page: string;
  title: string;
  minutes: number | undefined;
  day: string;
}

/** What is known of all pages that can be ticked, by their names in the ticks. */
const known = new Map<string, {title: string; minutes?: number | undefined}>([
  ...paths.flatMap(({steps}) => steps).map((step) => [pageKey(step.permalink), step] as const),
  ...lessons.map((lesson) => [pageKey(lesson.permalink), lesson] as const),
]);

/** Ticked pages, those that were done first in front; a page that is gone keeps its address as its title. */
const finished = (done: Done): Finished[] =>
  Object.entries(done)
    .map(([page, day]) => ({page, day, title: known.get(page)?.title ?? page, minutes: known.get(page)?.minutes}))
    .sort((a, b) => a.day.localeCompare(b.day) || a.title.localeCompare(b.title, 'en'));

function Paths({done}: {done: Done}): ReactNode {
  return paths.map((path) => {
    const next = nextStep(path, done);
    return (
      <section key={path.title} className="lesson-box" aria-label={path.title}>
        <p className="lesson-box-title">
          {path.title}: {stepsDone(path, done)} of {path.steps.length} steps
        </p>
        <p>
          {next ? (
            <>
              Next: <Link to={next.permalink}>{next.title}</Link> ({duration(next.minutes)})
            </>
          ) : (
            'All steps done.'
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
          <Tick page={pageKey(permalink)}>
            <span className="visually-hidden">Finished: {title}</span>
          </Tick>{' '}
          <Link to={permalink}>{title}</Link>
          {minutes !== undefined && ` (${duration(minutes)})`}
        </li>
      ))}
    </ul>
  );
}

/** What a learner did, for paper. The name stays in the field. */
function Record({items}: {items: readonly Finished[]}): ReactNode {
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
        {total > 0 && `Time in all: ${duration(total)}. `}
        Based on the learner’s own ticks in the {texts.title}; nobody checked them.
      </p>
      <p>
        <button type="button" className="button button--primary button--sm" onClick={() => window.print()}>
          Print the record
        </button>
      </p>
    </section>
  );
}

/** Offers a text as a file. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** A learner's ticks: next steps, a record to print, export, import and deletion. All of it stays on the device. */
export default function MyLearning(): ReactNode {
  const {done} = useProgress();
  const [message, setMessage] = useState('');
  const items = finished(done);

  const take = ({target}: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    void file
      ?.text()
      .then((text) => {
        const added = parseTicks(text);
        addTicks(added);
        setMessage(`${Object.keys(added).length} ticks imported.`);
      })
      .catch((error: unknown) => setMessage(error instanceof Error ? error.message : String(error)));
    target.value = '';
  };
  const erase = (): void => {
    if (window.confirm('Delete all ticks from this device? Export them first if you want to keep them.')) {
      deleteTicks();
      setMessage('All ticks are deleted.');
    }
  };

  return (
    <div className="learning needs-script not-searched">
      <NotKept />
      <Paths done={done} />
      <p className="lesson-box-title">Lessons</p>
      <Lessons />
      {items.length > 0 && <Record items={items} />}
      <p className="learning-tools">
        <button
          type="button"
          className="button button--secondary button--sm"
          disabled={items.length === 0}
          onClick={() => download('my-learning.json', formatTicks(done))}
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
          disabled={items.length === 0}
          onClick={erase}
        >
          Delete all ticks
        </button>
      </p>
      <p role="status">{message}</p>
    </div>
  );
}
