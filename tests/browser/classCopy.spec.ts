// A copy of one page with Python, which a teacher serves to a class: made by the page, unpacked, and served as a plain server
// of files does, without HTTPS.
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {minimalSite} from '../support/minimalSite';
import {errorsOf, hydrate} from './site';

/** A name that is not the device itself, so that pages from it are as those from another computer. */
const host = 'teacher.example';

test.use({
  baseURL: `http://localhost:${minimalSite.port}${minimalSite.baseUrl}`,
  // The addresses of other hosts are of no use, as in the other tests.
  launchOptions: async ({launchOptions}, use) => {
    const rules = `--host-resolver-rules=MAP ${host} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost`;
    await use({...launchOptions, args: [...(launchOptions.args ?? []), rules]});
  },
});

/** A server as `python3 -m http.server`: files by their names, `index.html` of folders, and nothing else. */
async function serve(folder: string): Promise<http.Server> {
  const types: Record<string, string> = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css'};
  const server = http.createServer(({url = '/'}, response) => {
    const [address = ''] = url.split('?');
    let file = path.join(folder, decodeURI(address));
    if (fs.existsSync(file) && fs.statSync(file).isDirectory()) {
      if (!address.endsWith('/')) {
        response.writeHead(301, {Location: url.replace(address, `${address}/`)}).end();
        return;
      }
      file = path.join(file, 'index.html');
    }
    if (fs.existsSync(file)) {
      response.writeHead(200, {'Content-Type': types[path.extname(file)] ?? 'application/octet-stream'});
      response.end(fs.readFileSync(file));
    } else {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

/** Opens the form on the page for teachers. */
async function openForm(page: Page): Promise<void> {
  await page.goto('device');
  await hydrate(page);
  await page.getByRole('button', {name: 'Make a class copy'}).click();
  await expect(page.getByRole('combobox', {name: 'Lesson'})).toBeFocused();
}

test('a copy of a lesson runs its steps from a plain server without HTTPS, and is read from a folder', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const folder = info.outputPath('copy');

  await test.step('the page makes it, with its size said before', async () => {
    await openForm(page);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((mode) => (document.documentElement.dataset.theme = mode), theme);
      // The colors here are those of Infima.
      const scan = new AxeBuilder({page}).include('main').disableRules('color-contrast');
      expect((await scan.analyze()).violations, theme).toEqual([]);
    }
    await page.getByRole('combobox', {name: 'Lesson'}).selectOption('A program that runs here');
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: /^Make the copy \(\d+\.\d MB\)$/}).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('pyodide-runner-class-copy.zip');
    await expect(page.getByText(/^The copy is made \(\d+\.\d MB\)\./)).toBeVisible();
    for (const [name, content] of Object.entries(unzipSync(new Uint8Array(fs.readFileSync(await file.path()))))) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      fs.writeFileSync(path.join(folder, name), content);
    }
  });

  await test.step('a step runs from the address of the server', async () => {
    const server = await serve(folder);
    const errors = errorsOf(page);
    await page.goto(`http://${host}:${(server.address() as AddressInfo).port}/`);
    await expect(page).toHaveURL(/\/minimal\/pyodide-runner\.html$/);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await hydrate(page);
    const step = page.locator('.page-step').nth(1);
    await step.getByRole('button', {name: 'Run'}).click();
    await step.getByRole('button', {name: 'Load and run'}).click();
    await expect(step.getByRole('status')).toHaveText('Same as on the page.', {timeout: 60_000});
    await page.locator('.page-step').first().getByRole('button', {name: 'Edit'}).click();
    await expect(page.locator('.cm-content')).toBeVisible();
    // The site's own links have no ending.
    const lesson = page.url().replace('.html', '');
    await page.goto(`${lesson}?docusaurus-data-view=present`);
    await expect(page.getByRole('navigation', {name: 'Slides'})).toBeVisible();
    await page.goto(lesson);
    await hydrate(page);
    await page.getByRole('link', {name: 'Save or print your work'}).click();
    await expect(page).toHaveURL(/\/minimal\/my-learning(?:\.html)?\?work=/);
    await expect(page.getByRole('button', {name: /^Save/}).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', {level: 1, name: 'My learning'})).toBeVisible();
    // Pages that are not in the copy may be asked for, to have them sooner. And Docusaurus loads no page ahead whose address
    // ends with .html, so that without lean-client, it renders such a page anew: error 418 of React.
    expect(errors.filter((text) => !/404|onRecoverableError.*#418/.test(text))).toEqual([]);

    // What is not in the copy is on the published site, with scripts and before them.
    await page.route('https://example.org/**', (route) =>
      route.fulfill({contentType: 'text/html', body: '<h1>Published</h1>'}),
    );
    for (const start of [hydrate, () => Promise.resolve()]) {
      await page.goto(lesson);
      await start(page);
      await page.getByRole('link', {name: 'Words about owls', exact: true}).first().click();
      await expect(page).toHaveURL('https://example.org/minimal/glossary');
    }
    server.close();
  });

  await test.step('from a folder, the page is read with its styles, and says that programs do not run', async () => {
    await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
    await page.getByRole('link', {name: /^Read the lesson/}).click();
    await expect(page.getByText('Programs do not run')).toBeVisible();
    await expect(page.getByText('8 eyes').first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('pre').first()).not.toHaveCSS('border-radius', '0px');
  });
});

test('a copy that cannot be made is told in words, can be stopped, and made again', async ({page}) => {
  await openForm(page);
  const make = page.getByRole('button', {name: /^Make the copy/});
  const said = page.getByRole('main').getByRole('status').last();

  await page.route(/\.wasm$/, (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html>Sign in'}));
  await make.click();
  await expect(said).toHaveText(/^This network answered with something else/);
  await page.unrouteAll({behavior: 'wait'});

  await page.route(/\.wasm$/, (route) => route.abort());
  await make.click();
  await expect(said).toHaveText(/^The connection was lost/);
  await page.unrouteAll({behavior: 'wait'});

  await page.route(/\.wasm$/, () => undefined);
  await make.click();
  await page.getByRole('button', {name: 'Stop'}).click();
  await expect(said).toHaveText('Stopped. There is no copy.');
  await expect(make).toBeFocused();
  await page.unrouteAll({behavior: 'ignoreErrors'});

  const download = page.waitForEvent('download');
  await make.click();
  await download;
});
