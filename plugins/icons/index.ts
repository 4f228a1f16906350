import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {iconId, icons, type IconName} from '../../shared/marks';

/** What a file of Lucide draws: all that is in its `svg` element. */
function drawing(file: string): string {
  const inside = /<svg[^>]*>([^]*)<\/svg>/.exec(fs.readFileSync(file, 'utf8'))?.[1];
  if (inside === undefined) {
    throw new Error(`${file} is no drawing`);
  }
  return inside.replaceAll(/\s+/g, ' ').replaceAll('> <', '><').replaceAll(' />', '/>').trim();
}

/**
 * The icons of shared/marks.ts as symbols at the end of every page, once each: `src/components/Icon` refers to them, so
 * that an icon costs no script and no request, and a page without scripts shows it.
 *
 * @throws if Lucide has no icon of a name.
 */
export default function iconsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'icons',
    injectHtmlTags() {
      const symbols = (Object.keys(icons) as IconName[]).map((name) => {
        const file = path.join(siteDir, `node_modules/lucide-static/icons/${icons[name]}.svg`);
        if (!fs.existsSync(file)) {
          throw new Error(`shared/marks.ts: Lucide has no icon "${icons[name]}"; see https://lucide.dev/icons`);
        }
        return `<symbol id="${iconId(name)}" viewBox="0 0 24 24">${drawing(file)}</symbol>`;
      });
      return {postBodyTags: [`<svg width="0" height="0" hidden aria-hidden="true">${symbols.join('')}</svg>`]};
    },
  };
}
