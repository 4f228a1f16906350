import fs from 'node:fs';
import path from 'node:path';
import {parseArguments} from '@training-catalog/utils/node';
import {didYouMean} from '@training-catalog/utils';
import {addressesOf, lostAddresses, publishedAddresses} from '@training-catalog/pages-deploy';
import type {SiteCommand} from '../context.js';

/**
 * `npm run check:addresses`: checks that a build serves every address that was ever published. It reads them from the branch
 * that GitHub Pages serves, if the local clone has it.
 */
export const checkAddresses: SiteCommand = {
  describe: ({repository}) => ({
    name: 'check:addresses',
    summary: 'Checks that a build serves every address that was ever published',
    usage: `npm run check:addresses -- [options]

  --published <ref>   git ref whose addresses.txt lists them (origin/${repository.deployBranch}, if your clone has it)
  --build <folder>    folder of the build (build)

Prints what to write into redirects.yml.`,
  }),
  run(args, {siteDir, site}) {
    const {published, build} = parseArguments(
      {args: [...args], options: {published: {type: 'string'}, build: {type: 'string', default: 'build'}}},
      didYouMean,
    ).values;
    const folder = path.resolve(siteDir, build);
    const ref = published ?? `origin/${site.repository.deployBranch}`;
    const known = publishedAddresses(siteDir, ref);
    if (!fs.existsSync(`${folder}/index.html`)) {
      console.error(`There is no build in ${build}: run "npm run build" first`);
      return Promise.resolve(1);
    }
    if (known) {
      const lost = lostAddresses(known, addressesOf(folder));
      lost.forEach((line) => console.error(line));
      console.log(
        `${known.length} addresses are published in ${ref}; ${lost.length} of them are missing from ${build}`,
      );
      return Promise.resolve(lost.length === 0 ? 0 : 1);
    }
    if (published === undefined) {
      console.log(`Nothing to compare with: git has no ${ref} here; the test of the baseline addresses still applies`);
      return Promise.resolve(0);
    }
    console.error(`git has no commit ${published}; fetch it, or name another one`);
    return Promise.resolve(1);
  },
};
