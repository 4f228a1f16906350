import {expect, test} from '@playwright/test';
import {open, systemColor, urlOf} from './site';

test('a topic limits the map to relations of its projects, and is kept in the address', async ({page}) => {
  await open(page, 'map');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByLabel('Topic', {exact: true}).selectOption('Mammals');
  await expect(page).toHaveURL(`${urlOf('map')}?topic=Mammals`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 of 2 relations');
  await expect(page.getByRole('row').nth(1)).toHaveText(/River Watch\s*feeds\s*Zebra Atlas v1.0\s*counts of herds/);
});

test('labels of relations are drawn in the colors of a reader who chooses them, with a gap in the lines', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await open(page, 'map');
    const labels = page
      .getByRole('group', {name: 'Map of projects that work together'})
      .locator('text')
      .filter({hasText: /^(uses|feeds)$/});
    await expect(labels).toHaveCount(2);
    for (const label of await labels.all()) {
      await expect(label).toHaveCSS('fill', await systemColor(page, 'CanvasText'));
      await expect(label).toHaveCSS('stroke', await systemColor(page, 'Canvas'));
    }
  }
});

test('the keyboard zooms the drawing and opens a project from its box', async ({page}) => {
  await open(page, 'map');
  const drawing = page.getByRole('group', {name: 'Map of projects that work together'});
  const width = async () => Number(await drawing.getAttribute('width'));
  const before = await width();
  await page.getByRole('button', {name: 'Zoom in'}).focus();
  await page.keyboard.press('Enter');
  await expect.poll(width).toBeGreaterThan(before);
  await drawing.getByRole('link', {name: 'Tide Tables'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tide Tables');
  // The other end of the relation, which only River Watch states.
  await expect(page.getByRole('complementary', {name: 'Works with'})).toContainText('used by River Watch');
});

test('the page of a project draws its relations from left to right, and lists them on a phone', async ({page}) => {
  const relations = page.getByRole('complementary', {name: 'Works with'});
  const project = (name: string) => relations.locator('strong').filter({hasText: name});
  const box = async (name: string) => {
    const item = relations.getByRole('listitem').filter({hasText: name});
    const {x = NaN, width = NaN, y = NaN} = (await item.boundingBox()) ?? {};
    return {left: x, right: x + width, top: y};
  };
  const middle = async (name: string) => {
    const {x = NaN, width = NaN} = (await project(name).boundingBox()) ?? {};
    return x + width / 2;
  };
  await open(page, 'docs/Tide Tables/');
  expect((await box('River Watch')).right, 'acts on the project').toBeLessThan(await middle('Tide Tables'));
  await open(page, 'docs/River Watch/');
  for (const other of ['Tide Tables', 'Zebra Atlas']) {
    expect((await box(other)).left, 'the project acts on it').toBeGreaterThan(await middle('River Watch'));
  }
  await page.setViewportSize({width: 360, height: 800});
  await expect(project('River Watch')).toBeHidden();
  expect((await box('Tide Tables')).left).toBe((await box('Zebra Atlas')).left);
});
