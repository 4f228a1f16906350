// In each browser, pages load and hydrate without errors and without its Intl data. The default tests check it in Chromium
// where they check the policy (policy.spec.ts).
import {expect, test} from '@playwright/test';
import {expectNoLanguageCalls, recordLanguageCalls} from '../languageCalls';
import {checkEach, errorsOf, kindGroups, kindRoute, open} from '../site';

for (const {names, kinds} of kindGroups()) {
  test(`${names}: work without the browser's Intl data`, {tag: ['@engines', '@exhaustive']}, async ({page}) => {
    const errors = errorsOf(page);
    await recordLanguageCalls(page);
    await checkEach(kinds, async (kind) => {
      await open(page, kindRoute(kind));
      await page.waitForLoadState('networkidle');
      await expectNoLanguageCalls(page);
      // The browser itself logs the 404 of the not-found page.
      expect(errors.splice(0).filter((text) => !text.includes('status of 404'))).toEqual([]);
    });
  });
}
