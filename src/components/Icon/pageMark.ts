import type {Mark} from '../../catalogConfig';
import {address, areaFolders, areaMarks} from '../../../catalog.config';
import {withoutSlash} from '@training-catalog/content-model/urls';

/** Marks of kinds of pages, by the URL of a page below the base path; the first match applies. */
const kinds: readonly (Mark & {url: RegExp})[] = [
  {url: /\/(?:how|hot)-to$/, icon: 'guide', hue: 'amber'},
  {url: /\/tutorials?$/, icon: 'tutorial', hue: 'field'},
  {url: /\/explanations?$/, icon: 'tip', hue: 'plum'},
  {url: /\/(?:reference|recipes)$/, icon: 'reference', hue: 'slate'},
];

/** Marks of areas whose pages are of one kind. */
const ofOneKind: ReadonlyMap<string, Mark> = new Map([
  [areaFolders.operations, {icon: 'plug', hue: 'plum'}],
  [areaFolders.lessons, {icon: 'teach', hue: 'field'}],
]);

const otherPage: Mark = {icon: 'note', hue: 'slate'};

/**
 * Icon and hue of the kind of a page: overview, tutorial, how-to guide, explanation, reference, API, lesson, or workshop.
 *
 * @param permalink path of the page, with the base path
 */
export function pageMark(permalink: string): Mark {
  const url = withoutSlash(permalink).slice(address.baseUrl.length);
  const [area = ''] = url.split('/');
  return (
    // The pages of an API or a lesson are of one kind, whatever they are called.
    areaMarks.get(area) ??
    ofOneKind.get(area) ??
    kinds.find((kind) => kind.url.test(url)) ??
    (area === areaFolders.projects ? {icon: 'book', hue: 'water'} : otherPage)
  );
}
