// A misspelled word. cspell:ignore wombatt
// The packages in a plain Docusaurus site, each with the defaults of its options.
import {expect, test} from '@playwright/test';
import {minimalSite} from '../support/minimalSite';
import {errorsOf, highlightedWords, open, requestsOf, typeQuery} from './site';

test.use({baseURL: `http://localhost:${minimalSite.port}${minimalSite.baseUrl}`});

test('final-pass: the site works under its policy, which refuses scripts of others', async ({page}) => {
  const errors = errorsOf(page);
  await open(page, '');
  await page.getByRole('link', {name: 'One policy for all pages'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('One policy for all pages');
  await page.reload();
  await page.mouse.move(300, 300);
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

test('final-pass: pages show images of the host that the site names, and of no other', async ({page}) => {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  await page.route(/^https:\/\//, (route) => route.fulfill({contentType: 'image/svg+xml', body}));
  await open(page, 'final-pass');
  const isShown = (url: string): Promise<boolean> =>
    page.evaluate(async (src) => {
      const image = Object.assign(new Image(), {src});
      return image.decode().then(
        () => true,
        () => false,
      );
    }, url);
  expect(await isShown('https://avatars.githubusercontent.com/u/1.svg')).toBe(true);
  expect(await isShown('https://images.example.org/u/1.svg')).toBe(false);
});

test('pages-deploy: an address that moved leads to its page, with query and anchor', async ({page}) => {
  await page.goto('old-policy?from=mail#end');
  await expect(page).toHaveURL(`${minimalSite.baseUrl}final-pass?from=mail#end`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('One policy for all pages');
});

test('search: the box finds a misspelled word, and the page that opens highlights it', async ({page}) => {
  const errors = errorsOf(page);
  await open(page, '');
  const box = page.getByRole('combobox', {name: 'Search'});
  await expect(box).toHaveAttribute('placeholder', 'Search Ctrl+K');
  await page.keyboard.press('Control+k');
  await typeQuery(page, 'wombatt');
  await expect(page.getByRole('option').first()).toContainText('A wombat is found');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Finding a page by its words');
  await expect.poll(() => highlightedWords(page)).toEqual(['wombat']);

  await open(page, 'search?q=wombat');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 result');
  await page.getByRole('main').getByRole('searchbox', {name: 'Search all pages'}).fill('xyzzyplugh');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No results for “xyzzyplugh”.');
  expect(errors).toEqual([]);
});

test('offline-copy: pages and search work without a network, once a reader has saved a copy', async ({
  page,
  context,
}) => {
  await open(page, 'offline');
  await page.getByRole('button', {name: 'Save a copy on this device'}).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^A copy of this site is saved on this device/);
  await context.setOffline(true);
  await open(page, 'final-pass');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('One policy for all pages');
  await open(page, 'search?q=wombat');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 result');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('search: there is no box, and the results page says why', async ({page}) => {
    await page.goto('');
    await expect(page.getByRole('combobox')).toBeHidden();
    await page.goto('search');
    await expect(page.locator('main noscript p')).toHaveText(/^Searching needs JavaScript/);
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
  });

  test('offline-copy: the page says why there is no copy', async ({page}) => {
    await page.goto('offline');
    await expect(page.locator('main noscript p')).toHaveText(/^Saving a copy requires JavaScript/);
    await expect(page.getByRole('main').getByRole('status')).toBeHidden();
  });
});

test('figures: charts and diagrams are drawn, with their numbers as a table and a file, without scripts', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: test.info().project.use.baseURL});
  const page = await context.newPage();
  await page.goto(`http://localhost:${minimalSite.port}${minimalSite.baseUrl}figures`);
  const bars = page.getByRole('figure').filter({hasText: 'Owls at two sites'});
  await expect(bars.getByRole('img', {name: 'Owls at two sites'})).toBeVisible();
  await bars.getByText('Numbers as a table').click();
  await expect(bars.getByRole('cell', {name: '1,300'})).toBeVisible();
  const lines = page.getByRole('figure').filter({hasText: 'Owls by year'});
  const download = page.waitForEvent('download');
  await lines.getByRole('link', {name: 'Download as CSV'}).click();
  expect((await download).suggestedFilename()).toBe('owls.csv');
  await expect(page.getByRole('img', {name: 'From camera to table'})).toBeVisible();
  await context.close();
});

