import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {packageFolder} from '@training-catalog/utils/node';

/** Scope by which packages import each other, under whatever scope they are published. */
const scope = '@training-catalog/';

/** The folder in which a module finds a package, and its version; undefined if it finds none. */
function found(name: string, from: string): {folder: string; version: string} | undefined {
  try {
    const folder = packageFolder(name, from);
    const {version} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {version: string};
    return {folder, version};
  } catch {
    return undefined;
  }
}

/**
 * Refuses a site that finds a package of the preset in another version than the preset does. Docusaurus loads plugins from
 * the site, with options that the preset has made, and what plugins share in a browser would be there twice.
 *
 * @param siteDir folder of the site
 * @throws with both versions and their folders, and what to write
 */
export function checkOneVersion(siteDir: string): void {
  const {name, dependencies} = JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    name: string;
    dependencies: Record<string, string>;
  };
  const site = pathToFileURL(path.join(siteDir, 'package.json')).href;
  for (const dependency of Object.keys(dependencies).filter((one) => one.startsWith(scope))) {
    const [ofSite, ofPreset] = [found(dependency, site), found(dependency, import.meta.url)];
    if (ofSite && ofPreset && ofSite.version !== ofPreset.version) {
      throw new Error(
        `${dependency} is there in two versions: the site has ${ofSite.version} (${ofSite.folder}), ${name} has ${ofPreset.version} (${ofPreset.folder}); run npm update, or, if package.json names it, write ${dependencies[dependency] ?? ''} there and run npm install`,
      );
    }
  }
}
