/**
 * Checks that a build answers every address that was ever published: `npm run check:addresses`. The
 * published ones are those of the branch that GitHub Pages serves, `origin/gh-pages` unless another ref is
 * given (`-- --published <ref>`), if git has it here; `-- --build <folder>` names another build. Exits
 * with 1 and says what to write into redirects.yml if an address is lost.
 */
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {repository} from '../../shared/site';
import {addressesOf, lostAddresses, movedLines, publishedAddresses} from './publishedAddresses';

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
  const lines = movedLines(known, built);
  if (lines.length > 0) {
    console.error(`\nLines for redirects.yml:\n${lines.join('\n')}\n`);
  }
  console.log(`${known.length} addresses are published in ${ref}, ${lost.length} of them lead nowhere in ${build}`);
  process.exitCode = lost.length === 0 ? 0 : 1;
} else if (published === undefined) {
  console.log(`Compared with nothing: git has no ${ref} here; the test of the baseline addresses still applies`);
} else {
  console.error(`git has no commit ${published}; fetch it, or name another one`);
  process.exitCode = 1;
}
