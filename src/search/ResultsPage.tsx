import {
  memo,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type ReactNode,
} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import {useHistory, useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import topics from '@generated/catalog/default/topics.json';
import Layout from '@theme/Layout';
import {pageMark} from '@site/shared/pageMarks';
import {lazyPart} from '@site/src/components/lazyPart';
import Icon from '../components/Icon/Icon';
import {findHits} from './client';
import Excerpt from './Excerpt';
import {hitUrl, markedWords} from './hit';
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
const Found = memo(function Found({hit, words}: {hit: Hit; words: readonly string[]}): ReactNode {
  const {page, heading, text, terms} = hit;
  const title = heading?.[0] ?? page.title;
  const path = [...page.path, ...(heading ? [page.title] : [])];
  const {icon, hue} = pageMark(page.url);
  return (
    <article className={clsx(styles.hit, `hue-${hue}`)}>
      <h2>
        <Icon name={icon} />{' '}
        <Link to={hitUrl(hit, words)}>
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

function Results(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  const given = new URLSearchParams(isBrowser ? search : '');
  const query = given.get('q') ?? '';
  const onlyLessons = given.get('kind') === 'lesson';
  /** Identifies a search: the query and the kind filter. */
  const params = queryString(query, onlyLessons);
  const [found, setFound] = useState<Listed>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  /** The search for which the reader requested more hits. */
  const [extended, setExtended] = useState<string>();
  const limit = extended === params ? maxHits.more : maxHits.first;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
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
          // A transition, so that rendering fifty hits does not block typing.
          startTransition(() => {
            setFound({query: params, limit, hits});
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
  }, [query, onlyLessons, params, limit, siteConfig.baseUrl, attempt]);

  // The button for more hits is unmounted, so the first new hit gets the focus.
  useEffect(() => {
    if (found?.limit === maxHits.more) {
      const links = [...(list.current?.querySelectorAll('a') ?? [])];
      (links[maxHits.first] ?? links.at(-1))?.focus();
    }
  }, [found]);

  const onInput = useCallback(
    ({target}: ChangeEvent<HTMLInputElement>) => {
      history.replace(pathname + queryString(target.value, onlyLessons));
    },
    [history, pathname, onlyLessons],
  );
  const field = useRef<HTMLInputElement>(null);
  const retry = (): void => {
    // The button is unmounted together with the message.
    field.current?.focus();
    setAttempt(attempt + 1);
  };

  // Without the query, which is in the field below: a second line would move the field, on loading and while typing.
  const heading = query ? 'Search results' : 'Search the catalog';
  const words = useMemo(() => markedWords(query), [query]);
  const isCurrent = found?.query === params;
  const count = isCurrent ? found.hits.length : 0;
  const status = (): string => {
    if (!query || failure !== undefined) {
      return '';
    }
    if (!isCurrent) {
      return 'Searching…';
    }
    const hits = count === 1 ? '1 result' : `${count >= found.limit ? 'Top ' : ''}${count} results`;
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
          className={styles.input}
          aria-label="Search the catalog"
          autoComplete="off"
          // Search is the only purpose of this page.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={query}
          onChange={onInput}
        />
        <p className="needs-script">
          <label>
            <input
              type="checkbox"
              checked={onlyLessons}
              onChange={({target}) => history.replace(pathname + queryString(query, target.checked))}
            />{' '}
            Lessons only
          </label>
        </p>
        <p role="status">{status()}</p>
        {failure !== undefined && (
          <p role="alert">
            The search index could not be loaded.{' '}
            <button type="button" className="button button--secondary button--sm" onClick={retry}>
              Try again
            </button>
          </p>
        )}
        {query && isCurrent && (
          <div ref={list}>
            <Suspense>
              <AdditionalIcons />
              <PageIcons />
            </Suspense>
            {found.hits.map((hit) => (
              <Found key={hit.id} hit={hit} words={words} />
            ))}
            {count === maxHits.first && limit === maxHits.first && (
              <button type="button" className="button button--secondary" onClick={() => setExtended(params)}>
                Show more results
              </button>
            )}
          </div>
        )}
        {((isBrowser && !query) || failure !== undefined || (isCurrent && count === 0)) && <Topics />}
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
