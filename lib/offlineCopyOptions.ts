import type {OfflineCopyOptions} from '@training-catalog/offline-copy';
import {areaFolders, repository} from '../catalog.config';
import {categoryCopy} from '../shared/sidebars';

const dataOfLessons = new RegExp(`^${areaFolders.lessons}/(?:.+/)?data/`);

/** Page with the same content as another: category pages of the further sidebars of an area (shared/sidebars.ts). */
function isPageTwice(name: string, names: ReadonlySet<string>): boolean {
  const route = name.replace(/(?:\/index)?\.html$/, '');
  return route !== name && categoryCopy.test(route) && names.has(`${route.replace(/-[12]$/, '')}.html`);
}

/** Which files of this site readers need offline. */
export const offlineCopyOptions = {
  // The name of the first copies; with another one, these would stay on devices.
  cacheName: `${repository.project}-offline-copy`,
  include: (name) => dataOfLessons.test(name),
  // Social cards are shown by other sites only.
  exclude: (name, names) => name.startsWith('img/cards/') || isPageTwice(name, names),
} satisfies OfflineCopyOptions;
