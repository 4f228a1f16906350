import {parseArgs} from 'node:util';
import {DeployError, publish, type Deployment} from '@training-catalog/pages-deploy';
import type {CatalogSite} from '@training-catalog/preset';
import type {SiteCommand} from '../context.js';

/** Reads the options. @throws {DeployError} if one is missing, unknown, or malformed. */
function deploymentOf(args: readonly string[], {repository, address}: CatalogSite): Deployment {
  let values;
  try {
    ({values} = parseArgs({
      args: [...args],
      options: {
        build: {type: 'string'},
        remote: {type: 'string'},
        commit: {type: 'string'},
        branch: {type: 'string', default: repository.deployBranch},
        'site-url': {type: 'string', default: address.url + address.baseUrl},
        timeout: {type: 'string', default: '600'},
        interval: {type: 'string', default: '5'},
      },
    }));
  } catch (error) {
    throw new DeployError((error as Error).message);
  }
  const {build, remote, commit, branch, 'site-url': siteUrl} = values;
  if (!build || !remote || !commit) {
    throw new DeployError('Specify what to publish and where: --build <folder> --remote <git URL> --commit <sha>');
  }
  if (!/^[0-9a-f]{7,64}$/.test(commit)) {
    throw new DeployError(`--commit is "${commit}"; write a commit hash, as "git rev-parse HEAD" prints it`);
  }
  if (!URL.canParse(siteUrl)) {
    throw new DeployError(`--site-url is "${siteUrl}"; write the address of the published site, with https://`);
  }
  const seconds = (name: 'timeout' | 'interval'): number => {
    const number = Number(values[name]);
    if (!(number > 0)) {
      throw new DeployError(`--${name} is "${values[name]}"; write a number of seconds`);
    }
    return number;
  };
  return {
    build,
    remote,
    branch,
    commit,
    siteUrl: siteUrl.replace(/\/?$/, '/'),
    timeout: seconds('timeout'),
    interval: seconds('interval'),
    token: process.env.DEPLOY_TOKEN,
    log: console.log,
  };
}

/**
 * `npm run deploy`: publishes a finished build. It checks that no published address is lost, pushes the build as the only
 * commit of the branch, and waits until the published site shows the commit. The token for the push is read from
 * DEPLOY_TOKEN.
 */
export const deploy: SiteCommand = {
  describe: ({repository, address}) => ({
    name: 'deploy',
    summary: 'Publishes a build as the only commit of the branch that GitHub Pages serves, and waits until it is there',
    usage: `npm run deploy -- --build <folder> --remote <git address> --commit <sha> [options]

  --branch <branch>      branch of the published site (${repository.deployBranch})
  --site-url <address>   where it is published (${address.url}${address.baseUrl})
  --timeout <seconds>    how long to wait for it (600)
  --interval <seconds>   how long between two looks (5)

Takes the token for the push from the environment variable DEPLOY_TOKEN.`,
  }),
  async run(args, {site}) {
    try {
      await publish(deploymentOf(args, site));
      return 0;
    } catch (error) {
      if (!(error instanceof DeployError)) {
        throw error;
      }
      console.error(error.message);
      return 1;
    }
  },
};
