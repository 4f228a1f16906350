/** Lists the commands of package.json, or prints the help of one: `npm run help [-- <command>]`. */
import {helpCommand, printHelp} from '@training-catalog/catalog-cli/commands';
import {helpIfRequested} from '@training-catalog/preset';
import {commandGroups} from './commands';

helpIfRequested(helpCommand);
process.exitCode = printHelp(commandGroups, process.argv.slice(2));
