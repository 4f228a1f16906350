import type {Command} from '../help/command';

/** Port of the mock if none is named: the one that Prism and its documentation use. */
export const defaultPort = 4010;

/** `npm run api:mock`. */
export const apiMock: Command = {
  name: 'api:mock',
  summary: 'Serves an API set from its specification, with its examples, for learning and for tests',
  usage: `npm run api:mock -- <set> [options]

  --port <number>   port on localhost (${defaultPort})

Without a name, lists the sets of openapi/sets.json. Downloads Stoplight Prism.`,
};
