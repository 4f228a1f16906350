import {defineConfig} from '@playwright/test';
import base, {siteAt} from './playwright.config';
import {wide} from './tests/accessibility/sizes';
import {ports} from './tests/support/ports';

/** Every page of `build/` by axe: `npm run test:accessibility`, one of the exhaustive tests. */
export default defineConfig({
  ...base,
  testDir: 'tests/accessibility',
  timeout: 180_000,
  // All cores are busy.
  expect: {timeout: 30_000},
  reporter: [[process.env.CI ? 'dot' : 'line'], ['./tests/accessibility/summaryReporter.ts']],
  use: {...base.use, baseURL: siteAt(ports.catalog), viewport: wide, contextOptions: {reducedMotion: 'reduce'}},
  projects: [{name: 'every page'}],
});
