import {allAreas} from './areas';
import type {AreaConfig, Mark} from './catalogConfig';
import {address} from '../catalog.config';
import {withoutSlash} from './withoutSlash';

/** Marks of kinds of pages, by the URL of a page below the base path; the first match applies. */
const kinds: readonly (Mark & {url: RegExp})[] = [
  {url: /\/(?:how|hot)-to$/, icon: 'guide', hue: 'amber'},
  {url: /\/tutorials?$/, icon: 'tutorial', hue: 'field'},
  {url: /\/explanations?$/, icon: 'tip', hue: 'plum'},
  {url: /\/(?:reference|recipes)$/, icon: 'reference', hue: 'slate'},
];

/** Marks of areas, by what they hold. */
const areaMarks = {
  projects: {icon: 'book', hue: 'water'},
  operations: {icon: 'plug', hue: 'plum'},
  lessons: {icon: 'teach', hue: 'field'},
} as const satisfies Record<NonNullable<AreaConfig['holds']>, Mark>;

const otherPage: Mark = {icon: 'note', hue: 'slate'};

/**
 * Icon and hue of the kind of a page: overview, tutorial, how-to guide, explanation, reference, API, lesson, or workshop.
 *
 * @param permalink path of the page, with the base path
 */
export function pageMark(permalink: string): Mark {
  const url = withoutSlash(permalink).slice(address.baseUrl.length);
  const area = allAreas.find(({folder}) => url.startsWith(`${folder}/`));
  const ofArea = area?.mark ?? (area?.holds && areaMarks[area.holds]);
  const ofKind = kinds.find((kind) => kind.url.test(url));
  // The pages of a project are of several kinds; those of an API or a lesson are of one, whatever they are called.
  const isOneKind = area?.mark !== undefined || area?.holds === 'operations' || area?.holds === 'lessons';
  return (isOneKind ? ofArea : (ofKind ?? ofArea)) ?? otherPage;
}
