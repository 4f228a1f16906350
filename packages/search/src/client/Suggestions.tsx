import {useEffect, useMemo, useRef, type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import settings from '@generated/search/default/settings.json';
import SearchTopics from '@theme/SearchTopics';
import styles from '#css/suggestions.module.css';
import {hitUrl, hitLine, typedWords, type HitLine, type Hit} from '@training-catalog/search-engine';
import Excerpt from './Excerpt.js';
import {optionId, type SuggestionList} from './suggestionList.js';

/** Maximum number of characters in a line. */
const lineLength = 50;

const icons: Readonly<Record<HitLine['kind'], string>> = {
  title: 'M5 2h7l4 4v12H5zM12 2v4h4',
  heading: 'M4 7h13M3 13h13M8 3 6 17M14 3l-2 14',
  text: 'M3 5h14M3 10h14M3 15h14',
};

function Icon({path}: {path: string}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function Option(props: {
  hit: Hit;
  query: string;
  words: readonly string[];
  id: string;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: (url: string) => void;
}): ReactNode {
  const {hit, query, words, id, isChosen, onChoose, onOpen} = props;
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) {
      element.current?.scrollIntoView({block: 'nearest'});
    }
  }, [isChosen]);
  const {kind, text, path} = hitLine(hit);
  const url = hitUrl(hit, query);
  const open = (event: MouseEvent): void => {
    // With a modifier key, the browser opens a new tab or window itself.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      onOpen(url);
    }
  };
  return (
    // The field handles keyboard input: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
    <a
      ref={element}
      role="option"
      id={id}
      aria-selected={isChosen}
      // The whole title; the line shows what fits, around the words that match.
      aria-label={kind === 'text' ? undefined : [text, ...path].join(', ')}
      tabIndex={-1}
      className={styles.hit}
      href={url}
      onClick={open}
      onPointerMove={onChoose}
    >
      <Icon path={icons[kind]} />
      <span className={styles.words}>
        <span className={styles.title}>
          <Excerpt text={text} terms={hit.terms} words={words} length={lineLength} />
        </span>
        <span className={styles.path}>{path.join(' › ')}</span>
      </span>
    </a>
  );
}

function NoHits(): ReactNode {
  return (
    <div className={styles.noHits}>
      <p>
        {process.env.NODE_ENV === 'production'
          ? translate({
              id: 'training-catalog.search.noSuggestions',
              message: 'No results.',
              description: 'Text below the search box if nothing matches the query',
            })
          : translate({
              id: 'training-catalog.search.onlyInBuilds',
              message: 'The search index exists only in a build: run "docusaurus build", then "docusaurus serve".',
              description: 'Text below the search box while the site is being developed',
            })}
      </p>
      <SearchTopics place="box" />
    </div>
  );
}

/**
 * URL that Enter opens; undefined if no hit is selected.
 *
 * @public useSuggestions.ts returns this module as `list`.
 */
export function chosenUrl({query, hits, chosen}: SuggestionList): string | undefined {
  const hit = hits[chosen];
  return hit && hitUrl(hit, query);
}

/**
 * Number of hits, for screen readers.
 *
 * @public useSuggestions.ts returns this module as `list`.
 */
export function HitCount({count}: {count: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const counted = translate(
    {
      id: 'training-catalog.search.results',
      message: '1 result|{count} results',
      description: 'Number of results. Plural forms are separated by "|"',
    },
    {count},
  );
  const none = translate({
    id: 'training-catalog.search.noResults',
    message: 'No results',
    description: 'Number of results if there is none, for screen readers',
  });
  return <span>{count === 0 ? none : selectMessage(count, counted)}</span>;
}

/** The list below the search box: hits with a link to all results, or the topics if nothing matches. */
export default function Suggestions(props: {
  suggestions: SuggestionList;
  /** Identifier of the list. */
  listId: string;
  onChoose: (number: number) => void;
  onOpen: (url: string) => void;
  /** Called when the reader follows a link below the hits. */
  onLeave: () => void;
  allResults: string;
}): ReactNode {
  const {suggestions, listId, onChoose, onOpen, onLeave, allResults} = props;
  const {query, hits, chosen} = suggestions;
  const words = useMemo(() => typedWords(query, settings.synonyms), [query]);
  return (
    // Keeps the focus in the field when a hit is clicked.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {hits.length === 0 ? (
        <NoHits />
      ) : (
        <>
          <div
            role="listbox"
            id={listId}
            aria-label={translate(
              {
                id: 'training-catalog.search.resultsFor',
                message: 'Results for “{query}”',
                description: 'Label of the list below the search box, for screen readers',
              },
              {query},
            )}
            className={styles.hits}
          >
            {hits.map((hit, number) => (
              <Option
                key={hit.id}
                hit={hit}
                query={query}
                words={words}
                id={optionId(listId, number)}
                isChosen={number === chosen}
                onChoose={() => onChoose(number)}
                onOpen={onOpen}
              />
            ))}
          </div>
          <p className={styles.all}>
            <Link to={allResults} onClick={onLeave}>
              {translate({
                id: 'training-catalog.search.allResults',
                message: 'See all results',
                description: 'Link from the list below the search box to the results page',
              })}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
