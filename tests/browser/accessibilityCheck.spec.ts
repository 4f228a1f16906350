// `npm run check:accessibility`: on the site of another institute, and on builds of one page.
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {checkAccessibility} from '@training-catalog/accessibility-check';
import {portOf} from '../../tools/bench/machine';
import {runCommand, type Ended} from '../support/runCommand';
import {secondSite} from '../support/secondSite';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'accessibility-check-'));
  folders.push(folder);
  return folder;
};
test.afterEach(() => folders.splice(0).forEach((folder) => fs.rmSync(folder, {recursive: true})));

test.describe('the command', () => {
  // Some pages of the site have thousands of elements.
  test.setTimeout(300_000);

  const check = (...args: string[]): Promise<Ended> =>
    runCommand(path.resolve('node_modules/.bin/catalog'), ['check:accessibility', ...args], {
      cwd: path.resolve(secondSite.dir),
    });

  test('finds no barrier in a new catalog, and says what it looked at', async () => {
    const {status, stdout, stderr} = await check();
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^\d{2} pages, light at 1280 pixels and dark at 360 pixels; barriers: 0\n$/);
    expect(status).toBe(0);
  });

  test('names page, mode, and rule of barriers, and how to fix them', async () => {
    const build = newFolder();
    // The frame of the pages, and one page to break.
    for (const name of ['index.html', '404.html', 'assets', 'img', 'fonts']) {
      const file = path.join(secondSite.build, name);
      if (fs.existsSync(file)) {
        fs.cpSync(file, path.join(build, name), {recursive: true});
      }
    }
    const page = path.join(build, 'index.html');
    const broken = `<style>[data-theme='dark'] .faint {color: #333; background: #222}</style>
<aside aria-label="Broken"><img src="${secondSite.baseUrl}img/logo.svg"><p class="faint">Faint</p></aside></body>`;
    fs.writeFileSync(
      page,
      fs.readFileSync(page, 'utf8').replace('</body>', () => broken),
    );
    const {status, stdout, stderr} = await check(build);
    const [image, contrast, ...more] = stderr.split(/^(?=\S)/m);
    expect(image).toMatch(/^\/ \(light at 1280 pixels\), \/ \(dark at 360 pixels\): image-alt: .*\n.*<img.*\n.*Fix/);
    expect(contrast).toMatch(
      /^\/ \(dark at 360 pixels\): color-contrast: \.faint\n.*Faint.*\n.*Fix[^]*contrast of 1\./,
    );
    expect(more).toEqual([]);
    expect(stdout).toContain('; barriers: 3\n');
    expect(status).toBe(1);
  });
});

/** Builds one page, and checks it. @param more elements of it */
async function checkPage(more: string, options: {onlyMode?: 'light' | 'dark'} = {}): Promise<string[]> {
  const build = newFolder();
  fs.writeFileSync(
    path.join(build, 'index.html'),
    `<!doctype html><html lang="en" data-has-hydrated="false"><head><title>Owls</title><meta name="viewport" content="width=device-width"></head><body><main><h1>Owls</h1>${more}</main></body></html>`,
  );
  const {barriers} = await checkAccessibility({build, baseUrl: '/', ...options});
  return barriers.map(({rule, mode, width}) => `${rule}, ${mode} at ${width}`);
}

const image = '<img src="data:,">';
const addsImageIn = (ms: number): string =>
  `setTimeout(() => {document.querySelector('main').insertAdjacentHTML('beforeend', '${image}'); document.documentElement.dataset.hasHydrated = true}, ${ms})`;

test('a page that React takes over is checked when it has', async () => {
  const both = ['image-alt, light at 1280', 'image-alt, dark at 360'];
  expect(await checkPage(`<script>window.docusaurus = {}; ${addsImageIn(1500)}</script>`)).toEqual(both);
  // Otherwise nobody waits.
  expect(await checkPage(`<script>${addsImageIn(9000)}</script>`)).toEqual([]);
});

test('what goes while the page is arranged is no barrier', async () => {
  // Each check scrolls first.
  const goes = `${image}<script>let checks = 0; window.scrollTo = () => {
    checks += 1;
    if (checks === 2) document.querySelector('img').remove();
  }</script>`;
  expect(await checkPage(goes)).toEqual([]);
});

test('a site of one mode is checked in that one', async () => {
  const faint = `<p style="color: #777; background: #666">Faint</p>`;
  expect(await checkPage(faint, {onlyMode: 'light'})).toEqual([
    'color-contrast, light at 1280',
    'color-contrast, light at 360',
  ]);
});

test('other hosts give a page its styles, and do not see a visit', async () => {
  const asked: string[] = [];
  const host = http.createServer(({url = ''}, response) => {
    asked.push(url);
    response.writeHead(200, {'content-type': url.endsWith('.css') ? 'text/css' : 'text/javascript'}).end('');
  });
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  // Another origin, because of its port; the browser of the tests finds no other name.
  const at = `http://localhost:${portOf(host)}`;
  try {
    const parts = `<link rel="stylesheet" href="${at}/a.css"><script src="${at}/count.js"></script><img alt="" src="${at}/count.gif">`;
    expect(await checkPage(parts)).toEqual([]);
    expect(new Set(asked)).toEqual(new Set(['/a.css']));
  } finally {
    host.close();
  }
});
