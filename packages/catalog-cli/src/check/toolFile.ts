import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {packageFolder} from '@training-catalog/utils/node';

/**
 * Path of a program of an installed package: in the version of the site, or in that which this package brings.
 *
 * @param file Its path in the package.
 * @throws if the package is not installed.
 */
export function toolFile(siteDir: string, name: string, file: string): string {
  const ofSite = pathToFileURL(path.join(siteDir, 'package.json')).href;
  try {
    return path.join(packageFolder(name, ofSite), file);
  } catch {
    return path.join(packageFolder(name, import.meta.url), file);
  }
}
