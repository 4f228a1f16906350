// The form of the console, with the fixture set that has fields of every kind. The service responds with the request.
import {expect, test, type Page} from '@playwright/test';
import {barriersOf} from './barriers';
import {consoleOf, openConsole, sendButton, sendRequest} from './consoleParts';
import {errorsOf, open} from './site';

const survey = 'api/Field%20APIs/survey-create';

/** A request as the service received it. */
interface Echo {
  method: string;
  path: string;
  query: [string, string][];
  headers: Record<string, string>;
  body: string;
}

/** Sends the request, and reads from the response what the service received. */
async function sent(page: Page): Promise<Echo> {
  const response = await sendRequest(page);
  await expect(response).toContainText('200 OK');
  await response.getByRole('radio', {name: 'Text'}).check();
  return JSON.parse(await response.locator('pre').innerText()) as Echo;
}

test('objects and arrays of objects are added, filled in, removed, and sent, by keyboard', async ({page}) => {
  const errors = errorsOf(page);
  await openConsole(page, survey);
  const form = consoleOf(page);
  const body = form.getByRole('group', {name: /^Body/});
  const stops = body.getByRole('group', {name: 'stops', exact: true});

  // A press on Add moves the focus to what it added.
  await stops.getByRole('button', {name: 'Add to stops'}).press('Enter');
  const first = stops.getByRole('group', {name: 'stops 1', exact: true});
  await expect(first.getByLabel('name', {exact: true})).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Pond');
  await stops.getByRole('button', {name: 'Add to stops'}).press('Enter');
  await stops.getByRole('group', {name: 'stops 2', exact: true}).getByLabel('name', {exact: true}).fill('Weir');
  const visitors = first.getByRole('group', {name: 'visitors', exact: true});
  await visitors.getByRole('button', {name: 'Add to visitors'}).press('Enter');
  await expect(visitors.getByLabel('name', {exact: true})).toHaveValue('Ada');
  await body.getByRole('button', {name: 'Add deputy'}).press('Enter');
  await body.getByRole('group', {name: 'deputy'}).getByLabel('name', {exact: true}).fill('Ben');
  expect(JSON.parse((await sent(page)).body)).toEqual({
    place: 'Mill Pond',
    leader: {name: 'Ada'},
    deputy: {name: 'Ben'},
    stops: [{name: 'Pond', visitors: [{name: 'Ada'}]}, {name: 'Weir'}],
  });

  // A removed item is gone and announced, and the focus stays in its list.
  await stops.getByRole('button', {name: 'Remove stops 1'}).press('Enter');
  await expect(form.getByRole('status').filter({hasText: 'stops 1 was removed.'})).toBeVisible();
  await expect(stops.getByRole('button', {name: 'Add to stops'})).toBeFocused();
  await expect(first.getByLabel('name', {exact: true})).toHaveValue('Weir');
  await body.getByRole('button', {name: 'Remove deputy'}).press('Enter');
  await expect(body.getByRole('button', {name: 'Add deputy'})).toBeFocused();
  expect(JSON.parse((await sent(page)).body)).toEqual({
    place: 'Mill Pond',
    leader: {name: 'Ada'},
    stops: [{name: 'Weir'}],
  });
  expect(errors).toEqual([]);
});

test('the code, the form, and the JSON of a body agree', async ({page}) => {
  await openConsole(page, `${survey}?try&stops=${encodeURIComponent('[{"name":"Weir","minutes":10}]')}`);
  const form = consoleOf(page);
  await expect(form.getByRole('group', {name: 'stops 1', exact: true}).getByLabel('minutes')).toHaveValue('10');
  await form.getByRole('radio', {name: 'As JSON'}).check();
  const editor = form.getByLabel('Body', {exact: true});
  await expect(editor).toHaveValue(/"minutes": 10/);
  await editor.fill('{"place":"Old Oak","leader":{"name":"Eve"},"gear":{"kind":"scope","zoom":20}}');
  await form.getByRole('radio', {name: 'As a form'}).check();
  const gear = form.getByRole('group', {name: 'gear', exact: true});
  await expect(gear.getByLabel('Type of gear').locator('option:checked')).toHaveText('Scope');
  await expect(gear.getByLabel('zoom')).toHaveValue('20');
  await gear.getByLabel('Type of gear').selectOption('Boat');
  await gear.getByLabel('seats').fill('3');
  await expect(form.locator('pre').locator('visible=true').first()).toContainText('"seats":3');
  // The form does not open for JSON that it would lose parts of.
  await form.getByRole('radio', {name: 'As JSON'}).check();
  await editor.fill('{"place":"Old Oak","leader":{"name":"Eve"},"weather":"fair"}');
  await form.getByRole('radio', {name: 'As a form'}).click();
  await expect(form.getByRole('status').filter({hasText: 'This JSON does not fit the form.'})).toBeVisible();
  await expect(editor).toHaveValue(/weather/);
});

test('a mistake inside a list is reported at its field, which gets the focus', async ({page}) => {
  await openConsole(page, survey);
  const form = consoleOf(page);
  const stops = form.getByRole('group', {name: 'stops', exact: true});
  await stops.getByRole('button', {name: 'Add to stops'}).click();
  const name = stops.getByLabel('name', {exact: true});
  await name.fill('W');
  await expect(name).toHaveAccessibleDescription(/Enter at least 2 characters\.$/);
  const species = form.getByRole('group', {name: 'species', exact: true});
  for (const place of [1, 2]) {
    await species.getByRole('button', {name: 'Add to species'}).click();
    await species.getByLabel(`species ${place}`).selectOption('Heron');
  }
  await expect(species).toHaveAccessibleDescription(/Enter each value only once\.$/);
  await sendButton(page).click();
  await expect(form.getByRole('status').filter({hasText: 'Nothing was sent'})).toBeVisible();
  await expect(species).toBeFocused();
  await species.getByLabel('species 2').selectOption('Crane');
  await sendButton(page).click();
  await expect(name).toBeFocused();
});

