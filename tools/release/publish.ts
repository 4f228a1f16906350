import {spawnSync} from 'node:child_process';
import type {Packed} from './packages';

/** Where and how packages are published. */
interface PublishOptions {
  /** Folder with the `.npmrc` that names the token, if it is not that of the user. */
  cwd?: string;
  /** URL of the registry, with a slash at the end. */
  registry?: string;
  /** Whether the registry is told which workflow of which commit built them, which only a workflow can prove. */
  provenance: boolean;
  print: (line: string) => void;
}

/** Whether a registry has a version of a package. @throws if it does not answer */
async function isPublished({name, version}: Packed, registry: string): Promise<boolean> {
  // A connection that is kept would be closed by the registry while npm publishes.
  const {status} = await fetch(`${registry}${name.replace('/', '%2f')}/${version}`, {headers: {connection: 'close'}});
  if (status !== 200 && status !== 404) {
    throw new Error(`${registry} answers ${status} about ${name}; run the command again later`);
  }
  return status === 200;
}

/**
 * Publishes packages that the registry does not have; those that it has stay as they are, so that a publication that broke
 * off can be repeated.
 *
 * @throws at the first that is refused; npm has printed why
 */
export async function publishPackages(
  packed: readonly Packed[],
  {cwd, registry = 'https://registry.npmjs.org/', provenance, print}: PublishOptions,
): Promise<void> {
  for (const one of packed) {
    const {name, version, file} = one;
    if (await isPublished(one, registry)) {
      print(`${name}@${version} is published already`);
      continue;
    }
    const {status} = spawnSync(
      'npm',
      ['publish', file, '--access=public', `--provenance=${provenance}`, '--loglevel=error', '--registry', registry],
      {cwd, stdio: ['ignore', 'ignore', 'inherit']},
    );
    if (status !== 0) {
      throw new Error(`${name}@${version} could not be published; correct what npm says, and run the command again`);
    }
    print(`${name}@${version}`);
  }
}
