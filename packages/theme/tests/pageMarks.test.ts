import {expect, it} from 'vitest';
import {icons} from '../src/components/Icon/icons.js';
import {pageMark} from '../src/pageMark.js';
import {pageIcon} from '../src/plugins/icons/pageIcon.js';

const site = {
  baseUrl: '/catalog/',
  folders: {projects: 'docs', operations: 'api', lessons: 'courses'},
  marks: {workshops: {icon: 'people', hue: 'clay'}},
} as const;

it.each([
  ['docs/River Watch/', 'book'],
  ['docs/River%20Watch/how-to', 'guide'],
  ['docs/River Watch/tutorials', 'tutorial'],
  ['docs/River Watch/explanation', 'tip'],
  ['docs/River Watch/reference', 'reference'],
  ['sample_docs/Sample Documentation/how-to', 'guide'],
  ['api/Bird APIs/counts-create', 'plug'],
  ['courses/K-13/Listen to a river', 'teach'],
  ['workshops/ears_open', 'people'],
  ['other_resources/intro', 'note'],
])('%s has the icon of its kind: %s', (url, icon) => {
  expect(pageMark(site.baseUrl + url, site).icon).toBe(icon);
  expect(Object.keys(icons)).toContain(icon);
});

it.each([
  ['index', 'hue-water'],
  ['how-to', 'hue-amber'],
  ['tutorials', 'hue-field'],
])('a card about the page %s has a drawing in the color of its kind', (page, hue) => {
  expect(pageIcon(`${site.baseUrl}docs/A/${page}`, site)).toMatch(
    new RegExp(`^<svg class="icon ${hue}".*aria-hidden="true"><path.*</svg>$`),
  );
});
