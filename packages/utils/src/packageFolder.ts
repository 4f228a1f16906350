import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/**
 * Folder of an installed package; many do not export their package.json.
 *
 * @param from Address of the module that needs the package: its `import.meta.url`.
 * @throws if there is none.
 */
export function packageFolder(name: string, from: string): string {
  const folders = (createRequire(from).resolve.paths(name) ?? []).map((modules) => path.join(modules, name));
  const found = folders.find((folder) => fs.existsSync(path.join(folder, 'package.json')));
  if (!found) {
    throw new Error(`The package ${name} is not installed; run npm ci`);
  }
  // As the bundler names it, which resolves links.
  return fs.realpathSync(found);
}
