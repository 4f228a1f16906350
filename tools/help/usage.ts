import type {Command} from './command';

/** `npm run help`. */
export const help: Command = {
  name: 'help',
  summary: 'Lists the commands, or prints the help of one',
  usage: 'npm run help -- [<command>]',
};