test('figures: a drawing is loaded after in-site navigation, and its style sheet only with it', async ({page}) => {
  const errors = errorsOf(page);
  const sheets = requestsOf(page);
  await open(page, '');
  expect(sheets.filter((path) => /\/(?:chart|diagram)\./.test(path))).toEqual([]);
  await page.getByRole('link', {name: 'Numbers and diagrams as drawings'}).first().click();
  await expect(page.getByRole('img', {name: 'Owls by year'})).toBeVisible();
  await expect(page.getByRole('img', {name: 'From camera to table'})).toBeVisible();
  expect(sheets.filter((path) => /\/(?:chart|diagram)\./.test(path))).toHaveLength(2);
  expect(errors).toEqual([]);
});

test('tutorial-steps: a page says how many of its steps were run, and shows the commands without the words of the runner', async ({
  page,
}) => {
  await open(page, 'tutorial-steps');
  await expect(page.locator('.last-run')).toHaveText(
    /^1 of 2 steps run on \d{4}-\d\d-\d\d\. The other one was only checked against the source code\. Run on .+, 1 minute\. Not run: step 2\.$/,
  );
  await expect(page.locator('pre').first()).toHaveText(/^for owl in/);
  await expect(page.locator('main')).not.toContainText('bash run');
});

test('pyodide-runner: a step has a button, and the page says which one needs a shell', async ({page}) => {
  const errors = errorsOf(page);
  await open(page, 'pyodide-runner');
  await page.getByRole('button', {name: 'Run'}).first().click();
  await expect(page.getByRole('button', {name: 'Load and run'})).toBeVisible();
  await expect(page.getByText('This step needs a shell')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('lean-client: cards, links, and a page that is opened directly work with scripts of their own', async ({page}) => {
  const errors = errorsOf(page);
  await open(page, 'category/loading');
  const card = page.getByRole('article').getByRole('link', {name: /Pages that load their own parts/});
  await expect(card).toContainText('A page names its own scripts');
  await card.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Pages that load their own parts');
  await page.reload();
  await page.getByRole('link', {name: 'One policy for all pages'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('One policy for all pages');
  expect(errors).toEqual([]);
});

test('openapi-pages: an operation is described without scripts: parameters, fields, responses, and code samples', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`http://localhost:${minimalSite.port}${minimalSite.baseUrl}api/Owl%20API/list-counts`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('List counts');
  const main = page.getByRole('main');
  await expect(main).toContainText('GET https://owls.example.org/v1/counts');
  await expect(main.getByRole('heading', {name: 'site'})).toBeVisible();
  await expect(main.getByRole('heading', {name: '[].owls'})).toBeVisible();
  await expect(main).toContainText("curl --fail-with-body --get 'https://owls.example.org/v1/counts'");
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveCount(0);
  await context.close();
});

test('openapi-pages: a reader chooses the language of the code, and goes to the overview', async ({page}) => {
  const errors = errorsOf(page);
  await open(page, 'api/Owl%20API/list-counts');
  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(page.getByText('requests.get(').first()).toBeVisible();
  await page.getByRole('link', {name: 'Introduction', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Owl API');
  await expect(page.getByRole('link', {name: 'Download the OpenAPI file'})).toHaveAttribute(
    'href',
    '/minimal/openapi/owls.yaml',
  );
  expect(errors).toEqual([]);
});

test('openapi-console: a reader fills in the form, sends the request to the server of the file, and reads the response', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const sent: string[] = [];
  await page.route('https://owls.example.org/**', (route) => {
    sent.push(route.request().url());
    return route.fulfill({
      json: [{night: '2025-03-01', owls: 13}],
      headers: {'access-control-allow-origin': '*'},
    });
  });
  await open(page, 'api/Owl%20API/list-counts');
  await page.getByRole('button', {name: 'Try it'}).click();
  const console = page.getByRole('group', {name: 'Try the operation'});
  await console.getByLabel('site').selectOption('south');
  await expect(console.getByText("--data-urlencode 'site=south'")).toBeVisible();
  expect(sent).toEqual([]);
  await console.getByRole('button', {name: 'Send'}).click();
  await expect(console.getByRole('region', {name: 'Table of the response'})).toContainText('13');
  expect(sent).toEqual(['https://owls.example.org/v1/counts?site=south']);
  expect(errors).toEqual([]);
});

test('lessons: a quiz gives feedback, a finished lesson is kept and leads to the next page, and slides and the handout are made of the page', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await open(page, 'lessons');
  await page.getByRole('radio', {name: 'One'}).check();
  await page.getByRole('button', {name: 'Check'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Not quite'})).toBeVisible();
  await page.getByRole('link', {name: 'pellet'}).focus();
  await expect(page.getByRole('tooltip')).toHaveText('What an owl swallows and does not digest.');
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Owls by year'}).click();
  expect((await download).suggestedFilename()).toBe('owls.csv');
  await page.getByRole('checkbox', {name: 'I finished this lesson'}).check();
  await expect(page.getByText(/From a call to a chart: 1 of 2 steps done\. Next:/)).toBeVisible();
  await page.getByRole('link', {name: 'My learning'}).last().click();
  await expect(page.getByRole('region', {name: 'Record of completion'})).toContainText('A lesson on owls');

  await open(page, 'lessons?docusaurus-data-view=present');
  await expect(page.getByText('Slide 1 of')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Slide 2 of')).toBeVisible();
  await open(page, 'lessons?docusaurus-data-view=handout');
  await expect(page.getByRole('region', {name: 'Answers'})).toContainText('one may come from another bird');
  await open(page, 'learning-paths');
  await expect(page.getByRole('region', {name: 'From a call to a chart'})).toContainText('1 of 2 steps done.');
  expect(errors).toEqual([]);
});

test('catalog: filters find a project, and its page has its facts and relations', async ({page}) => {
  const errors = errorsOf(page);
  await open(page, 'catalog');
  const cards = page.getByRole('heading', {level: 3}).filter({hasText: /^(?:night-map|owl-counter)$/});
  await expect(cards).toHaveText(['night-map', 'owl-counter']);
  await page.getByRole('search', {name: 'Projects'}).getByLabel('Topic').selectOption('Birds');
  await expect(cards).toHaveText(['owl-counter']);
  await expect(page).toHaveURL(/\/catalog\?topic=Birds$/);
  await expect(page.getByRole('row', {name: /^owl-counter feeds night-map counts as CSV$/})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'How many owls are in my recordings?'})).toBeVisible();
  await cards.getByRole('link').click();
  const facts = page.getByLabel('Facts about the project');
  await expect(facts).toContainText(/Maturity\s*beta/);
  await expect(facts).toContainText(/Release\s*2025-10/);
  await expect(page.getByRole('complementary', {name: 'Works with'})).toContainText('feeds night-map: counts as CSV');
  await open(page, 'projects/owl-counter/how-to');
  await expect(page.getByRole('complementary', {name: 'Project', exact: true})).toContainText('MIT');
  expect(errors).toEqual([]);
});

test('catalog: all projects and relations are there without scripts, without filters', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`http://localhost:${minimalSite.port}${minimalSite.baseUrl}catalog`);
  await expect(page.getByRole('heading', {name: 'night-map', level: 3})).toBeVisible();
  await expect(page.getByRole('row', {name: /^owl-counter feeds night-map/})).toBeVisible();
  await expect(page.getByLabel('Sort by')).toBeHidden();
  await context.close();
});
