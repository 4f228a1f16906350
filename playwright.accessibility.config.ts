import {defineConfig} from '@playwright/test';
import base from './playwright.config';
import {wide} from './tests/accessibility/sizes';

/** Every page of the build, judged by axe: `npm run test:accessibility`. Not part of `npm test`. */
export default defineConfig({
  ...base,
  testDir: 'tests/accessibility',
  workers: '100%',
  timeout: 180_000,
  // All cores are busy.
  expect: {timeout: 30_000},
  reporter: [[process.env.CI ? 'dot' : 'line'], ['./tests/accessibility/summaryReporter.ts']],
  use: {...base.use, viewport: wide, contextOptions: {reducedMotion: 'reduce'}},
  projects: [{name: 'every page'}],
  // The first server is that of the site itself.
  webServer: [base.webServer ?? []].flat().slice(0, 1),
});
