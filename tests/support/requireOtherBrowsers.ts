/** Ends with 1, and with what to install, if Playwright's Firefox or WebKit is missing: `npm run test:browsers`. */
import fs from 'node:fs';
import {firefox, webkit} from '@playwright/test';

const missing = [firefox, webkit].filter((browser) => !fs.existsSync(browser.executablePath()));
if (missing.length > 0) {
  const names = missing.map((browser) => browser.name()).join(' ');
  console.error(`These tests need browsers that are not installed; run: npx playwright install --with-deps ${names}`);
  process.exit(1);
}
