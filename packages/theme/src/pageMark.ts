import {withoutSlash} from '@training-catalog/utils/urls';
import type {Mark, ThemeSettings} from './options.js';

/** Marks of kinds of pages, by the URL of a page below the base path; the first match applies. */
const kinds: readonly (Mark & {url: RegExp})[] = [
  {url: /\/(?:how|hot)-to$/, icon: 'guide', hue: 'amber'},
  {url: /\/tutorials?$/, icon: 'tutorial', hue: 'field'},
  {url: /\/explanations?$/, icon: 'tip', hue: 'plum'},
  {url: /\/(?:reference|recipes)$/, icon: 'reference', hue: 'slate'},
];

const ofOperations: Mark = {icon: 'plug', hue: 'plum'};
const ofLessons: Mark = {icon: 'teach', hue: 'field'};
const ofProjects: Mark = {icon: 'book', hue: 'water'};
const otherPage: Mark = {icon: 'note', hue: 'slate'};

/**
 * Icon and hue of the kind of a page: overview, tutorial, how-to guide, explanation, reference, API, lesson, or another area
 * with a mark of its own.
 *
 * @param permalink path of the page, with the base path
 */
export function pageMark(
  permalink: string,
  {baseUrl, folders, marks}: Pick<ThemeSettings, 'folders' | 'marks'> & {baseUrl: string},
): Mark {
  const url = withoutSlash(permalink).slice(baseUrl.length);
  const [area = ''] = url.split('/');
  // The pages of an API or a lesson are of one kind, whatever they are called.
  if (marks[area]) {
    return marks[area];
  }
  if (area === folders.operations) {
    return ofOperations;
  }
  if (area === folders.lessons) {
    return ofLessons;
  }
  return kinds.find((kind) => kind.url.test(url)) ?? (area === folders.projects ? ofProjects : otherPage);
}
