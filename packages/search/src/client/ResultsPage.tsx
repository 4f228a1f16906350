import {memo, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Translate, {translate} from '@docusaurus/Translate';
import {createStorageSlot, PageMetadata, usePluralForm} from '@docusaurus/theme-common';
import {useHistory} from '@docusaurus/router';
import settings from '@generated/search/default/settings.json';
import Layout from '@theme/Layout';
import SearchHitIcon from '@theme/SearchHitIcon';
import SearchTopics from '@theme/SearchTopics';
import clsx from 'clsx';
import styles from '#css/resultsPage.module.css';
import {hitUrl, typedWords, type Hit} from '@training-catalog/search-engine';
import {findHits} from './searchClient.js';
import Excerpt from './Excerpt.js';
import {useUrlQuery} from '@training-catalog/utils/url-query';

/** Maximum number of hits, before and after "more" is pressed. */
const maxHits = {first: 20, more: 50} as const;

/** Time in ms without a letter after which the number of results is said. */
const statusPause = 400;

/** Maximum length of an excerpt, in characters. */
const excerptLength = 160;

/** Memoized, so that a hit is not highlighted again when something else on the page changes. */
const HitOnPage = memo(function HitOnPage(props: {
  hit: Hit;
  number: number;
  query: string;
  words: readonly string[];
}): ReactNode {
  const {hit, number, query, words} = props;
  const {page, heading, text, terms} = hit;
  const title = heading?.[0] ?? page.title;
  const path = [...page.path, ...(heading ? [page.title] : [])];
  return (
    <article className={styles.hit}>
      <h2>
        <SearchHitIcon page={page} number={number} />{' '}
        <Link to={hitUrl(hit, query)}>
          <Excerpt text={title} terms={terms} words={words} length={excerptLength} />
        </Link>
      </h2>
      {path.length > 0 && <p className={styles.path}>{path.join(' › ')}</p>}
      {(text || page.description) && (
        <p>
          <Excerpt text={text || page.description} terms={terms} words={words} length={excerptLength} />
        </p>
      )}
    </article>
  );
});

/** The listed hits, with the query and limit that produced them. */
interface Listed {
  query: string;
  limit: number;
  hits: readonly Hit[];
}

/** What the status of the page says. */
interface Said {
  text: string;
  /** The query without results. */
  missing?: string | undefined;
}

/** Query string of a search; empty without words and filter. */
function queryString(query: string, kind: string | undefined): string {
  const next = new URLSearchParams({...(query && {q: query}), ...(kind !== undefined && {kind})}).toString();
  return next && `?${next}`;
}

/** A search as the fields of the page, and as its normalized query string, which identifies it. */
function readSearch(search: string): {query: string; kind: string | undefined; params: string} {
  const given = new URLSearchParams(search);
  const [query, named] = [given.get('q') ?? '', given.get('kind') ?? ''];
  const kind = Object.hasOwn(settings.kinds, named) ? named : undefined;
  return {query, kind, params: queryString(query, kind)};
}

/**
 * Listings by search, for as long as the site is open: Back shows one at once, so that the browser finds the position to
 * scroll to.
 */
const listings = new Map<string, Listed>();

/** Maximum number of listings that are kept. */
const maxListings = 10;

function keepListing(listed: Listed): void {
  listings.delete(listed.query);
  listings.set(listed.query, listed);
  const [oldest] = listings.keys();
  if (oldest !== undefined && listings.size > maxListings) {
    listings.delete(oldest);
  }
}

/** State of a results page that a reader left, for when the browser loads it again: on a reload, or on Back from another site. */
interface LeftState {
  query: string;
  limit: number;
  top: number;
}

const leftSlot = () => createStorageSlot('search-results', {persistence: 'sessionStorage'});

/** Whether the document was loaded by a link or an address, not by Back or a reload. */
const isNewDocument = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate';

/**
 * Reads how a reader left the results page to which Back returns; undefined on a new visit, and for a listing that is kept,
 * because then the browser restores the scroll position by itself.
 */
function readLeft(): LeftState | undefined {
  const {params} = readSearch(window.location.search);
  try {
    const left = listings.has(params) ? null : (JSON.parse(leftSlot().get() ?? 'null') as LeftState | null);
    return left?.query === params ? left : undefined;
  } catch {
    // Somebody else has written there.
    return undefined;
  }
}

function Results(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {selectMessage} = usePluralForm();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const {search, change, flush} = useUrlQuery();
  const {query, kind, params} = readSearch(search);
  const [found, setFound] = useState<Listed>();
  const listed = found?.query === params ? found : listings.get(params);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  /** The search for which the reader requested more hits. */
  const [extended, setExtended] = useState<string>();
  const [isReturn] = useState(
    () => ExecutionEnvironment.canUseDOM && history.action === 'POP' && (isBrowser || !isNewDocument()),
  );
  const [left] = useState(() => (isReturn ? readLeft() : undefined));
  const isExtended = extended === params || (left?.query === params && left.limit === maxHits.more);
  const limit = isExtended ? maxHits.more : (listed?.limit ?? maxHits.first);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isListed = listed !== undefined && listed.limit >= limit;

  useEffect(() => {
    if (isListed) {
      return undefined;
    }
    let current = true;
    findHits({
      baseUrl: siteConfig.baseUrl,
      caller: 'page',
      query,
      limit,
      kind,
    }).then(
      (hits) => {
        if (current) {
          const next = {query: params, limit, hits};
          keepListing(next);
          // A transition, so that rendering fifty hits does not block typing.
          startTransition(() => {
            setFound(next);
            setFailure(undefined);
          });
        }
      },
      (error: unknown) => {
        console.error('Search could not be loaded:', error);
        if (current) {
          setFailure(error ?? new Error('unknown'));
        }
      },
    );
    return () => {
      current = false;
    };
  }, [query, kind, params, limit, siteConfig.baseUrl, attempt, isListed]);

  // The button for more hits is unmounted, so the first new hit gets the focus.
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (wantsFocus.current && listed?.limit === maxHits.more) {
      wantsFocus.current = false;
      const links = [...(list.current?.querySelectorAll('a') ?? [])];
      (links[maxHits.first] ?? links.at(-1))?.focus();
    }
  }, [listed]);

  const [isServed] = useState(!isBrowser);
  useEffect(() => {
    // Search is the only purpose of this page. Not on Back, because a phone would open its keyboard.
    if (!isReturn) {
      field.current?.focus();
    }
    // What was typed before hydration stays.
    const typed = isServed ? field.current?.value : '';
    const inUrl = readSearch(window.location.search);
    if (typed && typed !== inUrl.query) {
      change(queryString(typed, inUrl.kind));
    }
  }, [isReturn, isServed, change]);

  /** Position to scroll to when the hits are listed again. */
  const top = useRef(left?.top);
  useEffect(() => {
    if (isListed && top.current !== undefined) {
      window.scrollTo({top: top.current, behavior: 'instant'});
      top.current = undefined;
    }
  }, [isListed]);

  const current = useRef({query: params, limit});
  useEffect(() => {
    current.current = {query: params, limit};
  }, [params, limit]);
  // A layout effect is cleaned up before the next page is scrolled.
  useLayoutEffect(() => {
    // That of the last scroll event, because parts of this page are removed before the cleanup.
    let position = window.scrollY;
    const onScroll = (): void => {
      position = window.scrollY;
    };
    // Who leaves before the hits are listed again is still where they left before.
    const leave = (): void =>
      leftSlot().set(JSON.stringify({...current.current, top: top.current ?? position} satisfies LeftState));
    window.addEventListener('scroll', onScroll, {passive: true});
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const retry = (): void => {
    // The button is unmounted together with the message.
    field.current?.focus();
    setAttempt(attempt + 1);
  };

  // Without the query, which is in the field below: a second line would move the field, on loading and while typing.
  const label = translate({
    id: 'training-catalog.search.allPages',
    message: 'Search all pages',
    description: 'Heading of the results page without a query, and label of its field',
  });
  const heading = query
    ? translate({
        id: 'training-catalog.search.heading',
        message: 'Search results',
        description: 'Heading of the results page with a query',
      })
    : label;
  const title = query
    ? translate(
        {
          id: 'training-catalog.search.title',
          message: 'Search results for “{query}”',
          description: 'Title of the results page with a query',
        },
        {query},
      )
    : label;
  const words = useMemo(() => typedWords(query, settings.synonyms), [query]);
  const hasFailed = failure !== undefined && !listed;
  const count = listed?.hits.length ?? 0;
  const status = (): Said => {
    if (!query || hasFailed) {
      return {text: ''};
    }
    if (!listed) {
      return {
        text: translate({
          id: 'training-catalog.search.searching',
          message: 'Searching…',
          description: 'Status of the results page while a search runs',
        }),
      };
    }
    if (count === 0) {
      return {text: '', missing: query};
    }
    const text =
      count >= listed.limit
        ? translate(
            {
              id: 'training-catalog.search.topResults',
              message: 'Top {count} results',
              description: 'Status of the results page if it shows only the first results',
            },
            {count},
          )
        : selectMessage(
            count,
            translate(
              {
                id: 'training-catalog.search.results',
                message: '1 result|{count} results',
                description: 'Number of results. Plural forms are separated by "|"',
              },
              {count},
            ),
          );
    return {text};
  };

  // After a pause, so that screen readers do not say one message per letter.
  const {text, missing} = status();
  const [said, setSaid] = useState<Said>({text: ''});
  useEffect(() => {
    const timer = setTimeout(() => setSaid({text, missing}), statusPause);
    return () => clearTimeout(timer);
  }, [text, missing, query]);

  return (
    <>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={clsx('container margin-vert--lg', styles.page)} data-needs-scripts="">
        <h1>{heading}</h1>
        <input
          ref={field}
          type="search"
          name="q"
          className={clsx('search-needs-script', styles.input)}
          aria-label={label}
          autoComplete="off"
          value={query}
          onChange={({target}) => change(queryString(target.value, kind))}
          onBlur={flush}
        />
        <noscript>
          <p>
            {translate({
              id: 'training-catalog.search.needsScript',
              message: 'Searching needs JavaScript, which is turned off in your browser.',
              description: 'Text of the results page without JavaScript',
            })}{' '}
            <Link to="/">
              {translate({
                id: 'training-catalog.search.landingPage',
                message: 'Go to the landing page',
                description: 'Link in the text of the results page without JavaScript',
              })}
            </Link>
          </p>
          <SearchTopics place="page" />
        </noscript>
        {Object.entries(settings.kinds).map(([name, labelOfKind]) => (
          <p key={name} className="search-needs-script">
            <label>
              <input
                type="checkbox"
                checked={kind === name}
                onChange={({target}) => change(queryString(query, target.checked ? name : undefined))}
              />{' '}
              <span>{labelOfKind}</span>
            </label>
          </p>
        ))}
        <p role="status" className={styles.status}>
          {said.missing === undefined ? (
            <span>{said.text}</span>
          ) : (
            <span key={said.missing}>
              <Translate
                id="training-catalog.search.noResultsFor"
                description="Status of the results page if nothing matches"
                values={{query: <span translate="no">{said.missing}</span>}}
              >
                {'No results for “{query}”.'}
              </Translate>
            </span>
          )}
        </p>
        {hasFailed && (
          <p role="alert">
            <span>
              {translate({
                id: 'training-catalog.search.indexFailed',
                message: 'The search index could not be loaded.',
                description: 'Message of the results page if the index could not be loaded',
              })}
            </span>{' '}
            <span>{(Object(failure) as {reason?: string}).reason}</span>{' '}
            <button type="button" className="button button--secondary button--sm" onClick={retry}>
              {translate({
                id: 'training-catalog.search.retry',
                message: 'Try again',
                description: 'Button that loads the search index again',
              })}
            </button>
          </p>
        )}
        {query && listed && (
          <div ref={list}>
            {listed.hits.map((hit, number) => (
              <HitOnPage key={hit.id} hit={hit} number={number} query={query} words={words} />
            ))}
            {count === maxHits.first && limit === maxHits.first && (
              <button
                type="button"
                className="button button--secondary"
                onClick={() => {
                  wantsFocus.current = true;
                  setExtended(params);
                }}
              >
                {translate({
                  id: 'training-catalog.search.more',
                  message: 'Show more results',
                  description: 'Button of the results page that adds further results',
                })}
              </button>
            )}
          </div>
        )}
        {((isBrowser && !query) || hasFailed || (listed && count === 0)) && <SearchTopics place="page" />}
      </main>
    </>
  );
}

/** The results page, `/search?q=`. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Results />
    </Layout>
  );
}
