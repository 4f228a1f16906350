import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {MiniSite} from '../support/miniSite';
import {ports} from '../support/ports';
import {address} from '../../catalog.config';

test(
  'npm start compiles a page when it is opened, checks the content, shows an edit, and says what is wrong',
  {tag: '@exhaustive'},
  async ({page}) => {
    test.setTimeout(300_000);
    const site = MiniSite.create({
      'docs/opened.md': '---\ntitle: Opened\ndescription: A page that is opened.\n---\n\nText that is shown.\n',
      'docs/broken.md': '---\ntitle: Broken\ndescription: A page at work.\n---\n\nA brace {that nothing closes.\n',
    });
    expect(await site.apiPages()).toMatchObject({ok: true});
    const url = `http://localhost:${ports.preview}${address.baseUrl}`;
    const server = spawn('npx', ['docusaurus', 'start', '--no-open', '--port', String(ports.preview)], {
      cwd: site.dir,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: {...process.env, NODE_ENV: 'development'},
    });
    let printed = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (part: Buffer) => (printed += part.toString()));
    }
    const pages = new Set<string>();
    page.on('request', (request) => {
      const [script] = /content---[^/]*$/.exec(request.url()) ?? [];
      if (script !== undefined && !script.includes('.hot-update.')) {
        pages.add(script);
      }
    });
    try {
      await expect
        .poll(
          () =>
            page.goto(`${url}docs/opened`).then(
              () => true,
              () => false,
            ),
          {timeout: 200_000},
        )
        .toBe(true);
      await expect(page.getByText('Text that is shown.')).toBeVisible({timeout: 60_000});
      // Another site that the browser has open reads nothing, also under a host name of its own.
      const ask = (headers: Record<string, string>) => page.request.get(`${url}main.js`, {headers});
      const answer = await ask({origin: 'https://evil.example'});
      expect(answer.headers()).not.toHaveProperty('access-control-allow-origin');
      expect((await ask({host: 'evil.example'})).status()).toBe(403);
      expect((await ask({'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site'})).status()).toBe(403);
      const overlay = page.locator('#webpack-dev-server-client-overlay');
      await expect(overlay).toHaveCount(0);
      // By the rules, because the bundler has not seen this page yet.
      await expect.poll(() => printed, {timeout: 60_000}).toMatch(/docs\/broken\.md:6/);

      fs.appendFileSync(path.join(site.dir, 'docs/opened.md'), '\nAn edit.\n');
      await expect(page.getByText('An edit.')).toBeVisible({timeout: 60_000});

      await expect(overlay).toHaveCount(0);
      // The links of the bar are in view, so a visitor's browser would prefetch their pages.
      await expect(page.getByRole('navigation').getByRole('link', {name: 'Workshops'})).toBeInViewport();
      await page.waitForLoadState('networkidle');
      expect([...pages]).toEqual([expect.stringContaining('docs-opened')]);

      await page.goto(`${url}docs/broken`);
      await expect(
        overlay
          .contentFrame()
          .getByText(/docs\/broken\.md/)
          .first(),
      ).toBeVisible({timeout: 60_000});

      const broken = path.join(site.dir, 'docs/broken.md');
      const [head = ''] = fs.readFileSync(broken, 'utf8').split('A brace');
      for (const round of ['first', 'second']) {
        fs.writeFileSync(broken, `${head}Mended in the ${round} round.\n`);
        await expect(page.getByText(`Mended in the ${round} round.`)).toBeVisible({timeout: 60_000});
        await expect(overlay).toHaveCount(0);
        fs.appendFileSync(broken, '\nA {brace.\n');
        await expect(overlay).toBeVisible({timeout: 60_000});
      }
    } finally {
      // The whole process group, because npx does not forward signals.
      process.kill(-(server.pid ?? NaN));
      site.remove();
    }
  },
);
