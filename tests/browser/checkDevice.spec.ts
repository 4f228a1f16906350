// The page that says whether a device and its network run programs.
import {expect, test} from '@playwright/test';
import {minimalSite} from '../support/minimalSite';
import {hydrate} from './site';

test.use({baseURL: `http://localhost:${minimalSite.port}${minimalSite.baseUrl}`});

test('a page says whether a device runs programs: yes, no, and why', async ({page}) => {
  const verdict = page.getByRole('main').getByRole('status');
  await page.goto('device');
  await hydrate(page);
  await expect(page.getByRole('main').getByText('Yes.', {exact: true})).toHaveCount(3);
  await page.getByRole('button', {name: /Load and start Python/}).click();
  await expect(verdict).toHaveText(/^Yes: lessons run/, {timeout: 60_000});

  await page.evaluate(() => caches.delete('pyodide-runner'));
  await page.route(/\.wasm$/, (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html>Sign in'}));
  await page.reload();
  await hydrate(page);
  await page.getByRole('button', {name: /Load and start Python/}).click();
  await expect(verdict).toHaveText(/^No: /, {timeout: 60_000});
  await expect(page.getByText('This network answered with something else')).toBeVisible();
});

test('a device without WebAssembly, or with blocked storage, is told so', async ({page}) => {
  const verdict = page.getByRole('main').getByRole('status');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('device');
  await hydrate(page);
  await expect(page.getByRole('main').getByText('No.', {exact: true})).toHaveCount(1);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
  await page.reload();
  await hydrate(page);
  await expect(verdict).toHaveText(/^No: /);
  await expect(page.getByRole('button', {name: /Load and start/})).toHaveCount(0);
});
