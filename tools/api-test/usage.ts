import type {Command} from '../help/command';

/** `npm run test:api`. */
export const apiTest: Command = {
  name: 'test:api',
  summary: 'Checks with Schemathesis that the examples of each API set agree with its specification',
  usage: `npm run test:api -- [<set>...]

Serves each set from its examples, generates the client in Python, and runs the program of the overview page. Needs
Python 3.10 or newer and a network connection. Without a name, tests all sets of openapi/sets.json.`,
};
