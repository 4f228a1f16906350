import type {Command} from '@training-catalog/preset';

/** `npm run check:spelling`. */
export const spelling: Command = {
  name: 'check:spelling',
  summary: 'Checks the spelling of all files but pages, which npm run check reads',
  usage: 'npm run check:spelling -- [<file>...] [options of CSpell]',
};
