import type {Command} from '../help/command';

/** `npm run check:addresses`. */
export const checkAddresses: Command = {
  name: 'check:addresses',
  summary: 'Checks that a build serves every address that was ever published',
  usage: `npm run check:addresses -- [options]

  --published <ref>   git ref whose addresses.txt lists them (origin/gh-pages, if your clone has it)
  --build <folder>    folder of the build (build)

Prints what to write into redirects.yml.`,
};
