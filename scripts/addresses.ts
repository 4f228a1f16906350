/**
 * Keeps the list of every address that the site has ever published, addresses.txt.
 * `npm run addresses` adds those of the build; `npm run check:addresses` exits with 1 if the build
 * leaves one of the list without an answer.
 */
import fs from 'node:fs';
import {addressesOf, lostAddresses, mergedList, readList} from './publishedAddresses';

const listFile = 'addresses.txt';
const known = readList(fs.readFileSync(listFile, 'utf8'));
const built = addressesOf('build');

if (process.argv.includes('--check')) {
  const lost = lostAddresses(known, built);
  lost.forEach((line) => console.error(line));
  console.log(`${known.length} addresses were published, ${lost.length} lead nowhere`);
  process.exit(lost.length === 0 ? 0 : 1);
}
const merged = mergedList(known, built);
fs.writeFileSync(listFile, merged);
console.log(`${readList(merged).length - known.length} addresses added to ${listFile}`);
