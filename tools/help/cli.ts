/** Lists the commands of package.json, or prints the help of one: `npm run help [-- <command>]`. */
import fs from 'node:fs';
import {didYouMean} from '@training-catalog/content-model';
import {callOf, helpIfRequested, helpText} from './command';
import {commandGroups} from './commands';
import {help} from './usage';

helpIfRequested(help);

// A site that `npm run new -- site` wrote has no commands for tests of the code.
const {scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
const groups = commandGroups
  .map(({title, commands}) => ({title, commands: commands.filter((member) => member.name in scripts)}))
  .filter((group) => group.commands.length > 0);
const commands = groups.flatMap((group) => group.commands);

const [name, ...more] = process.argv.slice(2);
const command = commands.find((candidate) => candidate.name === name);

if (name === undefined) {
  for (const {title, commands: members} of groups) {
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
