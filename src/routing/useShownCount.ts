import {useCallback, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

/** Numbers of items by URL, for as long as the site is open. */
const counts = new Map<string, number>();

/**
 * State of a list that a button extends: how many items it shows. Back and Forward restore it, so that a reader finds the
 * place from which a link was followed.
 *
 * @param first Number of items on a new visit.
 */
export function useShownCount(first: number): [count: number, setCount: (count: number) => void] {
  const {action} = useHistory();
  const {pathname, search} = useLocation();
  const url = pathname + search;
  const [count, setCount] = useState(() => (action === 'POP' ? (counts.get(url) ?? first) : first));
  const set = useCallback(
    (next: number) => {
      counts.set(url, next);
      setCount(next);
    },
    [url],
  );
  return [count, set];
}
