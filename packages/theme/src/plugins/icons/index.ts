/**
 * In: the icon names of `components/Icon/icons.ts` and the SVG files of `lucide-static`; the logo of the navigation bar. Out: the icons and the logo as SVG symbols that
 * `components/Icon` refers to. The ones that every page needs are at the end of each page; the others are in
 * `@generated/icons/default/pages.json` (kinds of pages) and `additional.json`, for the pages that show them. An icon costs
 * no script and no request, and a page without scripts shows it.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {iconId, logoIds} from '#components/Icon/iconId';
import {icons, iconsOfEveryPage, iconsOfPages, type IconName} from '#components/Icon/icons';
import {drawingOf} from './drawing.js';

/**
 * An SVG file as a symbol.
 *
 * @throws if it is no SVG file with a `viewBox`.
 */
function symbolOf(file: string, id: string): string {
  const [, viewBox, content] =
    /<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>([^]*)<\/svg>/.exec(fs.readFileSync(file, 'utf8')) ?? [];
  if (viewBox === undefined || content === undefined) {
    throw new Error(`${file}: the logo has to be an SVG file whose svg element has a viewBox`);
  }
  return `<symbol id="${id}" viewBox="${viewBox}">${content}</symbol>`;
}

/** The logo of the navigation bar as symbols, for `theme/Logo`; empty if there is none. */
function logoSymbols({siteDir, siteConfig}: LoadContext): string {
  const {logo} = (siteConfig.themeConfig as ThemeConfig).navbar ?? {};
  if (logo?.src === undefined) {
    return '';
  }
  const {src, srcDark = src} = logo;
  const inStatic = (file: string, id: string): string => symbolOf(path.join(siteDir, 'static', file), id);
  return inStatic(src, logoIds.light) + inStatic(srcDark, logoIds.dark);
}

/**
 * Adds the symbols to pages.
 *
 * @throws if Lucide has no icon with a name, or the logo is no SVG file.
 */
export function pageIcons(context: LoadContext): Plugin {
  const logo = logoSymbols(context);
  const symbols = (names: readonly IconName[]): string =>
    names.map((name) => `<symbol id="${iconId(name)}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>`).join('');
  return {
    name: 'icons',
    async contentLoaded({actions}) {
      const additional = (Object.keys(icons) as IconName[]).filter(
        (name) => !iconsOfEveryPage.includes(name) && !iconsOfPages.includes(name),
      );
      await actions.createData('pages.json', {symbols: symbols(iconsOfPages)});
      await actions.createData('additional.json', {symbols: symbols(additional)});
    },
    injectHtmlTags() {
      return {
        postBodyTags: [`<svg display="none" aria-hidden="true">${logo}${symbols(iconsOfEveryPage)}</svg>`],
      };
    },
  };
}
