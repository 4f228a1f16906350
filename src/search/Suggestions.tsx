import {useEffect, useMemo, useRef, type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import topics from '@generated/catalog/default/topics.json';
import Excerpt from './Excerpt';
import {optionId, type Found} from './found';
import {hitUrl, hitLine, typedWords, type HitLine} from './hit';
import type {Hit} from './types';
import styles from './suggestions.module.css';

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
          ? 'No results. Browse by topic:'
          : 'The search index exists only after a build: npm run site'}
      </p>
      <p>
        {topics.map(({label, permalink}) => (
          <Link key={permalink} to={permalink}>
            {label}
          </Link>
        ))}
      </p>
    </div>
  );
}

/**
 * URL that Enter opens; undefined if no hit is selected.
 *
 * @public useSuggestions.ts returns this module as `list`.
 */
export function chosenUrl({query, hits, chosen}: Found): string | undefined {
  const hit = hits[chosen];
  return hit && hitUrl(hit, query);
}

/** The list below the search box: hits with a link to all results, or the topics if nothing matches. */
export default function Suggestions(props: {
  found: Found;
  /** Identifier of the list. */
  listId: string;
  onChoose: (number: number) => void;
  onOpen: (url: string) => void;
  /** Called when the reader follows a link below the hits. */
  onLeave: () => void;
  allResults: string;
}): ReactNode {
  const {found, listId, onChoose, onOpen, onLeave, allResults} = props;
  const {query, hits, chosen} = found;
  const words = useMemo(() => typedWords(query), [query]);
  return (
    // Keeps the focus in the field when a hit is clicked.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {hits.length === 0 ? (
        <NoHits />
      ) : (
        <>
          <div role="listbox" id={listId} aria-label={`Results for “${query}”`} className={styles.hits}>
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
              {translate({id: 'theme.SearchBar.seeAll', message: 'See all results'})}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
