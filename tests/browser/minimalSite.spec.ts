// The packages in a plain Docusaurus site, each with the defaults of its options.
import {expect, test} from '@playwright/test';
import {minimalSite} from '../support/minimalSite';
import {errorsOf} from './site';

test.use({baseURL: `http://localhost:${minimalSite.port}${minimalSite.baseUrl}`});

test('final-pass: the site works under its policy, which refuses scripts of others', async ({page}) => {
  const errors = errorsOf(page);
  await page.goto('');
  await page.getByRole('link', {name: 'One policy for all pages'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('One policy for all pages');
  await page.reload();
  await page
    .getByRole('button', {name: /color mode|dark and light/i})
    .first()
    .click();
  expect(errors).toEqual([]);

  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({violatedDirective}) => resolve(violatedDirective));
        const script = document.createElement('script');
        script.textContent = 'document.title = "changed"';
        document.body.append(script);
        setTimeout(() => resolve('nothing was refused'), 2000);
      }),
  );
  expect(refused).toContain('script-src');
  await expect(page).not.toHaveTitle('changed');
});

test('pages-deploy: an address that moved leads to its page, with query and anchor', async ({page}) => {
  await page.goto('old-policy?from=mail#end');
  await expect(page).toHaveURL(`${minimalSite.baseUrl}final-pass?from=mail#end`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('One policy for all pages');
});
