/** Lists the commands of package.json, or prints the help of one: `npm run help [-- <command>]`. */
import {didYouMean} from '@training-catalog/content-model';
import {callOf, helpIfRequested, helpText} from './command';
import {commandGroups, commands} from './commands';
import {help} from './usage';

helpIfRequested(help);

const [name, ...more] = process.argv.slice(2);
const command = commands.find((candidate) => candidate.name === name);

if (name === undefined) {
  for (const {title, commands: members} of commandGroups) {
    console.log(`${title}\n`);
    members.forEach((member) => console.log(`  ${callOf(member).padEnd(28)} ${member.summary}`));
    console.log('');
  }
  console.log('npm run help -- <command> prints the options of one.');
} else if (command && more.length === 0) {
  console.log(helpText(command));
} else {
  const names = commands.map((candidate) => candidate.name);
  console.error(
    more.length > 0
      ? 'Name one command; without a name, npm run help lists all.'
      : `There is no command "${name}"; ${didYouMean(name, names)}npm run help lists all.`,
  );
  process.exitCode = 1;
}
