import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import styles from '#css/searchBox.module.css';
import {optionId} from './suggestionList.js';
import {useHighlightedQuery} from './useHighlightedQuery.js';
import {useSuggestions} from './useSuggestions.js';

const shortcut = (): string => (navigator.userAgent.includes('Mac') ? '⌘K' : 'Ctrl+K');

// The texts have no descriptions for translators, because these would be on every page.

/** Placeholder of the field when it gives hits. */
const ready = (keys: string): string =>
  translate({id: 'training-catalog.search.box', message: 'Search {keys}'}, {keys});

/** Text that is typed while the next page loads, for the box of that page, which may be another element. */
let early: {pathname: string; query: string} | undefined;

/**
 * The search box of the navigation bar: a combobox with a list of hits, following the WAI-ARIA pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus stays in the field while the arrow keys select a hit;
 * Enter opens the selected hit, or the results page if there is none or the hits are still those of an earlier text; Tab
 * moves to the links below the hits; Escape closes the list. Code and index are loaded on first use.
 */
export default function SearchBox(): ReactNode {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const resultsPage = useBaseUrl('search');
  const {trailingSlash} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  const highlighted = useHighlightedQuery();
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const {state, reason, start, suggestions, choose, list} = useSuggestions(query);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();

  const hasQuery = query.trim() !== '';
  const shown = isOpen && hasQuery ? suggestions : undefined;
  const hasHits = shown !== undefined && shown.hits.length > 0;
  /** Whether the hits are those of the text in the field, and not yet those of an earlier text. */
  const isCurrent = shown?.query === query;
  // Says "Loading..." until hydration, because the box gives no hits before.
  const placeholder =
    isBrowser && state !== 'loading'
      ? ready(shortcut())
      : translate({id: 'training-catalog.search.waiting', message: 'Loading...'});
  const allResults = `${resultsPage}?${new URLSearchParams({q: query}).toString()}`;

  const use = useCallback(() => {
    // After a failure, only the reader retries: a passing pointer or focus must not clear the error message.
    if (state === 'waiting') {
      start();
    }
  }, [state, start]);
  const retry = useCallback(() => {
    input.current?.focus();
    start();
  }, [start]);

  // A script may have changed it before hydration, of which React does not know.
  useEffect(() => {
    if (input.current) {
      input.current.placeholder = placeholder;
    }
  }, [placeholder]);

  // The field may already have focus, and the pointer, before hydration.
  useEffect(() => {
    if (document.activeElement === input.current) {
      setIsOpen(true);
      start();
    } else if (input.current?.matches(':hover')) {
      start();
    }
  }, [start]);

  // On each page, the box shows the query whose words are highlighted, if any; text typed before hydration, or while the
  // page loaded, wins.
  const shownFor = useRef({pathname: '', highlighted: ''});
  useEffect(() => {
    const before = shownFor.current;
    shownFor.current = {pathname, highlighted};
    let typed = before.pathname === '' ? (input.current?.value ?? '') : '';
    if (early?.pathname === pathname) {
      typed = early.query;
      input.current?.focus();
    }
    early = undefined;
    // When highlights are removed, what has been typed since stays.
    setQuery((now) =>
      before.pathname === pathname && now !== before.highlighted ? now : typed === '' ? highlighted : typed,
    );
  }, [pathname, highlighted]);

  // Where pages have no trailing slash, a link may still have one: the file of the page is also served below its name.
  useEffect(() => {
    if (trailingSlash === false && pathname === `${resultsPage}/`) {
      history.replace(resultsPage + search + hash);
    }
  }, [pathname, search, hash, history, resultsPage, trailingSlash]);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      // Browsers that fill in a field send an event without a key.
      const {key} = event as Partial<globalThis.KeyboardEvent>;
      if (key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        retry();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [retry]);

  const open = (url: string): void => {
    setIsOpen(false);
    input.current?.blur();
    history.push(url);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // During IME composition, Enter and the arrow keys belong to the input method.
    if (event.nativeEvent.isComposing) {
      return;
    }
    const isField = event.target === input.current;
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      input.current?.focus();
      setIsOpen(false);
    } else if (isField && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      if (shown && hasHits && isCurrent) {
        const {length} = shown.hits;
        choose((shown.chosen + (event.key === 'ArrowDown' ? 1 : length - 1)) % length);
      } else {
        setIsOpen(true);
      }
    } else if (isField && event.key === 'Enter' && hasQuery) {
      event.preventDefault();
      open((shown && isCurrent ? list?.chosenUrl(shown) : undefined) ?? allResults);
    }
  };

  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      setIsOpen(false);
    }
  };

  return (
    // The events bubble from the field and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      // Before hydration, Enter sends what is typed to the results page.
      action={resultsPage}
      role="search"
      className={styles.container}
      onPointerEnter={use}
      onTouchStart={use}
      onFocus={use}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <div className="navbar__search">
        <input
          ref={input}
          type="search"
          role="combobox"
          className={clsx('navbar__search-input', styles.input)}
          name="q"
          placeholder={placeholder}
          // For a script of the site that makes the field ready before hydration.
          data-ready={ready('Ctrl+K')}
          aria-label={translate({
            id: 'training-catalog.search.label',
            message: 'Search',
          })}
          aria-autocomplete="list"
          aria-expanded={hasHits}
          aria-controls={hasHits ? listId : undefined}
          aria-activedescendant={hasHits && isCurrent ? optionId(listId, shown.chosen) : undefined}
          autoComplete="off"
          value={query}
          onChange={({target}) => {
            setQuery(target.value);
            setIsOpen(true);
            // The history is ahead of the page that is shown while the next one loads.
            const next = history.location.pathname;
            early = next === pathname ? undefined : {pathname: next, query: target.value};
          }}
          onFocus={() => setIsOpen(true)}
        />
      </div>
      {shown && list && (
        <list.default
          suggestions={shown}
          listId={listId}
          onChoose={choose}
          onOpen={open}
          onLeave={() => {
            setIsOpen(false);
            input.current?.blur();
          }}
          allResults={allResults}
        />
      )}
      <span role="status" className={styles.visuallyHidden}>
        {/* Not when the focus only passes. */}
        {state === 'loading' && hasQuery && (
          <span>
            {translate({
              id: 'training-catalog.search.loading',
              message: 'Loading search',
            })}
          </span>
        )}
        {state !== 'loading' && shown && list && <list.HitCount count={shown.hits.length} />}
      </span>
      {state === 'failed' && (
        <p className={clsx('alert alert--danger', styles.failure)} role="alert">
          <span>
            {translate({
              id: 'training-catalog.search.failed',
              message: 'Search could not be loaded.',
            })}
          </span>{' '}
          <span>{reason}</span>{' '}
          <button type="button" className="button button--secondary button--sm" onClick={retry}>
            {translate({
              id: 'training-catalog.search.retry',
              message: 'Try again',
            })}
          </button>
        </p>
      )}
    </form>
  );
}
