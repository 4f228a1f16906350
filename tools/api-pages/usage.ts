import type {Command} from '../help/command';

/** `npm run api-pages`. */
export const apiPages: Command = {
  name: 'api-pages',
  summary: 'Checks the specifications in openapi/ and makes their pages, as every start and build does',
};
