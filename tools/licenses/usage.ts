import type {Command} from '@training-catalog/preset';

/** `npm run check:licenses`. */
export const licenses: Command = {
  name: 'check:licenses',
  summary: 'Checks the license of every dependency against the list in tools/licenses/licenses.ts',
  usage: `npm run check:licenses -- [options]

  --all   list every package with its license`,
};
