import type {Command} from '@training-catalog/preset';

/** `npm run release`. */
export const release: Command = {
  name: 'release',
  summary: 'Packs the packages, gives them their next version, or publishes them',
  usage: `npm run release -- pack [<package>...]
npm run release -- version
npm run release -- publish [--tag <tag of git>]

  pack      writes the tarballs of packages, and of those that they need, into .cache/packages, and prints the command
            that installs them; without a name, of all
  version   makes versions and changelogs of the files in .changeset
  publish   publishes what the registry does not have. A workflow does so for a tag such as v0.2.0, which has to be the
            version. By hand it is only for a package that the registry does not know, after npm login`,
};

/** `npm run release:rehearse`. */
export const rehearse: Command = {
  name: 'release:rehearse',
  summary:
    'Publishes all packages to a registry on this machine, installs each from there in a folder of its own, and uses it as its README says; downloads Verdaccio and Docusaurus',
  usage: `npm run release:rehearse -- [<package>...] [options]

With names, only these packages are installed and tried, each alone.

  --keep   leave the folder, and print where it is`,
};
