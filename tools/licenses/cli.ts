/**
 * Checks the license of every dependency in the lock file: `npm run check:licenses`. Prints how many
 * there are of each, and exits with 1 if one is not allowed.
 */
import fs from 'node:fs';
import {helpIfRequested} from '@training-catalog/preset';
import {licensesOf, type Lock} from './licenses';
import {licenses} from './usage';

helpIfRequested(licenses);
const all = licensesOf(JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as Lock);
if (process.argv.includes('--all')) {
  all.forEach(({id, license}) => console.log(`${id}: ${license ?? 'none'}`));
}
const counts = new Map<string, number>();
all.forEach(({license = 'none'}) => counts.set(license, (counts.get(license) ?? 0) + 1));
console.log(
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([license, count]) => `${license}: ${count}`)
    .join(', '),
);
const problems = all.filter(({problem}) => problem !== undefined);
problems.forEach(({id, problem}) => console.error(`${id} ${problem}`));
console.log(`${all.length} packages, ${problems.length} with a license that is not allowed`);
process.exit(problems.length === 0 ? 0 : 1);
