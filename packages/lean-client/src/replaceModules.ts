import fs from 'node:fs';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {escapeRegExp} from '@training-catalog/utils';

/** A module that one of ours replaces. */
export interface ReplacedModule {
  /** The module's name as written in the files that import it. */
  request: string;
  /** Full paths of the files that import it. */
  importers: readonly string[];
  /** Full path of our file. */
  file: string;
  /** Whether it is replaced wherever it is imported, not only in the importers. */
  isReplacedEverywhere?: true;
}

/** @throws if a file does not import the module, so that our module would never be used. */
export function assertImported({request, importers, file}: ReplacedModule): void {
  for (const importer of importers) {
    const source = fs.existsSync(importer) ? fs.readFileSync(importer, 'utf8') : undefined;
    if (!source || !["'", '"'].some((quote) => source.includes(quote + request + quote))) {
      throw new Error(
        `${importer} ${source ? `does not import "${request}"` : 'does not exist'}, so ${path.relative(process.cwd(), file)} ` +
          'would not be used; find what imports the module now, or delete the replacement',
      );
    }
  }
}

/**
 * Bundler plugins that replace modules of a package by our files.
 *
 * @throws if a replacement matches nothing. The files are read for this, because the bundler's cache keeps modules from
 *   being resolved again.
 */
export const replaceModules = ({instance}: CurrentBundler, modules: readonly ReplacedModule[]) =>
  modules.map((replaced) => {
    assertImported(replaced);
    const {request, importers, file, isReplacedEverywhere} = replaced;
    const pattern = new RegExp(`^${escapeRegExp(request)}$`);
    return new instance.NormalModuleReplacementPlugin(pattern, (resource) => {
      if (isReplacedEverywhere || importers.includes(resource.contextInfo.issuer)) {
        resource.request = file;
      }
    });
  });
