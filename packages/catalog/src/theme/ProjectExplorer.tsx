import {useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import CatalogIcon from '@theme/CatalogIcon';
import {useUrlQuery} from '@training-catalog/utils/url-query';
import {isMostlyRun, StepsRun, type ProjectSteps} from '@training-catalog/tutorial-steps/client';
import landing from '@generated/catalog/default/landing.json';
import {Field, ListCount, SearchAll} from '../client/explorerParts.js';
import {allText} from '../client/filterTexts.js';
import {facetText, valueText} from '../client/facetTexts.js';
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
  type Filter,
} from '../client/filter.js';
import ListCard from '../client/ListCard.js';
import {declared} from '../client/maturityTexts.js';
import {maturityOf, topicMark} from '../client/settings.js';
import type {ListedProject} from '../types.js';
import styles from '#css/explorer.module.css';

/**
 * How many steps of a project's pages were run. Only if at least half were, or all of one page, such as the tutorial, it has
 * the mark and color of success.
 */
function MarkedSteps({steps}: {steps: ProjectSteps}): ReactNode {
  const isSuccess = isMostlyRun(steps) || steps.pages.length > 0;
  return (
    <span className={isSuccess ? `${styles.run} ${styles.wasRun}` : styles.run}>
      {isSuccess && (
        <span>
          <CatalogIcon name="done" />{' '}
        </span>
      )}
      <StepsRun steps={steps} />
    </span>
  );
}

