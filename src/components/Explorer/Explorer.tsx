import {useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {CatalogProject} from '@site/shared/catalog';
import {kindIcons, maturity, topicMark} from '@site/shared/marks';
import Icon from '../Icon/Icon';
import LessonList from '../LessonList';
import {
  chosen,
  facets,
  filters,
  isFiltered,
  lessonKind,
  options,
  readChoice,
  writeChoice,
  type Choice,
  type Facet,
  type Filter,
} from './filter';
import styles from './Explorer.module.css';

const labels: Record<Facet, string> = {
  topic: 'Topic',
  release: 'Release',
  kind: 'Kind',
  license: 'License',
  area: 'Institute area',
  run: 'Steps were run',
};

/** A control of the form with its label above; the label is not around it, so that its name is the label alone. */
function Field({label, children}: {label: string; children: (id: string) => ReactNode}): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

function Card({project}: {project: CatalogProject}): ReactNode {
  const {name, permalink, summary, kind, status, license, topics, releases, stepsRun} = project;
  const ripeness = status && maturity(status);
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
        {ripeness && (
          <span className={styles.maturity} data-step={ripeness.step}>
            {ripeness.word}
          </span>
        )}
      </p>
      <p className={styles.summary}>{summary}</p>
      <ul className={styles.topics} aria-label={`Topics of ${name}`}>
        {topics.map(({label, permalink: page}) => {
          const {icon, hue} = topicMark(label);
          return (
            <li key={page} className={`hue-${hue}`}>
              <Link to={page}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
      <p className={styles.facts}>
        {[latest?.label, license].filter(Boolean).join(' · ')}
        {stepsRun && (
          <span className={styles.run}>
            <Icon name="check" /> {stepsRun === 'whole' ? 'Steps were run' : 'Steps were run in part'}
          </span>
        )}
      </p>
    </li>
  );
}

/** What a reader has chosen, as buttons that take one choice back each. */
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

/** All projects as cards, with filters. The choice stands in the address, so that a link shares it. */
export default function Explorer({projects}: {projects: readonly CatalogProject[]}): ReactNode {
  const history = useHistory();
  const {search} = useLocation();
  // The served page shows all; a choice in the address applies from hydration on.
  const choice = useIsBrowser() ? readChoice(search) : {};
  const [words, setWords] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  const found = chosen(projects, choice);
  // Lessons have none of the other properties.
  const isLessons = choice.kind === lessonKind;
  const form = choice.view === 'list' ? styles.list : styles.cards;

  const choose = (change: Choice, goOn: (to: string) => void): void =>
    goOn(`${window.location.pathname}${writeChoice({...choice, ...change})}`);
  const push = (to: string): void => {
    history.push(to);
    // What was pushed last takes the focus to the top of the page, as another page does; what was replaced does not.
    history.replace(to);
  };
  // Typing makes no steps for the Back button.
  const replace = (to: string): void => history.replace(to);

  return (
    // The search finds each project on its own page; finding it here too would be noise.
    <div className="not-searched">
      <form
        className={`needs-script ${styles.form}`}
        role="search"
        aria-label="Projects"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field label="Words">
          {(id) => (
            <input
              id={id}
              ref={first}
              type="search"
              value={words ?? choice.q ?? ''}
              onChange={({target}) => {
                setWords(target.value);
                choose({q: target.value}, replace);
              }}
              onBlur={() => setWords(undefined)}
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
            onClick={() => choose({view: choice.view === 'list' ? undefined : 'list'}, replace)}
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
                // The button goes with the choice.
                first.current?.focus();
              }}
            />
            <button
              type="button"
              className={styles.reset}
              onClick={() => {
                push(window.location.pathname + writeChoice({view: choice.view, sort: choice.sort}));
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
      ) : found.length > 0 ? (
        <ul className={form}>
          {found.map((project) => (
            <Card key={project.name} project={project} />
          ))}
        </ul>
      ) : (
        <p>No projects match. Remove a filter or show all.</p>
      )}
    </div>
  );
}
