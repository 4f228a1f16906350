import type {ListsOptions} from '@training-catalog/lists';

/** One list of each kind. */
export const lists = {
  errors: {page: 'docs/lists.md'},
  events: {},
  services: {file: 'docs/services.yml'},
} satisfies ListsOptions;
