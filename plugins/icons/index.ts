/**
 * In: the icon names of `src/components/Icon/icons.ts` and the SVG files of `lucide-static`. Out: the icons as SVG symbols that
 * `src/components/Icon` refers to. The ones that every page needs are at the end of each page; the others are in
 * `@generated/icons/default/pages.json` (kinds of pages) and `additional.json`, for the pages that show them. An icon costs
 * no script and no request, and a page without scripts shows it.
 */
import type {Plugin} from '@docusaurus/types';
import {iconId} from '../../src/components/Icon/iconId';
import {icons, iconsOfEveryPage, iconsOfPages, type IconName} from '../../src/components/Icon/icons';
import {drawingOf} from './drawing';

/**
 * Adds the symbols to pages.
 *
 * @throws if Lucide has no icon with a name.
 */
export default function iconsPlugin(): Plugin {
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
        postBodyTags: [`<svg display="none" aria-hidden="true">${symbols(iconsOfEveryPage)}</svg>`],
      };
    },
  };
}
