import type {Mark} from './marks';
import {address} from './site';
import {withoutSlash} from './withoutSlash';

/** Marks of kinds of pages, by the URL of a page below the base path; the first match applies. */
const kinds: readonly (Mark & {url: RegExp})[] = [
  {url: /^api\//, icon: 'plug', hue: 'plum'},
  {url: /^Education\//, icon: 'teach', hue: 'field'},
  {url: /^workshops\//, icon: 'people', hue: 'clay'},
  {url: /\/(?:how|hot)-to$/, icon: 'guide', hue: 'amber'},
  {url: /\/tutorials?$/, icon: 'tutorial', hue: 'field'},
  {url: /\/explanations?$/, icon: 'tip', hue: 'plum'},
  {url: /\/(?:reference|recipes)$/, icon: 'reference', hue: 'slate'},
  {url: /^docs\//, icon: 'book', hue: 'water'},
];

const otherPage: Mark = {icon: 'note', hue: 'slate'};

/**
 * Icon and hue of the kind of a page: overview, tutorial, how-to guide, explanation, reference, API, lesson, or workshop.
 *
 * @param permalink path of the page, with the base path
 */
export function pageMark(permalink: string): Mark {
  const url = withoutSlash(permalink).slice(address.baseUrl.length);
  return kinds.find((kind) => kind.url.test(url)) ?? otherPage;
}
