import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {searchFor} from './settings.js';

/** A link to the search of all pages, for words that a list does not have; nothing without words or a search. */
export default function SearchAll({words}: {words: string}): ReactNode {
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