test('a body is sent in each media type that the operation takes', async ({page}) => {
  await openConsole(page, survey);
  const form = consoleOf(page);
  const type = form.getByLabel('Media type');
  await expect(type.locator('option')).toHaveText([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/plain',
    'image/*',
  ]);

  await type.selectOption('application/x-www-form-urlencoded');
  await form.getByLabel('species', {exact: true}).fill('Heron\nCrane');
  const urlencoded = await sent(page);
  expect(urlencoded.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(urlencoded.body).toBe('place=Mill+Pond&species=Heron&species=Crane');

  await type.selectOption('multipart/form-data');
  const buffer = Buffer.from('a map');
  await form.getByLabel('map').setInputFiles({name: 'map.png', mimeType: 'image/png', buffer});
  await form.getByLabel('photos').setInputFiles([
    {name: 'a.png', mimeType: 'image/png', buffer},
    {name: 'b.png', mimeType: 'image/png', buffer},
  ]);
  const multipart = await sent(page);
  expect(multipart.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect([...multipart.body.matchAll(/name="(\w+)"(?:; filename="([\w.]+)")?/g)].map(([, ...names]) => names)).toEqual([
    ['place', undefined],
    ['map', 'map.png'],
    ['photos', 'a.png'],
    ['photos', 'b.png'],
  ]);
  expect(multipart.body).toContain('a map');

  await type.selectOption('text/plain');
  await form.getByLabel('Body', {exact: true}).fill('Count cranes.');
  const text = await sent(page);
  expect(text.headers['content-type']).toMatch(/^text\/plain/);
  expect(text.body).toBe('Count cranes.');

  await type.selectOption('image/*');
  await sendButton(page).click();
  const file = form.getByLabel('File to send as the body');
  await expect(file).toBeFocused();
  await expect(file).toHaveAccessibleDescription('Choose a file.');
  await file.setInputFiles({name: 'map.svg', mimeType: 'image/svg+xml', buffer});
  const binary = await sent(page);
  expect(binary.headers['content-type']).toBe('image/svg+xml');
  expect(binary.body).toBe('a map');
  // What was filled in for another type is still there.
  await type.selectOption('application/x-www-form-urlencoded');
  await expect(form.getByLabel('species', {exact: true})).toHaveValue('Heron\nCrane');
});

test('a body that is an array has a form and can be left out', async ({page}) => {
  await openConsole(page, 'api/Field%20APIs/survey-update');
  const body = consoleOf(page).getByRole('group', {name: 'body', exact: true});
  await body.getByLabel('name', {exact: true}).fill('Weir');
  expect(JSON.parse((await sent(page)).body)).toEqual([{name: 'Weir'}]);
  await body.getByRole('button', {name: 'Remove body 1'}).click();
  const without = await sent(page);
  expect(without.body).toBe('');
  expect(without.method).toBe('PUT');
});

test('query parameters take lists and objects in their style', async ({page}) => {
  await openConsole(page, survey);
  const form = consoleOf(page);
  const season = form.getByRole('group', {name: 'season', exact: true});
  await season.getByRole('button', {name: 'Add to season'}).click();
  await season.getByLabel('season 1').selectOption('fall');
  await form.getByRole('button', {name: 'Add near'}).click();
  await form.getByLabel('lat').fill('40.5');
  await form.getByLabel('note').fill('a & b');
  expect((await sent(page)).query).toEqual([
    ['season', 'fall'],
    ['near[lat]', '40.5'],
    ['note', 'a & b'],
  ]);
});

test('an operation whose server has no absolute address cannot be sent, and says why', async ({page}) => {
  await open(page, 'api/Field%20APIs/survey-retrieve?try');
  await expect(consoleOf(page).getByText('the specification lists no server that a web page can reach')).toBeVisible();
  await expect(page.getByRole('button', {name: /send/i})).toHaveCount(0);
});

for (const mode of ['light', 'dark'] as const) {
  const tag = mode === 'dark' ? {tag: '@exhaustive'} : {};
  test(`a form with groups and mistakes has no barrier in ${mode} mode`, tag, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    const stops = encodeURIComponent('[{"name":"W","visitors":[{"name":"Ada","mail":"x"}]}]');
    const gear = encodeURIComponent('{"kind":"boat","seats":0}');
    await openConsole(page, `${survey}?try&species=["Heron","Heron"]&stops=${stops}&gear=${gear}&day=soon`);
    await sendButton(page).click();
    await expect(consoleOf(page).getByText('Nothing was sent')).toBeVisible();
    expect((await barriersOf(page)).map(({text}) => text)).toEqual([]);
  });
}

test('a deep form stays within a narrow page', {tag: '@exhaustive'}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  const inner = {place: 'Mill Pond', leader: {name: 'Ada'}, stops: [{name: 'Weir', visitors: [{name: 'Ada'}]}]};
  const follows = encodeURIComponent(JSON.stringify({...inner, follows: {...inner, follows: inner}}));
  await open(page, `${survey}?try&follows=${follows}`);
  await expect(consoleOf(page).getByRole('group', {name: 'follows', exact: true})).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const narrowest = await consoleOf(page)
    .locator('.api-input')
    .evaluateAll((inputs) => Math.min(...inputs.map((input) => input.getBoundingClientRect().width)));
  expect(narrowest).toBeGreaterThan(120);
});
