// Parts of all forms that filter a list; in one module, because the landing page loads what it shares with other pages by module.
import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {searchFor} from './settings.js';
import styles from '#css/explorer.module.css';

/** A form control below its label; the label does not wrap it, so that the accessible name is the label text alone. */
export function Field({label, children}: {label: string; children: (id: string) => ReactNode}): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

/** How many entries the explorer lists, announced when it changes. */
export function ListCount({children}: {children: ReactNode}): ReactNode {
  return (
    <p className={styles.count} role="status">
      {children}
    </p>
  );
}

/** A link to the search of all pages, for words that a list does not have; nothing without words or a search. */
export function SearchAll({words}: {words: string}): ReactNode {
  const search = words.trim() === '' ? undefined : searchFor(words.trim());
  return (
    search && (
      <span>
        {' '}
        <Link to={search}>
          {translate(
            {
              id: 'training-catalog.catalog.explorer.searchAll',
              message: 'Search all pages for “{words}”',
              description: 'Link to the search, shown if no project matches the filters',
            },
            {words: words.trim()},
          )}
        </Link>
      </span>
    )
  );
}
