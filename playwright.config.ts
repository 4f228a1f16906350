import {defineConfig, devices} from '@playwright/test';
import {address} from './catalog.config';
import {chromiumArguments, chromiumOfTests} from './tools/test/chromium';
import {faces, setTestEnvironment, timeZone} from './tools/test/environment';
import {ports} from './tests/support/ports';

setTestEnvironment();

/** Address of a site that `tests/support/serveSites.ts` serves. */
export const siteAt = (port: number): string => `http://localhost:${port}${address.baseUrl}`;

const desktop = {...devices['Desktop Chrome'], viewport: {width: 1280, height: 800}};
const phone = {...devices['Pixel 7'], viewport: {width: 360, height: 740}};

const launchOptions = {
  executablePath: chromiumOfTests(),
  args: [
    ...chromiumArguments,
    '--disable-background-networking',
    // No test depends on another host: a build that counts visits asks one.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ],
};

/** Options of a project that has no faces but DejaVu. */
const onlyDejavu = (device: typeof desktop) => ({
  use: {...device, launchOptions: {...launchOptions, env: {...process.env, ...faces.dejavu}}},
  grepInvert: /@exhaustive/,
});

/**
 * Tests in a real Chromium, of sites served the way GitHub Pages does it.
 *
 * - `desktop` and `phone` visit the fixture site, whose content never changes.
 * - `catalog` visits the production build in `build/`: the largest page of each kind, and the checks of
 *   `tests/browser/catalog`.
 * - `desktop with DejaVu` and `phone with DejaVu` look at the fixture site where only DejaVu is installed.
 *
 * The default tests (`npm test`) are `desktop` and `phone` without tests tagged `@exhaustive`; `TEST_EXHAUSTIVE=1`
 * runs the rest, and only the rest.
 */
const isExhaustive = process.env.TEST_EXHAUSTIVE === '1';

/** Selects the tests to run: `exhaustive` matches those that the default run leaves out. */
const select = (exhaustive: RegExp) => (isExhaustive ? {grep: exhaustive} : {grepInvert: exhaustive});

export default defineConfig({
  // Modules that Node.js loads as they are; Playwright would make scripts of them.
  build: {external: ['**/packages/*/dist/**']},
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  // Tests wait for the site as well: one more for two cores takes a tenth of the time.
  workers: '150%',
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // How long something may take to appear; speed is measured by the benchmarks.
  expect: {timeout: 10_000},
  reporter: [['list'], ['./tests/browser/summaryReporter.ts']],
  use: {
    baseURL: siteAt(ports.site),
    locale: 'en-US',
    timezoneId: timeZone,
    screenshot: 'off',
    trace: 'off',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      use: desktop,
      testIgnore: /phone\.spec|\/catalog\//,
      // axe runs in light mode here and in dark mode on the phone; the exhaustive tests have the reverse.
      ...select(/@exhaustive|no barrier in dark mode/),
    },
    {
      name: 'phone',
      use: phone,
      testMatch: /phone\.spec|pages\/axe\.spec/,
      ...select(/@exhaustive|no barrier in light mode/),
    },
    ...(isExhaustive
      ? [
          {
            name: 'catalog',
            use: {...desktop, baseURL: siteAt(ports.catalog)},
            testMatch: /\/(?:pages|catalog)\/.*\.spec/,
            // Tests of pages that only the fixture site has.
            grepInvert: /@fixture/,
          },
          {
            name: 'desktop with DejaVu',
            testMatch:
              /\/(?:charts|console\w*|environment|formulas|look|navigation|pageParts|reflow|preferences|layoutShift)\.spec/,
            ...onlyDejavu(desktop),
          },
          {name: 'phone with DejaVu', testMatch: /phone\.spec/, ...onlyDejavu(phone)},
        ]
      : []),
  ],
  webServer: {
    command: 'npx tsx tests/support/serveSites.ts',
    timeout: 300_000,
    url: siteAt(ports.site),
    reuseExistingServer: false,
    stdout: 'pipe',
  },
});
