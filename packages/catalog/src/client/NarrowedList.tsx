import {Children, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from '#css/explorer.module.css';

/**
 * A part of a list that a filter narrows; without an entry, the heading above it is hidden, too.
 *
 * @param isSearched whether the search of the site indexes it
 */
export default function NarrowedList({isSearched, children}: {isSearched: boolean; children: ReactNode}): ReactNode {
  return (
    <div className={clsx(!isSearched && 'not-searched', Children.count(children) === 0 && styles.empty)}>
      {children}
    </div>
  );
}
