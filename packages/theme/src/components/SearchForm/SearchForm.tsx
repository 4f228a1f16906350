import {useId, type ReactNode, type SubmitEvent} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '../Icon/Icon.js';
import styles from '#css/SearchForm.module.css';

/**
 * A search form within a page, which submits to the results page. It works before hydration; without JavaScript it is
 * hidden, because the results page needs JavaScript.
 *
 * @param words Initial value of the field.
 */
export default function SearchForm({label, words}: {label: string; words?: string | undefined}): ReactNode {
  const history = useHistory();
  const results = useBaseUrl('/search');
  const id = useId();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q') as string;
    history.push(`${results}?${new URLSearchParams({q: query}).toString()}`);
  };
  return (
    <form
      className={`needs-script ${styles.form}`}
      role="search"
      aria-label={translate({id: 'site.search.allPages', message: 'All pages'})}
      action={results}
      onSubmit={onSubmit}
    >
      <label htmlFor={id}>{label}</label>
      <span className={styles.field}>
        <Icon name="search" />
        <input key={words} id={id} type="search" name="q" required autoComplete="off" defaultValue={words} />
        <button type="submit">
          <Translate id="site.search.submit">Search</Translate>
        </button>
      </span>
    </form>
  );
}
