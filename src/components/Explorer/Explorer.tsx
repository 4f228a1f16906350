import {useId, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Heading from '@theme/Heading';
import {useUrlQuery} from '@training-catalog/search/client';
import {facets, type ListedProject, type Facet, type Landing} from '@training-catalog/catalog/client';
import {isMostlyRun, type ProjectSteps, StepsRun} from '@training-catalog/tutorial-steps/client';
import {kindIcons, maturityOf, topicMark} from '@site/shared/marks';
import Icon from '../Icon/Icon';
import LessonList from '../LessonList';
import {
  chosen,
  filters,
  isFiltered,
  lessonKind,
  options,
  readChoice,
  writeChoice,
  type Choice,
  type Filter,
} from './filter';
import styles from './Explorer.module.css';

const labels: Record<Facet, string> = {
  topic: 'Topic',
  release: 'Release',
  kind: 'Kind',
  license: 'License',
  area: 'Institute area',
  run: 'Steps run',
};

/** A form control below its label; the label does not wrap it, so that the accessible name is the label text alone. */
function Field({label, children}: {label: string; children: (id: string) => ReactNode}): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

/** How many steps of a project's pages were run. Only if at least half were, it has the mark and color of success. */
function MarkedSteps({steps}: {steps: ProjectSteps}): ReactNode {
  const isSuccess = isMostlyRun(steps);
  return (
    <span className={isSuccess ? `${styles.run} ${styles.wasRun}` : styles.run}>
      {isSuccess && (
        <>
          <Icon name="check" />{' '}
        </>
      )}
      <StepsRun steps={steps} />
    </span>
  );
}

/** @param topicPages all topics, with their pages */
function Card({project, topicPages}: {project: ListedProject; topicPages: Landing['topics']}): ReactNode {
  const {name, permalink, summary, kind, status, license, topics, releases, steps} = project;
  const maturity = status && maturityOf(status);
  const [latest] = releases;
  return (
    <li className={styles.card}>
      <Heading as="h3" className={styles.name}>
        <Link to={permalink}>{name}</Link>
      </Heading>
      <p className={styles.kinds}>
        {kind.map((one) => (
          <span key={one}>
            <Icon name={kindIcons[one]} /> {one}
          </span>
        ))}
        {maturity && (
          <span className={`meter ${styles.maturity}`} data-step={maturity.step}>
            {maturity.word}
          </span>
        )}
      </p>
      <p className={styles.summary}>{summary}</p>
      <ul className={styles.topics} aria-label={`Topics of ${name}`}>
        {topics.map((topic) => {
          const {icon, hue} = topicMark(topic);
          return (
            <li key={topic} className={`hue-${hue}`}>
              <Link to={topicPages.find(({label}) => label === topic)?.permalink}>
                <Icon name={icon} />
                {topic}
              </Link>
            </li>
          );
        })}
      </ul>
      <p className={styles.facts}>
        {[latest, license].filter(Boolean).join(' · ')}
        {steps && <MarkedSteps steps={steps} />}
      </p>
    </li>
  );
}

/** The active filters, each as a button that removes it. */
function Chips({choice, onRemove}: {choice: Choice; onRemove: (key: Filter) => void}): ReactNode {
  return filters.map((key) => {
    const value = choice[key];
    return (
      value && (
        <button key={key} type="button" className={styles.chip} onClick={() => onRemove(key)}>
          <span className="visually-hidden">Remove the filter </span>
          {key === 'q' ? `“${value}”` : value}
          <Icon name="close" />
        </button>
      )
    );
  });
}

/** All projects as cards, with filters. The filters are in the query string, so that a link shares them. */
export default function Explorer({projects, topics}: Pick<Landing, 'projects' | 'topics'>): ReactNode {
  const history = useHistory();
  // The server-rendered page is unfiltered; the query string applies after hydration.
  const {search, change, flush} = useUrlQuery();
  const choice = readChoice(search);
  const first = useRef<HTMLInputElement>(null);
  const found = chosen(projects, choice);
  // The other filters do not apply to lessons.
  const isLessons = choice.kind === lessonKind;
  const form = choice.view === 'list' ? styles.list : styles.cards;

  const choose = (changed: Choice, goOn: (query: string) => void): void => goOn(writeChoice({...choice, ...changed}));
  const push = (query: string): void => {
    const to = window.location.pathname + query;
    history.push(to);
    // After a push, Docusaurus moves the focus to the top, as on a new page; replacing the same entry prevents that.
    history.replace(to);
  };

  return (
    // Not indexed: search finds each project on its own page.
    <div className="not-searched">
      <form
        className={`needs-script ${styles.form}`}
        role="search"
        aria-label="Projects"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field label="Keywords">
          {(id) => (
            <input
              id={id}
              ref={first}
              type="search"
              value={choice.q ?? ''}
              // Typing adds no history entries.
              onChange={({target}) => choose({q: target.value}, change)}
              onBlur={flush}
            />
          )}
        </Field>
        {(isLessons ? (['kind'] as const) : facets).map((facet) => (
          <Field key={facet} label={labels[facet]}>
            {(id) => (
              <select
                id={id}
                value={choice[facet] ?? ''}
                onChange={({target}) => choose({[facet]: target.value}, push)}
              >
                <option value="">All</option>
                {options(projects, choice, facet).map(({value, count}) => (
                  <option key={value} value={value}>
                    {`${value} (${count})`}
                  </option>
                ))}
                {facet === 'kind' && <option>{lessonKind}</option>}
              </select>
            )}
          </Field>
        ))}
        <Field label="Sort by">
          {(id) => (
            <select
              id={id}
              value={choice.sort ?? ''}
              onChange={({target}) => choose({sort: target.value === 'newest' ? 'newest' : undefined}, push)}
            >
              <option value="">Name</option>
              <option value="newest">Newest first</option>
            </select>
          )}
        </Field>
        <div className={styles.bar}>
          {!isLessons && (
            <p className={styles.count} role="status">
              {`${found.length} of ${projects.length} projects`}
            </p>
          )}
          <button
            type="button"
            className={styles.view}
            aria-pressed={choice.view === 'list'}
            onClick={() => choose({view: choice.view === 'list' ? undefined : 'list'}, change)}
          >
            Compact list
          </button>
        </div>
        {isFiltered(choice) && (
          <div className={styles.chips}>
            <Chips
              choice={choice}
              onRemove={(key) => {
                choose({[key]: undefined}, push);
                // The pressed button is unmounted with its filter.
                first.current?.focus();
              }}
            />
            <button
              type="button"
              className={styles.reset}
              onClick={() => {
                push(writeChoice({view: choice.view, sort: choice.sort}));
                first.current?.focus();
              }}
            >
              Show all
            </button>
          </div>
        )}
      </form>
      {isLessons ? (
        <LessonList words={choice.q ?? ''} className={form} />
      ) : (
        <ul className={form}>
          {found.map((project) => (
            <Card key={project.name} project={project} topicPages={topics} />
          ))}
        </ul>
      )}
      {!isLessons && found.length === 0 && <p>No projects match. Remove a filter or show all.</p>}
    </div>
  );
}
