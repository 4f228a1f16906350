import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Time without a change before the URL follows, in ms. */
const pause = 300;

/**
 * Time until a change that the browser refused is tried again, in ms. Safari throws an exception for more than 100
 * changes of the history in ten seconds.
 */
const retryPause = 2000;

/** A query string that a reader has changed. */
interface Change {
  search: string;
  /** Time until it is written to the URL, in ms; undefined once it is. */
  delay?: number;
}

/** The query string of a page whose fields are kept in it. */
export interface UrlQuery {
  /** Query string with its question mark, as last changed; empty before hydration. */
  search: string;
  /** Changes it: in the URL after a pause, without a new entry of the history. */
  change: (search: string) => void;
  /** Changes the URL now; to be called when a field loses the focus. */
  flush: () => void;
}

/**
 * The query string of the URL as the state of fields. A field that is controlled by the URL itself loses the position of
 * the caret and interrupts input methods, because the router delivers a changed URL only after React has restored the old
 * text.
 *
 * @param form The form with these fields, each named as its parameter: what a reader enters before hydration then stays.
 */
export function useUrlQuery(form?: RefObject<HTMLFormElement | null>): UrlQuery {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const [changed, setChanged] = useState<Change>();
  const isOwn = useRef(false);

  // After a link or the Back button, the URL counts.
  useEffect(
    () =>
      history.listen(() => {
        if (!isOwn.current) {
          setChanged(undefined);
        }
      }),
    [history],
  );

  const flush = useCallback(() => {
    if (changed?.delay === undefined) {
      return;
    }
    const {pathname, hash} = window.location;
    const url = pathname + changed.search + hash;
    isOwn.current = true;
    try {
      history.replace(url);
      setChanged({search: changed.search});
    } catch (error) {
      console.warn(error);
      setChanged({...changed, delay: retryPause});
    }
    isOwn.current = false;
  }, [changed, history]);

  useEffect(() => {
    const timer = setTimeout(flush, changed?.delay);
    return () => clearTimeout(timer);
  }, [changed, flush]);

  const change = useCallback((next: string) => setChanged({search: next, delay: pause}), []);
  const [isServed] = useState(!isBrowser);
  useEffect(() => {
    // React leaves what was entered in the fields, but does not learn of it.
    const fields = isServed && form?.current ? [...new FormData(form.current)] : [];
    const entered = fields.filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    );
    if (entered.length > 0) {
      const query = new URLSearchParams(window.location.search);
      entered.forEach(([name, value]) => query.set(name, value));
      // oxlint-disable-next-line react/set-state-in-effect -- only the fields know it
      change(`?${query.toString()}`);
    }
  }, [isServed, form, change]);

  return {search: changed?.search ?? (isBrowser ? search : ''), change, flush};
}
