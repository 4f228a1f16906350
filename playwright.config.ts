import {defineConfig, devices} from '@playwright/test';
import {findChromium} from './scripts/chromium';
import {address} from './src/site';
import {ports} from './tests/support/ports';
import {secondSite} from './tests/support/secondSite';

/** Serves a build folder under a base path. */
const server = (
  folder: string,
  at: number,
  {baseUrl = address.baseUrl, before = ''}: {baseUrl?: string; before?: string} = {},
) => ({
  command: `${before}npx tsx scripts/serve.ts ${at} ${folder} ${baseUrl}`,
  timeout: 180_000,
  url: `http://localhost:${at}${baseUrl}`,
  reuseExistingServer: false,
});

/** Tests of the built site, in a real Chromium, served the way GitHub Pages does it. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine under load is late once; what fails twice is wrong, and the list names what failed once.
  retries: 1,
  timeout: 60_000,
  // How long something may take to be seen; that it is fast is measured elsewhere.
  expect: {timeout: 10_000},
  reporter: [['list'], ['./tests/browser/summaryReporter.ts']],
  use: {
    baseURL: `http://localhost:${ports.site}${address.baseUrl}`,
    screenshot: 'off',
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: {...devices['Desktop Chrome'], viewport: {width: 1280, height: 800}},
      testIgnore: /phone\.spec/,
    },
    {
      name: 'phone',
      use: {...devices['Pixel 7'], viewport: {width: 360, height: 740}},
      testMatch: /(phone|accessibility)\.spec/,
    },
  ],
  webServer: [
    server('build', ports.site),
    server(`${secondSite.dir}/build`, ports.secondSite, {before: 'npx tsx tests/support/buildSecondSite.ts && '}),
    // The same build where it was not made for: it has to say so.
    server('build', ports.elsewhere, {baseUrl: '/elsewhere/'}),
  ],
});
