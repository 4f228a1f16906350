import {expect, test} from '@playwright/test';
import {barriersOf} from './barriers';
import {open} from './site';

const page = 'docs/River%20Watch';

test('outside lessons, a term in a table shows its whole definition, and links to the glossary', async ({
  page: tab,
}) => {
  await open(tab, page);
  const term = tab.getByRole('table').getByRole('link', {name: 'edge device'});
  const definition = tab.getByRole('tooltip');
  await expect(definition).toBeHidden();
  await term.hover();
  await expect(definition).toBeVisible();
  // The scroll box of the table would cut it off: all four corners must be on top.
  const covered = await definition.evaluate((element) => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    const inset = 6;
    return [left + inset, right - inset].flatMap((x) =>
      [top + inset, bottom - inset].filter((y) => !element.contains(document.elementFromPoint(x, y))),
    );
  });
  expect(covered).toEqual([]);
  expect(await barriersOf(tab)).toEqual([]);
  await term.click();
  await expect(tab).toHaveURL(/\/Education\/glossary#edge-device$/);
});
