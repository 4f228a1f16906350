/**
 * Checks that a build serves every address that was ever published: `npm run check:addresses`. It reads the published
 * addresses from the branch that GitHub Pages serves, if the local clone has it. If an address is lost, it exits with 1
 * and prints what to write into redirects.yml.
 */
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {repository} from '../../catalog.config';
import {helpIfRequested} from '../help/command';
import {addressesOf, lostAddresses, publishedAddresses} from '@training-catalog/pages-deploy';
import {checkAddresses} from './usage';

helpIfRequested(checkAddresses);

const {published, build} = parseArgs({
  options: {published: {type: 'string'}, build: {type: 'string', default: 'build'}},
}).values;
const ref = published ?? `origin/${repository.deployBranch}`;
const known = publishedAddresses('.', ref);

if (!fs.existsSync(`${build}/index.html`)) {
  console.error(`There is no build in ${build}: run "npm run build" first`);
  process.exitCode = 1;
} else if (known) {
  const built = addressesOf(build);
  const lost = lostAddresses(known, built);
  lost.forEach((line) => console.error(line));
  console.log(`${known.length} addresses are published in ${ref}; ${lost.length} of them are missing from ${build}`);
  process.exitCode = lost.length === 0 ? 0 : 1;
} else if (published === undefined) {
  console.log(`Nothing to compare with: git has no ${ref} here; the test of the baseline addresses still applies`);
} else {
  console.error(`git has no commit ${published}; fetch it, or name another one`);
  process.exitCode = 1;
}
