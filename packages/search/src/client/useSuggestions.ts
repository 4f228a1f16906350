import {useCallback, useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SuggestionList} from './suggestionList.js';

/** State of the search: not used yet, loading, ready, or failed to load. */
export type SearchState = 'waiting' | 'loading' | 'ready' | 'failed';

/** Modules that are loaded on first use. */
interface Parts {
  client: typeof import('./searchClient.js');
  list: typeof import('./Suggestions.js');
}

/** The search of the box. */
interface Search {
  state: SearchState;
  /** Why it failed, if the reader can do something about it. */
  reason: string | undefined;
  /** Loads code and index, unless they are already loading or loaded; after a failure, retries. */
  start: () => void;
  /**
   * Contents of the list; undefined before the first result. Hits of the previous query stay until the next ones arrive.
   */
  suggestions: SuggestionList | undefined;
  /** Chooses a hit. */
  choose: (number: number) => void;
  /** The module of the list; undefined until it is loaded. */
  list: Parts['list'] | undefined;
}

/**
 * Searches while the reader types.
 *
 * @param query Text in the search box.
 */
export function useSuggestions(query: string): Search {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [state, setState] = useState<SearchState>('waiting');
  const [reason, setReason] = useState<string>();
  const [parts, setParts] = useState<Parts>();
  const [suggestions, setSuggestions] = useState<SuggestionList>();
  const isStarted = useRef(false);

  const fail = useCallback((error: unknown) => {
    console.error('Search could not be loaded:', error);
    isStarted.current = false;
    setSuggestions(undefined);
    setReason((error as {reason?: string}).reason);
    setState('failed');
  }, []);

  const start = useCallback(() => {
    if (isStarted.current) {
      return;
    }
    isStarted.current = true;
    setState('loading');
    const loadClient = async (): Promise<Parts['client']> => {
      const client = await import('./searchClient.js');
      await client.loadIndex(baseUrl);
      return client;
    };
    Promise.all([loadClient(), import('./Suggestions.js')]).then(
      ([client, list]) => {
        // A new object each time, so that the typed text is searched again after a failure.
        setParts({client, list});
        setState('ready');
      },
      (error: unknown) => {
        fail(error);
      },
    );
  }, [baseUrl, fail]);

  useEffect(() => {
    if (!parts) {
      return undefined;
    }
    let isCurrent = true;
    const answer = async (): Promise<SuggestionList | undefined> =>
      query.trim() === ''
        ? undefined
        : {query, hits: await parts.client.findHits({baseUrl, caller: 'box', query}), chosen: 0};
    answer().then(
      (next) => {
        if (isCurrent) {
          setSuggestions(next);
          setState('ready');
        }
      },
      (error: unknown) => {
        if (isCurrent) {
          fail(error);
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [parts, query, baseUrl, fail]);

  const choose = useCallback((chosen: number) => setSuggestions((before) => before && {...before, chosen}), []);
  return {state, reason, start, suggestions, choose, list: parts?.list};
}
