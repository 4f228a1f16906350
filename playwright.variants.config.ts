import {defineConfig} from '@playwright/test';
import base from './playwright.config';

/**
 * The plain site as somebody else installs and builds it: `npm run test:variants`, one of the exhaustive tests. It needs
 * the registry of npm.
 */
export default defineConfig({
  ...base,
  testDir: 'tests/variants',
  workers: 1,
  // npm installs a thousand packages.
  timeout: 900_000,
  expect: {timeout: 30_000},
  reporter: 'list',
  projects: [{name: 'desktop'}],
  // The test itself serves what it needs.
  webServer: [],
});