function Card({project}: {project: ListedProject}): ReactNode {
  const {name, permalink, summary, kind, status, license, topics, releases, steps} = project;
  const maturity = status === undefined ? undefined : maturityOf(status);
  const [latest] = releases;
  const kinds = (
    <>
      {kind.map((one) => (
        <span key={one}>
          <CatalogIcon name={one} /> <span>{one}</span>
        </span>
      ))}
      {maturity && (
        <span className={`meter ${styles.maturity}`} data-step={maturity.step} title={declared()}>
          {maturity.word}
        </span>
      )}
    </>
  );
  return (
    <ListCard title={name} isName permalink={permalink} kinds={kinds} summary={summary}>
      <ul
        className={styles.topics}
        aria-label={translate(
          {
            id: 'training-catalog.catalog.explorer.topics',
            message: 'Topics of {project}',
            description: 'What screen readers say about the topics of a project',
          },
          {project: name},
        )}
      >
        {topics.map((topic) => {
          const {icon, hue} = topicMark(topic);
          return (
            <li key={topic} className={`hue-${hue}`}>
              <Link to={landing.topics.find(({label}) => label === topic)?.permalink}>
                <CatalogIcon name={icon} />
                <span>{topic}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className={styles.facts}>
        <span>{[latest, license].filter(Boolean).join(' · ')}</span>
        {steps && <MarkedSteps steps={steps} />}
      </p>
    </ListCard>
  );
}

/** The active filters, each as a button that removes it. */
function Chips({choice, onRemove}: {choice: Choice; onRemove: (key: Filter) => void}): ReactNode {
  return filters.map((key) => {
    const value = choice[key];
    return (
      value && (
        <button key={key} type="button" className={styles.chip} onClick={() => onRemove(key)}>
          <span className={styles.hidden}>
            {translate({
              id: 'training-catalog.catalog.explorer.remove',
              message: 'Remove the filter',
              description: 'What screen readers say before the name of a filter',
            })}{' '}
          </span>
          <span translate={key === 'q' ? 'no' : undefined}>{key === 'q' ? `“${value}”` : valueText(key, value)}</span>
          <CatalogIcon name="remove" />
        </button>
      )
    );
  });
}

/** What to do if no project matches: the filters know names and summaries, and the search knows whole pages. */
function Nothing({words}: {words: string}): ReactNode {
  return (
    <p>
      {translate({
        id: 'training-catalog.catalog.explorer.nothing',
        message: 'No projects match. Remove a filter or show all.',
        description: 'Shown if no project matches the filters',
      })}
      <SearchAll words={words} />
    </p>
  );
}

/** What a site adds to the explorer. */
export interface ProjectExplorerProps {
  /** Lists the lessons that contain all words, as entries in a list of the given class; adds lessons to the kinds. */
  lessons?: (words: string, className: string | undefined) => ReactNode;
}

/** All projects as cards, with filters. The filters are in the query string, so that a link shares them. */
export default function ProjectExplorer({lessons}: ProjectExplorerProps): ReactNode {
  const {projects} = landing;
  const history = useHistory();
  // The server-rendered page is unfiltered; the query string applies after hydration.
  const form = useRef<HTMLFormElement>(null);
  const {search, change, flush} = useUrlQuery(form);
  const choice = readChoice(search);
  const first = useRef<HTMLInputElement>(null);
  const found = chosen(projects, choice);
  // The other filters do not apply to lessons.
  const isLessons = lessons !== undefined && choice.kind === lessonKind;
  const view = choice.view === 'list' ? styles.list : styles.cards;

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
        ref={form}
        className={`needs-script ${styles.form}`}
        role="search"
        aria-label={translate({
          id: 'training-catalog.catalog.explorer.label',
          message: 'Projects',
          description: 'What screen readers call the filters of projects',
        })}
        onSubmit={(event) => event.preventDefault()}
      >
        <Field
          label={translate({
            id: 'training-catalog.catalog.explorer.keywords',
            message: 'Keywords',
            description: 'Label of the field for words',
          })}
        >
          {(id) => (
            <input
              id={id}
              ref={first}
              type="search"
              name="q"
              value={choice.q ?? ''}
              // Typing adds no history entries.
              onChange={({target}) => choose({q: target.value}, change)}
              onBlur={flush}
            />
          )}
        </Field>
        {(isLessons ? (['kind'] as const) : facets).map((facet) => (
          <Field key={facet} label={facetText(facet)}>
            {(id) => (
              <select
                id={id}
                name={facet}
                value={choice[facet] ?? ''}
                onChange={({target}) => choose({[facet]: target.value}, push)}
              >
                <option value="">{allText()}</option>
                {options(projects, choice, facet).map(({value, count}) => (
                  <option key={value} value={value}>
                    {`${valueText(facet, value)} (${count})`}
                  </option>
                ))}
                {facet === 'kind' && lessons && <option value={lessonKind}>{valueText(facet, lessonKind)}</option>}
              </select>
            )}
          </Field>
        ))}
        <Field
          label={translate({
            id: 'training-catalog.catalog.explorer.sort',
            message: 'Sort by',
            description: 'Label of the choice of an order',
          })}
        >
          {(id) => (
            <select
              id={id}
              name="sort"
              value={choice.sort ?? ''}
              onChange={({target}) => choose({sort: target.value === 'newest' ? 'newest' : undefined}, push)}
            >
              <option value="">
                {translate({
                  id: 'training-catalog.catalog.explorer.byName',
                  message: 'Name',
                  description: 'An order of projects',
                })}
              </option>
              <option value="newest">
                {translate({
                  id: 'training-catalog.catalog.explorer.newest',
                  message: 'Newest first',
                  description: 'An order of projects',
                })}
              </option>
            </select>
          )}
        </Field>
        <div className={styles.bar}>
          {!isLessons && (
            <ListCount>
              {translate(
                {
                  id: 'training-catalog.catalog.explorer.count',
                  message: '{found} of {all} projects',
                  description: 'How many projects match the filters',
                },
                {found: found.length, all: projects.length},
              )}
            </ListCount>
          )}
          <button
            type="button"
            className={styles.view}
            aria-pressed={choice.view === 'list'}
            onClick={() => choose({view: choice.view === 'list' ? undefined : 'list'}, change)}
          >
            {translate({
              id: 'training-catalog.catalog.explorer.compact',
              message: 'Compact list',
              description: 'The button that shows a line for each project instead of a card',
            })}
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
              {translate({
                id: 'training-catalog.catalog.explorer.showAll',
                message: 'Show all',
                description: 'The button that removes all filters',
              })}
            </button>
          </div>
        )}
      </form>
      {isLessons ? (
        lessons(choice.q ?? '', view)
      ) : (
        <ul className={view}>
          {found.map((project) => (
            <Card key={project.name} project={project} />
          ))}
        </ul>
      )}
      {!isLessons && found.length === 0 && <Nothing words={choice.q ?? ''} />}
    </div>
  );
}
