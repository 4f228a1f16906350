import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ResultCache} from '../../lib/resultCache';
import {faceNames, faceSource, makeFace} from '../../lib/fonts';

/**
 * The faces of the site as small files, `@generated/fonts/default/<face>.woff2`, which src/css/fonts.css names. Made
 * before the bundler starts, and only when a package or lib/fonts.ts has changed.
 */
export default function fonts({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'fonts',
    async loadContent() {
      const folder = path.join(generatedFilesDir, 'fonts/default');
      fs.mkdirSync(folder, {recursive: true});
      const cache = new ResultCache<Buffer>(siteDir, 'fonts/faces', [
        path.join(siteDir, 'lib/fonts.ts'),
        ...faceNames.map((name) => faceSource(name)),
      ]);
      for (const name of faceNames) {
        const face = await cache.getOrMake(name, () => makeFace(name, 'woff2'));
        fs.writeFileSync(path.join(folder, `${name}.woff2`), face);
      }
      cache.save();
    },
  };
}
