import {defineConfig} from '@playwright/test';
import base from './playwright.config';

/** The console of every operation against a mock of its set: `npm run test:mock`, one of the exhaustive tests. */
export default defineConfig({
  ...base,
  testDir: 'tests/mock',
  // One port for the mock of one set after another.
  workers: 1,
  timeout: 300_000,
  // Prism responds slowly to its first request.
  expect: {timeout: 30_000},
  reporter: 'list',
  projects: [{name: 'desktop'}],
  // The test itself serves what it needs.
  webServer: [],
});
