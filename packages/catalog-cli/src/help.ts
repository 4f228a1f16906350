import {didYouMean} from '@training-catalog/utils';
import {callOf, helpText, type CommandGroup} from '@training-catalog/preset';

/**
 * Lists commands, or prints the help of one.
 *
 * @returns exit status: 1 if there is no such command
 */
export function printHelp(groups: readonly CommandGroup[], [name, ...more]: readonly string[]): number {
  const commands = groups.flatMap((group) => group.commands);
  const command = commands.find((candidate) => candidate.name === name);
  if (name === undefined) {
    for (const {title, commands: members} of groups) {
      console.log(`${title}\n`);
      members.forEach((member) => console.log(`  ${callOf(member).padEnd(28)} ${member.summary}`));
      console.log('');
    }
    console.log('npm run help -- <command> prints the options of one.');
    return 0;
  }
  if (command && more.length === 0) {
    console.log(helpText(command));
    return 0;
  }
  const names = commands.map((candidate) => candidate.name);
  console.error(
    more.length > 0
      ? 'Name one command; without a name, npm run help lists all.'
      : `There is no command "${name}"; ${didYouMean(name, names)}npm run help lists all.`,
  );
  return 1;
}
