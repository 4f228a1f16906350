import fs from 'node:fs';
import {firefox, webkit} from '@playwright/test';

/** Runs before the tests in Firefox and WebKit. @throws with what to install, if one of them is missing. */
export default function requireOtherBrowsers(): void {
  const missing = [firefox, webkit].filter((browser) => !fs.existsSync(browser.executablePath()));
  if (missing.length > 0) {
    const names = missing.map((browser) => browser.name()).join(' ');
    throw new Error(
      `These tests need browsers that are not installed; run: npx playwright install --with-deps ${names}`,
    );
  }
}
