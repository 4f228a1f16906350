import {didYouMean} from '@training-catalog/utils';
import {failure} from '@training-catalog/utils/node';
import {helpIfRequested} from '@training-catalog/preset';
import {helpCommand, siteCommandGroups, siteCommands} from './commands.js';
import {readContext, SettingsError, type SiteCommand} from './context.js';
import {printHelp} from './help.js';

const commands: Readonly<Record<string, SiteCommand>> = siteCommands;

/** Runs one command of the site in this folder. @returns its exit status. */
async function main([name = 'help', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined && name !== 'help') {
    const names = [...Object.keys(commands), 'help'];
    console.error(`There is no command "${name}"; ${didYouMean(name, names)}write one of ${names.join(', ')}.`);
    return 1;
  }
  const context = await readContext(process.cwd());
  helpIfRequested(command?.describe(context.site) ?? helpCommand, args);
  return command === undefined ? printHelp(siteCommandGroups(context.site), args) : command.run(args, context);
}

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    // What is wrong with the settings of a site is no fault of the command.
    console.error(error instanceof SettingsError ? error.message : failure(error));
    process.exitCode = 1;
  },
);
