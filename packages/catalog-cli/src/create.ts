import {failure} from '@training-catalog/utils/node';
import {helpIfRequested} from '@training-catalog/preset';
import {askIfPossible} from '@training-catalog/readme-import';
import {writeSite} from './new/site.js';
import {createCommand} from './new/usage.js';

/**
 * Writes the site of a new catalog, without a site to run a command in: what `npm create` runs. Asks in the terminal for
 * what the arguments leave out, and prints what it has done, or why not.
 *
 * @param args options and folder, as of `catalog new -- site`
 * @returns exit status of the program
 */
export async function createSite(args: readonly string[]): Promise<number> {
  helpIfRequested(createCommand, args);
  try {
    return await writeSite(args, {
      siteDir: process.cwd(),
      ask: askIfPossible(),
      print: (text) => console.log(text),
    });
  } catch (error) {
    console.error(failure(error));
    return 1;
  }
}
