import path from 'node:path';
import {folderOf} from '../support/folders';

/**
 * A git configuration as on a build server: nobody is named there, and git refuses to guess an author. Elsewhere in the
 * tests, `tools/test/gitconfig` names one.
 *
 * @returns its path.
 */
export const gitConfigOfRunner = (): string =>
  path.join(folderOf({gitconfig: '[user]\n\tuseConfigOnly = true\n'}, 'runner-'), 'gitconfig');
