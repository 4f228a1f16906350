import {expect, it} from 'vitest';
import {icons} from '../../shared/icons';
import {pageMark} from '../../shared/pageMarks';
import {address} from '../../catalog.config';

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
