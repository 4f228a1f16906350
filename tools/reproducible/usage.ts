import type {Command} from '../help/command';

/** `npm run test:reproducible`. */
export const reproducible: Command = {
  name: 'test:reproducible',
  summary: 'Builds the last commit in two folders and compares all files',
};
