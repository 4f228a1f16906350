import {useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useUrlQuery} from '@training-catalog/utils/url-query';
import artifacts from '@generated/catalog/default/artifacts.json';
import lists from '@generated/catalog/default/questions.json';
import {accessText} from '../client/artifactTexts.js';
import {compareIgnoreCase} from '../client/compareIgnoreCase.js';
import {Field, ListCount, SearchAll} from '../client/explorerParts.js';
import {allText} from '../client/filterTexts.js';
import {artifactFacets, isArtifactChosen, isQuestionChosen} from '../client/listFilter.js';
import styles from '#css/explorer.module.css';

const questions = lists.flatMap((list) => list.questions);

/** How many entries of a list are left. */
const countText = (of: 'questions' | 'artifacts', found: number): string =>
  of === 'questions'
    ? translate(
        {
          id: 'training-catalog.catalog.listFilter.questions',
          message: '{found} of {all} questions',
          description: 'How many questions match the words',
        },
        {found, all: questions.length},
      )
    : translate(
        {
          id: 'training-catalog.catalog.listFilter.artifacts',
          message: '{found} of {all} models and data sets',
          description: 'How many models and data sets match the filters',
        },
        {found, all: artifacts.length},
      );

const facetLabel = (facet: (typeof artifactFacets)[number]): string =>
  ({
    access: translate({
      id: 'training-catalog.catalog.artifacts.access',
      message: 'Access',
      description: 'Name of a fact about a model or data set: how to get its files',
    }),
    license: translate({
      id: 'training-catalog.catalog.facts.license',
      message: 'License',
      description: 'Name of a fact about a project',
    }),
  })[facet];

/**
 * Fields that narrow the lists on a page while somebody types or chooses: the questions, or the models and data sets. What
 * they filter by is in the query string, so that a link shares it. Without scripts, the lists are complete.
 */
export default function ListFilter({of}: {of: 'questions' | 'artifacts'}): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const {search, change, flush} = useUrlQuery(form);
  const filter = new URLSearchParams(search);
  const words = filter.get('q') ?? '';
  const found =
    of === 'questions'
      ? questions.filter((one) => isQuestionChosen(one, filter)).length
      : artifacts.filter((one) => isArtifactChosen(one, filter)).length;
  const choose = (name: string, value: string): void => {
    const next = new URLSearchParams(search);
    if (value === '') {
      next.delete(name);
    } else {
      next.set(name, value);
    }
    const query = next.toString();
    change(query && `?${query}`);
  };
  return (
    <form
      ref={form}
      className={`needs-script not-searched ${styles.form}`}
      role="search"
      aria-label={translate({
        id: 'training-catalog.catalog.listFilter.label',
        message: 'Narrow the list',
        description: 'What screen readers call the fields that filter a list on a page',
      })}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field
        label={translate({
          id: 'training-catalog.catalog.explorer.keywords',
          message: 'Keywords',
          description: 'Label of the field for words',
        })}
      >
        {(id) => (
          <input
            id={id}
            type="search"
            name="q"
            value={words}
            onChange={({target}) => choose('q', target.value)}
            // Not all browsers empty such a field.
            onKeyDown={({key}) => key === 'Escape' && choose('q', '')}
            onBlur={flush}
          />
        )}
      </Field>
      {of === 'artifacts' &&
        artifactFacets.map((facet) => (
          <Field key={facet} label={facetLabel(facet)}>
            {(id) => (
              <select
                id={id}
                name={facet}
                value={filter.get(facet) ?? ''}
                onChange={({target}) => choose(facet, target.value)}
                onBlur={flush}
              >
                <option value="">{allText()}</option>
                {[...new Set(artifacts.map(({facts}) => facts[facet]))]
                  .filter((value) => value !== undefined)
                  .sort(compareIgnoreCase)
                  .map((value) => (
                    <option key={value} value={value}>
                      {facet === 'access' ? accessText(value as Parameters<typeof accessText>[0]) : value}
                    </option>
                  ))}
              </select>
            )}
          </Field>
        ))}
      <div className={styles.bar}>
        <ListCount>{countText(of, found)}</ListCount>
        {found === 0 && (
          <p className={styles.count}>
            <SearchAll words={words} />
          </p>
        )}
      </div>
    </form>
  );
}
