import {expect, it} from 'vitest';
import {icons} from '../../src/components/Icon/icons';
import {pageMark} from '../../src/components/Icon/pageMark';
import {address} from '../../catalog.config';
import {pageIcon} from '../../plugins/icons/pageIcon';

it.each([
  ['docs/River Watch/', 'book'],
  ['docs/River%20Watch/how-to', 'guide'],
  ['docs/River Watch/tutorials', 'tutorial'],
  ['docs/River Watch/explanation', 'tip'],
  ['docs/River Watch/reference', 'reference'],
  ['sample_docs/Sample Documentation/how-to', 'guide'],
  ['api/Bird APIs/counts-create', 'plug'],
  ['Education/K-13/Listen to a river', 'teach'],
  ['workshops/ears_open', 'people'],
  ['other_resources/intro', 'note'],
])('%s has the icon of its kind: %s', (url, icon) => {
  expect(pageMark(address.baseUrl + url).icon).toBe(icon);
  expect(Object.keys(icons)).toContain(icon);
});

it.each([
  ['index', 'hue-water'],
  ['how-to', 'hue-amber'],
  ['tutorials', 'hue-field'],
])('a card about the page %s has a drawing in the color of its kind', (page, hue) => {
  expect(pageIcon(`${address.baseUrl}docs/A/${page}`)).toMatch(
    new RegExp(`^<svg class="icon ${hue}".*aria-hidden="true"><path.*</svg>$`),
  );
});
