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
  return JSON.parse(await response.locator('pre').innerText()) as Echo;
}

test('values of a body are written, agree in all forms, and are reported at their fields', async ({page}) => {
  await test.step('objects and lists of objects are written as JSON in their fields, and sent', async () => {
    const errors = errorsOf(page);
    await openConsole(page, survey);
    const form = consoleOf(page);
    await expect(form.getByLabel('leader')).toHaveValue('{\n  "name": "Ada"\n}');
    await expect(form.getByLabel('stops')).toHaveAccessibleDescription(/as JSON, for example \[\{"name":"text"\}\]$/);
    await form.getByLabel('stops').fill('[{"name": "Pond", "visitors": [{"name": "Ada"}]}]');
    await expect(form.getByLabel('species')).toHaveAccessibleDescription(
      /values: Heron, Egret, Crane, one value per line$/,
    );
    await form.getByLabel('species').fill('Heron\nCrane');
    expect(JSON.parse((await sent(page)).body)).toEqual({
      place: 'Mill Pond',
      species: ['Heron', 'Crane'],
      leader: {name: 'Ada'},
      stops: [{name: 'Pond', visitors: [{name: 'Ada'}]}],
    });
    expect(errors).toEqual([]);
  });

  await test.step('the code, the form, and the JSON of a body agree', async () => {
    await openConsole(page, `${survey}?try&stops=${encodeURIComponent('[{"name":"Weir","minutes":10}]')}`);
    const form = consoleOf(page);
    await expect(form.getByLabel('stops')).toHaveValue('[{"name":"Weir","minutes":10}]');
    await form.getByRole('radio', {name: 'As JSON'}).check();
    const editor = form.getByLabel('Body', {exact: true});
    await expect(editor).toHaveValue(/"minutes": 10/);
    await editor.fill('{"place":"Old Oak","leader":{"name":"Eve"},"gear":{"kind":"scope","zoom":20}}');
    await form.getByRole('radio', {name: 'As a form'}).check();
    await expect(form.getByLabel('place', {exact: true})).toHaveValue('Old Oak');
    await form.getByLabel('gear').fill('{"kind": "boat", "seats": 3}');
    await expect(form.locator('pre').locator('visible=true').first()).toContainText('"seats":3');
    // The form does not open for JSON that it would lose parts of.
    await form.getByRole('radio', {name: 'As JSON'}).check();
    await editor.fill('{"place":"Old Oak","leader":{"name":"Eve"},"weather":"fair"}');
    await form.getByRole('radio', {name: 'As a form'}).click();
    await expect(form.getByRole('status').filter({hasText: 'This JSON does not fit the form.'})).toBeVisible();
    await expect(editor).toHaveValue(/weather/);
  });

  await test.step('a mistake inside a value is reported at its field, which gets the focus', async () => {
    await openConsole(page, survey);
    const form = consoleOf(page);
    const stops = form.getByLabel('stops');
    await stops.fill('[{"name": "W"}]');
    await expect(stops).toHaveAccessibleDescription(/Value 0\.name: Allowed: at least 2 characters\.$/);
    const species = form.getByLabel('species');
    await species.fill('Heron\nHeron');
    await expect(species).toHaveAccessibleDescription(/Allowed: unique items\.$/);
    await sendButton(page).click();
    await expect(form.getByRole('status').filter({hasText: 'Nothing was sent'})).toBeVisible();
    await expect(species).toBeFocused();
    await species.fill('Heron\nCrane');
    await sendButton(page).click();
    await expect(stops).toBeFocused();
  });
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

test('query parameters, an array as the body, and a server without an address', async ({page}) => {
  await test.step('a body that is an array is written as JSON and can be left out', async () => {
    await openConsole(page, 'api/Field%20APIs/survey-update');
    const body = consoleOf(page).getByLabel('Body', {exact: true});
    await expect(body).toHaveValue(/"name": "text"/);
    await body.fill('[{"name": "Weir"}]');
    expect(JSON.parse((await sent(page)).body)).toEqual([{name: 'Weir'}]);
    await body.fill('');
    const without = await sent(page);
    expect(without.body).toBe('');
    expect(without.method).toBe('PUT');
  });

  await test.step('query parameters take lists and objects in their style', async () => {
    await openConsole(page, survey);
    const form = consoleOf(page);
    await form.getByLabel('season').fill('fall');
    await form.getByLabel('near').fill('{"lat": 40.5}');
    await form.getByLabel('note').fill('a & b');
    expect((await sent(page)).query).toEqual([
      ['season', 'fall'],
      ['near[lat]', '40.5'],
      ['note', 'a & b'],
    ]);
  });

  await test.step('an operation whose server has no absolute address cannot be sent', async () => {
    await open(page, 'api/Field%20APIs/survey-retrieve?try');
    await expect(consoleOf(page).getByText('You cannot send this request from this page.')).toBeVisible();
    await expect(page.getByRole('button', {name: /send/i})).toHaveCount(0);
  });
});

for (const mode of ['light', 'dark'] as const) {
  const tag = mode === 'dark' ? {tag: '@exhaustive'} : {};
  test(`a form with mistakes has no barrier in ${mode} mode`, tag, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    const stops = encodeURIComponent('[{"name":"W","visitors":[{"name":"Ada","mail":"x"}]}]');
    const gear = encodeURIComponent('{"kind":"boat","seats":0}');
    await openConsole(page, `${survey}?try&species=["Heron","Heron"]&stops=${stops}&gear=${gear}&day=soon`);
    await sendButton(page).click();
    await expect(consoleOf(page).getByText('Nothing was sent')).toBeVisible();
    expect((await barriersOf(page)).map(({text}) => text)).toEqual([]);
  });
}

test('a form stays within a narrow page', {tag: '@exhaustive'}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, `${survey}?try`);
  await expect(consoleOf(page).getByLabel('follows')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
