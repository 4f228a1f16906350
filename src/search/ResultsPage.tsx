import {
  memo,
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {createStorageSlot, PageMetadata} from '@docusaurus/theme-common';
import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import topics from '@generated/catalog/default/topics.json';
import Layout from '@theme/Layout';
import {pageMark} from '@site/shared/pageMarks';
import {lazyPart} from '@site/src/components/lazyPart';
import Icon from '../components/Icon/Icon';
import {useUrlQuery} from '../routing/useUrlQuery';
import {findHits} from './client';
import Excerpt from './Excerpt';
import {hitUrl, typedWords} from './hit';
import type {Hit} from './types';
import styles from './resultsPage.module.css';

/** Icons that are not on every page. */
const AdditionalIcons = lazyPart(() => import('../components/Icon/AdditionalIcons'));
const PageIcons = lazyPart(() => import('../components/Icon/PageIcons'));

/** Maximum number of hits, before and after "more" is pressed. */
const maxHits = {first: 20, more: 50} as const;

/** Maximum length of an excerpt, in characters. */
const excerptLength = 160;

/** Memoized, so that a hit is not highlighted again when something else on the page changes. */
const Found = memo(function Found(props: {hit: Hit; query: string; words: readonly string[]}): ReactNode {
  const {hit, query, words} = props;
  const {page, heading, text, terms} = hit;
  const title = heading?.[0] ?? page.title;
  const path = [...page.path, ...(heading ? [page.title] : [])];
  const {icon, hue} = pageMark(page.url);
  return (
    <article className={clsx(styles.hit, `hue-${hue}`)}>
      <h2>
        <Icon name={icon} />{' '}
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

function Topics(): ReactNode {
  return (
    <section>
      <h2>Browse by topic</h2>
      <ul className={styles.topics}>
        {topics.map(({label, permalink}) => (
          <li key={permalink}>
            <Link to={permalink}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The listed hits, with the query and limit that produced them. */
interface Listed {
  query: string;
  limit: number;
  hits: readonly Hit[];
}

/** Query string of a search; empty without words and filter. */
function queryString(query: string, onlyLessons: boolean): string {
  const next = new URLSearchParams({...(query && {q: query}), ...(onlyLessons && {kind: 'lesson'})}).toString();
  return next && `?${next}`;
}

/** A search as the fields of the page, and as its normalized query string, which identifies it. */
function readSearch(search: string): {query: string; onlyLessons: boolean; params: string} {
  const given = new URLSearchParams(search);
  const [query, onlyLessons] = [given.get('q') ?? '', given.get('kind') === 'lesson'];
  return {query, onlyLessons, params: queryString(query, onlyLessons)};
}

/**
 * Listings by search, for as long as the site is open: Back shows one at once, so that the browser finds the position to
 * scroll to.
 */
const listings = new Map<string, Listed>();

/** Maximum number of listings that are kept. */
const maxListings = 10;

function keep(listed: Listed): void {
  listings.delete(listed.query);
  listings.set(listed.query, listed);
  const [oldest] = listings.keys();
  if (oldest !== undefined && listings.size > maxListings) {
    listings.delete(oldest);
  }
}

/** How a reader left a results page, for when the browser loads it again: on a reload, or on Back from another site. */
interface Left {
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
function readLeft(): Left | undefined {
  const {params} = readSearch(window.location.search);
  try {
    const left = listings.has(params) ? null : (JSON.parse(leftSlot().get() ?? 'null') as Left | null);
    return left?.query === params ? left : undefined;
  } catch {
    // Somebody else has written there.
    return undefined;
  }
}

function Results(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const {search, change, flush} = useUrlQuery();
  const {query, onlyLessons, params} = readSearch(search);
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
      kind: onlyLessons ? 'lesson' : undefined,
    }).then(
      (hits) => {
        if (current) {
          const next = {query: params, limit, hits};
          keep(next);
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
  }, [query, onlyLessons, params, limit, siteConfig.baseUrl, attempt, isListed]);

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
      change(queryString(typed, inUrl.onlyLessons));
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
    const leave = (): void => leftSlot().set(JSON.stringify({...current.current, top: position} satisfies Left));
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
  const heading = query ? 'Search results' : 'Search the catalog';
  const words = useMemo(() => typedWords(query), [query]);
  const hasFailed = failure !== undefined && !listed;
  const count = listed?.hits.length ?? 0;
  const status = (): string => {
    if (!query || hasFailed) {
      return '';
    }
    if (!listed) {
      return 'Searching…';
    }
    const hits = count === 1 ? '1 result' : `${count >= listed.limit ? 'Top ' : ''}${count} results`;
    return count === 0 ? `No results for “${query}”.` : hits;
  };

  return (
    <>
      <PageMetadata title={query ? `${heading} for “${query}”` : heading} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={clsx('container margin-vert--lg reading', styles.page)}>
        <h1>{heading}</h1>
        <input
          ref={field}
          type="search"
          name="q"
          className={clsx('needs-script', styles.input)}
          aria-label="Search the catalog"
          autoComplete="off"
          value={query}
          onChange={({target}) => change(queryString(target.value, onlyLessons))}
          onBlur={flush}
        />
        <noscript>
          <p>
            Searching needs JavaScript, which is turned off in your browser. Find pages by the{' '}
            <Link to="/docs/tags">tags of the documentation</Link>, or from the <Link to="/">landing page</Link>.
          </p>
        </noscript>
        <p className="needs-script">
          <label>
            <input
              type="checkbox"
              checked={onlyLessons}
              onChange={({target}) => change(queryString(query, target.checked))}
            />{' '}
            Lessons only
          </label>
        </p>
        <p role="status">{status()}</p>
        {hasFailed && (
          <p role="alert">
            The search index could not be loaded.{' '}
            <button type="button" className="button button--secondary button--sm" onClick={retry}>
              Try again
            </button>
          </p>
        )}
        {query && listed && (
          <div ref={list}>
            <Suspense>
              <AdditionalIcons />
              <PageIcons />
            </Suspense>
            {listed.hits.map((hit) => (
              <Found key={hit.id} hit={hit} query={query} words={words} />
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
                Show more results
              </button>
            )}
          </div>
        )}
        {((isBrowser && !query) || hasFailed || (listed && count === 0)) && <Topics />}
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
