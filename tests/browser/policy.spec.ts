// The content security policy: what stands in the files, and that pages work under it.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {load} from 'cheerio';
import {address, videoHost} from '../../src/site';
import {ports} from '../support/ports';
import {secondSite} from '../support/secondSite';
import {navbar, open, pageKinds, sidebar} from './site';

const measured = `http://localhost:${ports.secondSite}${address.baseUrl}`;

/** Collects what the policy of a page refuses, and what the page says to the console or throws. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) => {
      const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
      reportViolation(`${violatedDirective} refuses ${blockedURI} ${sample}`);
    });
  });
  page.on('console', (message) => {
    // The browser itself writes one line for the 404 of the not-found page.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('status of 404')) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', ({message}) => complaints.push(message));
  return complaints;
}

/** Uses what a page has: scrolls to its end, copies code, shows diagrams, further languages and the other mode. */
async function useEverything(page: Page): Promise<void> {
  const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
  if ((await copy.count()) > 0) {
    await copy.scrollIntoViewIfNeeded();
    await copy.click({force: true});
    await expect(page.getByRole('button', {name: 'Copied'}).first()).toBeAttached();
    expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(0);
  }
  const more = page.getByRole('button', {name: 'Show the request in other languages'});
  if ((await more.count()) > 0) {
    await more.click();
    await page.getByRole('tab', {name: 'rust'}).click();
  }
  const diagram = page.getByText(/^Diagram: /).first();
  if ((await diagram.count()) > 0) {
    // It may have become the drawing meanwhile.
    await diagram.scrollIntoViewIfNeeded({timeout: 2000}).catch(() => undefined);
    await expect(page.locator('.docusaurus-mermaid-container svg').first()).toBeVisible();
  }
  const mode = navbar(page).getByRole('button', {name: /^Switch between dark and light mode/});
  await mode.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
}

test.use({permissions: ['clipboard-read', 'clipboard-write']});

for (const [site, at] of [
  ['the site', ''],
  ['a site with announcement and analytics', measured],
] as const) {
  const kinds = at
    ? {
        'documentation page': 'docs/intro',
        'API operation': 'api/FAF%20APIs/point-to-point-create',
        'not-found page': 'no/such/page',
      }
    : pageKinds;
  test.describe(`under its policy works, on ${site}, the`, () => {
    for (const [kind, route] of Object.entries(kinds)) {
      test(kind, async ({page}) => {
        await page.route(`${secondSite.analyticsHost}/**`, (request) =>
          request.fulfill({body: `fetch('${secondSite.analyticsHost}/api/send', {method: 'POST', mode: 'no-cors'})`}),
        );
        const complaints = await complaintsOf(page);
        await open(page, `${at}${route}`);
        if (route.startsWith('search')) {
          await expect(page.locator('article a').first()).toBeVisible();
        }
        await useEverything(page);
        expect(complaints).toEqual([]);
      });
    }
  });
}

test('the policy of the first page serves every page that a reader goes to inside the site', async ({page}) => {
  const complaints = await complaintsOf(page);
  await page.route(`${videoHost}/**`, (route) => route.fulfill({contentType: 'text/html', body: 'The player'}));
  await open(page, '');
  const visit = async (route: string): Promise<void> => {
    await page.evaluate((target) => {
      history.pushState({}, '', target);
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    }, `${address.baseUrl}${route}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/${route.split('?')[0]}$`));
  };
  for (const route of Object.values(pageKinds).filter((one) => !one.startsWith('no/'))) {
    await visit(route);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }

  await page.goto('');
  await navbar(page).getByRole('link', {name: 'Education'}).click();
  await sidebar(page).getByRole('link', {name: 'ICICLE in a nutshell'}).click();
  await page.getByRole('main').locator('a[href$="/icicle"]').first().click();
  await page
    .getByRole('button', {name: /Play: /})
    .first()
    .click();
  await expect(page.frameLocator('iframe').getByText('The player')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('search works under the policy: worker, index, hits, highlighting', async ({page}) => {
  const complaints = await complaintsOf(page);
  await open(page, '');
  const box = page.getByLabel('Search', {exact: true}).first();
  await box.click();
  await page.keyboard.type('datasheet');
  await expect(page.locator('[role="listbox"] [role="option"]').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('article mark').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the policy refuses what it has to refuse', async ({page}) => {
  const complaints = await complaintsOf(page);
  await open(page, 'docs/intro');
  await page.evaluate(async () => {
    const add = (name: string, properties: Record<string, string>): void => {
      document.body.append(Object.assign(document.createElement(name), properties));
    };
    add('script', {textContent: 'window.ran = 1'});
    add('script', {src: 'https://example.org/a.js'});
    add('div', {innerHTML: '<img src="/nothing" onerror="window.ran = 1">'});
    add('iframe', {src: 'https://example.org/'});
    add('object', {data: '/training-catalog/img/logo.svg'});
    add('img', {src: 'https://example.org/a.png'});
    add('base', {href: 'https://example.org/'});
    await fetch('https://example.org/').catch(() => undefined);
  });
  for (const directive of [
    'script-src-elem',
    'script-src-attr',
    'frame-src',
    'object-src',
    'img-src',
    'base-uri',
    'connect-src',
  ]) {
    await expect.poll(() => complaints.join('\n'), directive).toContain(`${directive} refuses`);
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('every file has the same policy, before anything it rules, and the hash of each of its scripts', () => {
  for (const [folder, least] of [
    ['build', 600],
    [`${secondSite.dir}/build`, 20],
  ] as const) {
    const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
    expect(files.length).toBeGreaterThan(least);
    expect(files).toContain('404.html');
    const policies = new Set<string>();
    const faults: string[] = [];
    let scripts = 0;
    files.forEach((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      const head =
        /^(.*?)<meta http-equiv="?Content-Security-Policy"? content="([^"]+)"><meta name="referrer" content="strict-origin-when-cross-origin">/is.exec(
          text,
        );
      if (!head || /<(script|link|style|img)/.test(head[1] ?? '')) {
        faults.push(`${file}: no policy at its head`);
      }
      policies.add(head?.[2] ?? '');
      const html = load(text);
      html('script:not([src]):not([type="application/ld+json"])').each((_, element) => {
        const script = html(element).text();
        scripts += 1;
        if (!head?.[2]?.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)) {
          faults.push(`${file}: no hash of ${script.slice(0, 60)}`);
        }
      });
      html('*').each((_, element) => {
        Object.keys(html(element).attr() ?? {})
          .filter((name) => name.startsWith('on'))
          .forEach((name) => faults.push(`${file}: ${name}, which the policy refuses`));
      });
    });
    expect(faults).toEqual([]);
    expect(policies.size).toBe(1);
    expect(scripts).toBeGreaterThanOrEqual(files.length);
    const [policy = ''] = policies;
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|\*/);
  }
});

test('every link that leaves the site is cut off from the page it opens from', () => {
  const faults = new Set<string>();
  let links = 0;
  fs.readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .forEach((file) => {
      const html = load(fs.readFileSync(path.join('build', file), 'utf8'));
      html('a[href^="http"], a[href^="//"], area[href^="http"]').each((_, {attribs}) => {
        if (attribs.href?.startsWith(address.url + address.baseUrl)) {
          return;
        }
        links += 1;
        if (!attribs.rel?.split(' ').includes('noopener')) {
          faults.add(`${file}: ${attribs.href}`);
        }
      });
    });
  expect(links).toBeGreaterThan(500);
  expect([...faults]).toEqual([]);
});
