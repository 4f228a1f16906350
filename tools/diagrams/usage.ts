import type {Command} from '../help/command';

/** `npm run diagrams`. */
export const diagrams: Command = {
  name: 'diagrams',
  summary: 'Compares the size of each diagram in build/ with the size that its source states',
  usage: `npm run diagrams -- [options]

  --write   write the sizes into the pages`,
};
