/** The command for other Node code: with pages and repositories as a site knows them, or one page at a time. */
export {runCommand, type CommandOptions, type SecondRun} from './command.js';
export {optionsHelp} from './help.js';
