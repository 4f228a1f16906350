// The console of every operation of openapi/sets.json, in a browser, against the mock of its set.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {operationItems, readSpecification} from '@training-catalog/openapi-pages/node';
import {readSets, type ApiSet} from '@training-catalog/openapi-pages/sets';
import {siteSettings} from '../../site.config';
import {responseOf, consoleOf} from '../browser/consoleParts';
import {startApiMock} from '../support/apiMock';
import {fixtureContent, type Edits} from '../support/miniSite';
import {ports} from '../support/ports';
import {serveMiniSite, type ServedMiniSite} from '../support/servedMiniSite';

const sets = readSets(siteSettings.openApiSiteIn('.'));

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => fs.statSync(path.join(folder, name)).isFile());

/** The API sets of the catalog, in place of those of a small site. */
const catalogSets = (): Edits => ({
  ...Object.fromEntries(filesBelow(path.join(fixtureContent, 'openapi')).map((name) => [`openapi/${name}`, null])),
  ...Object.fromEntries(
    filesBelow('openapi').map((name) => [`openapi/${name}`, fs.readFileSync(path.join('openapi', name), 'utf8')]),
  ),
  'api/tags.yml': fs.readFileSync('api/tags.yml', 'utf8'),
});

let site: ServedMiniSite;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  // As a developer points the console to a mock.
  site = await serveMiniSite(catalogSets(), {API_MOCK_SERVER: `http://localhost:${ports.mock}`});
});
test.afterAll(() => site.close());

/** Fills in what a mock asks for and an example does not have. */
async function fillIn(page: Page): Promise<void> {
  const form = consoleOf(page);
  for (const secret of await form.locator('input[type="password"]').all()) {
    await secret.fill('user:word');
  }
  for (const file of await form.locator('input[type="file"]').all()) {
    await file.setInputFiles({name: 'file.bin', mimeType: 'application/octet-stream', buffer: Buffer.from('content')});
  }
}

/** Presses Send. @returns milliseconds until the response is on the screen. */
const timeToResponse = (page: Page): Promise<number> =>
  consoleOf(page)
    .getByRole('button', {name: 'Send', exact: true})
    .evaluate(
      (button) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          new MutationObserver((_, observer) => {
            if (document.querySelector('.api-response')) {
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - start));
            }
          }).observe(document.body, {childList: true, subtree: true});
          // What is wrong is then seen by what comes next.
          setTimeout(() => resolve(NaN), 20_000);
          (button as HTMLElement).click();
        }),
    );

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** Links of the catalog's pages that fill in the request of an operation of a set, as paths below the base path. */
const filledLinks = ({folder}: ApiSet): string[] =>
  siteSettings.areaIds
    .flatMap((area) =>
      filesBelow(area)
        .filter((name) => name.endsWith('.md'))
        .map((name) => path.join(area, name)),
    )
    .flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/\]\(\/([^)]*\?try&[^)]*)\)/g)].map(([, link = '']) => link),
    )
    .filter((link) => link.startsWith(`api/${encodeURI(folder)}/`));

/** Sends the request of an operation as its page or a link to it fills it in. @returns milliseconds until the response is on the screen. */
async function sendFilled(page: Page, set: ApiSet, link: string): Promise<number> {
  await page.goto(`${site.landingPage}${link}`);
  const server = consoleOf(page).getByLabel('Server');
  const mock = server.locator('option', {hasText: 'Local mock'});
  if (set.console !== true) {
    // The servers of a set are offered only where it says so.
    await expect(server.locator('option')).toHaveCount(1);
  }
  await server.selectOption((await mock.getAttribute('value')) ?? '');
  await fillIn(page);
  const ms = await timeToResponse(page);
  await expect(consoleOf(page).getByText('Nothing was sent'), link).toHaveCount(0);
  await expect(consoleOf(page).getByText('they are ignored'), link).toHaveCount(0);
  await expect(responseOf(page).locator('.api-status strong'), link).toHaveText(/^2\d\d/);
  await expect(responseOf(page)).not.toContainText('The specification does not mention this status');
  return ms;
}

for (const set of sets) {
  test(`the operations of ${set.id}, and links that fill them in, are sent and get documented responses`, async ({
    page,
  }) => {
    const document = await readSpecification(path.join('openapi', set.file), 'openapi');
    const operations = operationItems(document).filter(({api: {isWebhook}}) => isWebhook !== true);
    const stop = await startApiMock(set.file);
    try {
      const times: number[] = [];
      const examples = operations.map(({id}) => `api/${encodeURI(set.folder)}/${id}?try`);
      for (const link of [...examples, ...filledLinks(set)]) {
        times.push(await sendFilled(page, set, link));
      }
      expect(times.length).toBeGreaterThan(0);
      console.log(
        `${set.id}: ${times.length} requests, from Send to the response ${Math.round(median(times))} ms (median)`,
      );
    } finally {
      await stop();
    }
  });
}
