import {defineConfig, devices} from '@playwright/test';
import base from './playwright.config';

/** Of the options of Chromium, none is for other browsers. */
const use = (device: string, viewport: {width: number; height: number}) => ({
  ...devices[device],
  viewport,
  launchOptions: {},
});
const desktop = {width: 1280, height: 800};

/**
 * The core of the site in Firefox and WebKit: `npm run test:browsers`, one of the exhaustive tests. It runs the browser
 * tests tagged `@engines`, which use nothing that only Chromium has.
 */
export default defineConfig({
  ...base,
  grep: /@engines/,
  projects: [
    {name: 'Firefox', use: use('Desktop Firefox', desktop), testIgnore: /phone\.spec|\/catalog\//},
    {name: 'WebKit', use: use('Desktop Safari', desktop), testIgnore: /phone\.spec|\/catalog\//},
    {name: 'WebKit on a phone', use: use('iPhone 13', {width: 360, height: 740}), testMatch: /phone\.spec/},
  ],
});
