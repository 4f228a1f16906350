import {failure} from '@training-catalog/utils/node';
import type {SiteCommand} from '../context.js';
import {describeNew} from './usage.js';

/** `npm run new`: writes a skeleton that passes every check, and asks for what it needs. */
export const create: SiteCommand = {
  describe: describeNew,
  async run(args, context) {
    const [{writeNew}, {askIfPossible}] = await Promise.all([
      import('./command.js'),
      import('@training-catalog/readme-import'),
    ]);
    try {
      return await writeNew(args, {...context, ask: askIfPossible(), print: (text) => console.log(text)});
    } catch (error) {
      console.error(failure(error));
      return 1;
    }
  },
};
