// The console of API operations, against a service that misbehaves (tests/support/misbehavingApi.ts).
import {expect, test, type Locator, type Page} from '@playwright/test';
import {scriptMark} from '../support/misbehavingApi';
import {ports} from '../support/ports';
import {barriersOf} from './barriers';
import {responseOf, consoleOf, openConsole} from './consoleParts';
import {complaintsOf} from './policyComplaints';
import {checkEach, errorsOf, open, requestsOf} from './site';

const service = `http://localhost:${ports.api}`;
const echo = 'api/Fault%20APIs/echo-create';
const faulty = 'api/Fault%20APIs/fault-retrieve';

/** Sends the request of a fault and waits for the outcome. */
async function provoke(page: Page, fault: string, further = ''): Promise<Locator> {
  await open(page, `api/Fault%20APIs/fault-retrieve?try&fault=${fault}${further}`);
  await page.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(responseOf(page)).toBeVisible();
  return responseOf(page);
}

test('nothing is loaded before a press, and nothing is sent by an address or without the flag', async ({page}) => {
  await test.step('nothing is loaded before a press, and nothing is sent before a press on Send', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await open(page, 'api/Fault%20APIs/fault-retrieve');
    await page.waitForLoadState('networkidle');
    expect(sent.filter((url) => /ApiConsole|operation_json/.test(url))).toEqual([]);
    const before = sent.length;
    await page.getByRole('button', {name: 'Try it'}).click();
    await expect(consoleOf(page)).toBeFocused();
    await expect(consoleOf(page).getByLabel('fault', {exact: true})).toHaveValue('fine');
    expect(sent.length).toBeGreaterThan(before);
    expect(sent.filter((url) => url.startsWith(service))).toEqual([]);
    await page.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(responseOf(page)).toContainText('200 OK');
    expect(sent.filter((url) => url.startsWith(service))).toEqual([`${service}/fine/`]);
    // Another press sends it again.
    await consoleOf(page).getByLabel('fault', {exact: true}).fill('empty');
    await page.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(responseOf(page)).toContainText('The response has no body');
    expect(sent.filter((url) => url.startsWith(service))).toEqual([`${service}/fine/`, `${service}/empty/`]);
  });

  await test.step('an address fills in fields, can choose neither server nor key, and sends nothing', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await open(
      page,
      `api/Fault%20APIs/echo-create?try&from=Boise&years=[2017,2018]&key=secret&token=secret&server=https://evil.example`,
    );
    const form = consoleOf(page);
    await expect(form.getByLabel('from', {exact: true})).toHaveValue('Boise');
    await expect(form.getByLabel('years', {exact: true})).toHaveValue('2017\n2018');
    await expect(form.getByLabel('token', {exact: true})).toHaveValue('');
    await expect(form.getByLabel('key', {exact: true})).toHaveValue('');
    await expect(form.getByText('and were ignored: key, token, server.')).toBeVisible();
    await expect(form.getByLabel('Server').locator('option')).toHaveText([`${service} (A server with faults)`]);
    await page.waitForLoadState('networkidle');
    expect(sent.filter((url) => url.startsWith(service))).toEqual([]);
  });

  await test.step('a set without the flag has the form and the code, but no Send button', async () => {
    const errors = errorsOf(page);
    await open(page, 'api/Bird%20APIs/counts-create?try');
    const form = consoleOf(page);
    await expect(form.getByText('You cannot send this request from this page.')).toBeVisible();
    await form.getByLabel('site', {exact: true}).fill('Old Oak');
    await expect(
      form
        .getByText(/Old Oak/)
        .locator('visible=true')
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', {name: /send/i})).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test('the request carries what was typed, without cookies and referrer; keys stay out of code, address and storage', async ({
  page,
}) => {
  await page.context().addCookies([{name: 'session', value: 'cookie-value', url: service}]);
  const complaints = await complaintsOf(page);
  await openConsole(page, echo);
  const form = consoleOf(page);
  await form.getByLabel('token', {exact: true}).fill('token-value');
  await form.getByLabel('X-Trace').fill('trace-value');
  await form.getByLabel('weight').fill('2.5');
  await form.getByRole('button', {name: 'Send', exact: true}).click();
  const text = responseOf(page).locator('pre');
  await expect(text).toContainText('"authorization": "Bearer token-value"');
  await expect(text).toContainText('"x-trace": "trace-value"');
  await expect(text).toContainText(String.raw`{\"from\":\"Akron\",\"years\":[2017],\"weight\":2.5}`);
  await expect(text).not.toContainText(/cookie|referer/);
  await expect(
    form
      .getByText(/Bearer <token>/)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  expect(page.url()).not.toContain('value');
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toContain('token-value');
  // A reload forgets the token.
  await page.reload();
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect(form.getByLabel('token', {exact: true})).toHaveValue('');
  expect(complaints).toEqual([]);
});

test('a request is sent as it is written, or is marked', async ({page}) => {
  await test.step('the request as code follows what is typed, quoted', async () => {
    await openConsole(page, echo);
    const form = consoleOf(page);
    await form.getByRole('tab', {name: 'R', exact: true}).click();
    await form.getByLabel('X-Trace').fill('it\'s "$x"');
    await expect(form.getByRole('tabpanel').locator('pre').filter({visible: true})).toContainText(
      String.raw`add_headers("X-Trace" = "it's \"$x\"")`,
    );
  });

  await test.step('what does not match the specification is marked, announced, and sent only on demand', async () => {
    await openConsole(page, echo);
    const form = consoleOf(page);
    const from = form.getByLabel('from', {exact: true});
    await from.fill('Zion');
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    await expect(from).toHaveAccessibleDescription(/Choose one of the listed values\.$/);
    await form.getByLabel('years', {exact: true}).focus();
    await page.keyboard.press('Enter');
    await form.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(form.getByRole('status').first()).toHaveText(/Nothing was sent/);
    await expect(from).toBeFocused();
    await form.getByRole('button', {name: 'Send anyway'}).click();
    await expect(responseOf(page)).toContainText('200 OK');
  });

  await test.step('the body can be written as JSON, and goes out as written', async () => {
    await openConsole(page, echo);
    const form = consoleOf(page);
    await form.getByRole('radio', {name: 'As JSON'}).check();
    const editor = form.getByLabel('Body', {exact: true});
    await expect(editor).toHaveValue(/"from": "Akron"/);
    await editor.fill('{"from": "Akron", "years": [9007199254740993');
    await expect(editor).toHaveAccessibleDescription(/This is not valid JSON/);
    await editor.fill('{"from": "Akron", "years": [9007199254740993]}');
    await form.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(responseOf(page).locator('pre')).toContainText('[9007199254740993]');
  });

  await test.step('a body that is nested too deeply for the code samples is still sent', async () => {
    await openConsole(page, echo);
    await consoleOf(page).getByRole('radio', {name: 'As JSON'}).check();
    await consoleOf(page)
      .getByRole('textbox', {name: 'Body'})
      .fill('['.repeat(20_000) + ']'.repeat(20_000));
    await expect(consoleOf(page).getByText('could not be written as code')).toBeVisible();
    await page.getByRole('button', {name: 'Send', exact: true}).click();
    await page.getByRole('button', {name: 'Send anyway'}).click();
    await expect(responseOf(page)).toContainText('200 OK');
  });

  await test.step('a request that the browser refuses is not sent, and the reason is given', async () => {
    const requests = requestsOf(page);
    await openConsole(page, echo);
    await consoleOf(page).getByLabel('token', {exact: true}).fill('abc→def');
    await page.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(responseOf(page)).toContainText('Nothing was sent');
    await expect(responseOf(page)).toContainText(/header Authorization contains a character that is not in ISO 8859-1/);
    await expect(responseOf(page)).not.toContainText('abc');
    await expect(responseOf(page)).not.toContainText('unreachable');
    expect(requests.filter((path) => path === '/echo/')).toEqual([]);
    // Corrected, it is sent.
    await consoleOf(page).getByLabel('token', {exact: true}).fill('abc');
    await page.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(responseOf(page)).toContainText('200 OK');
  });
});

test('responses are shown by their type', async ({page}) => {
  await test.step('a table is shown and saved', async () => {
    const response = await provoke(page, 'csv');
    await expect(response.getByRole('row')).toHaveCount(6);
    await expect(response.getByRole('columnheader', {name: 'tons_2017'})).toBeVisible();
    const download = page.waitForEvent('download');
    await response.getByRole('button', {name: 'Save'}).click();
    expect((await download).suggestedFilename()).toBe('response.csv');
  });

  await test.step('a response of an undocumented type is reported, and said', async () => {
    const response = await provoke(page, 'csv-error');
    const warning = 'The response is application/json, but the specification lists text/csv first';
    await expect(response).toContainText(warning);
    const said = consoleOf(page)
      .getByRole('status')
      .filter({hasText: /status 200/});
    await expect(said).toContainText(warning);
    await expect(response.locator('pre')).toHaveText('"ERROR: Check data"');
  });
});

test('Cancel ends an endless response, and what arrived is shown', async ({page}) => {
  await page.addInitScript(() => {
    const reader = ReadableStreamDefaultReader.prototype;
    const read = Reflect.get(reader, 'read') as (this: ReadableStreamDefaultReader) => Promise<unknown>;
    Object.assign(reader, {
      async read(this: ReadableStreamDefaultReader) {
        const part = await read.call(this);
        Object.assign(window, {hasArrived: true});
        return part;
      },
    });
  });
  await open(page, 'api/Fault%20APIs/fault-retrieve?try&fault=endless');
  await page.getByRole('button', {name: 'Send', exact: true}).click();
  const cancel = page.getByRole('button', {name: 'Cancel'});
  await expect(cancel).toBeVisible();
  await page.waitForFunction(() => 'hasArrived' in window);
  await cancel.click();
  await expect(responseOf(page)).toContainText('You canceled the request. This is what arrived before that.');
  await expect(responseOf(page).locator('pre')).toContainText('{"index":0}');
});

/** What the console says of each fault. */
const faults: Record<string, RegExp> = {
  'too-many': /Too many requests in a minute\..*Send the next one after 30 seconds\./s,
  'server-error': /The server failed on purpose\..*The service failed\./s,
  'not-there': /404.*The request is not one of those/s,
  'no-cors': /No response.*CORS.*certificate/s,
  'hang-up': /No response.*unreachable/s,
  'cut-off': /The connection was lost/,
  'redirect-elsewhere': /No response/,
  'redirect-loop': /No response/,
  redirect: /The service redirected the request to .*\/echo\//s,
  'broken-json': /labeled as JSON but is not valid JSON/,
  'wrong-type': /The response is not text\. Save it/,
  'no-type': /Some text/,
  empty: /The response has no body/,
  'no-content': /204.*The response has no body/s,
  bytes: /The response is not text/,
  deep: /200 OK.*\[\s+\[/s,
};

test.describe('every fault is explained', () => {
  /** Faults that the default tests provoke. */
  const examples = ['too-many', 'no-cors', 'redirect-elsewhere'];

  for (const [title, names, tag] of [
    ['examples', examples, []],
    ['all others', Object.keys(faults).filter((fault) => !examples.includes(fault)), ['@exhaustive']],
  ] as const) {
    test(title, {tag: [...tag]}, async ({page}) => {
      await checkEach(names, async (fault) => {
        const response = await provoke(page, fault);
        await expect(response).toHaveText(faults[fault] ?? '', {useInnerText: true});
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      });
    });
  }

  test('an offline device', {tag: '@exhaustive'}, async ({page, context}) => {
    await openConsole(page, faulty);
    await context.setOffline(true);
    await page.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(responseOf(page)).toContainText('Your device is offline');
  });
});

test('a huge response is cut off, and the page still works', {tag: '@exhaustive'}, async ({page}) => {
  for (const fault of ['huge', 'huge-csv']) {
    const response = await provoke(page, fault, '&megabytes=60');
    await expect(response).toContainText('The response is longer than 20 MB', {timeout: 30_000});
    await expect(response).toContainText('The first 100,000 of');
  }
});

test.describe('responses that attack are only text', {tag: '@exhaustive'}, () => {
  for (const fault of ['script', 'prototype-keys', 'control-characters', 'numbers', 'server-error', 'csv', 'deep']) {
    test(fault, async ({page}) => {
      const complaints = await complaintsOf(page);
      const response = await provoke(page, fault);
      for (const view of ['Table', 'Text']) {
        const choice = response.getByRole('radio', {name: view});
        if ((await choice.count()) > 0) {
          await choice.check();
        }
      }
      expect(await page.evaluate((mark) => mark in window || mark in {}, scriptMark)).toBe(false);
      await expect(response.locator('img, script, iframe, a')).toHaveCount(0);
      expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    });
  }

  test('numbers are shown to the last digit, controls by their code', async ({page}) => {
    await expect(await provoke(page, 'numbers')).toContainText('9007199254740993');
    await expect(await provoke(page, 'control-characters')).toContainText('⟨U+202E⟩');
  });
});

/** Fills in a value that only the chosen server may get, and sends the request, which the server redirects. */
const redirected: Record<string, (page: Page) => Promise<void>> = {
  'a security value': (page) => consoleOf(page).getByLabel('token', {exact: true}).fill('abc'),
  'a header parameter': (page) => consoleOf(page).getByLabel('X-Trace', {exact: true}).fill('abc'),
};

test('what only the chosen server may get does not follow a redirect', async ({page}) => {
  const requests = requestsOf(page);
  await page.route(`${service}/echo/**`, (route) =>
    route.fulfill({
      status: 307,
      headers: {
        location: `${service}/fine/`,
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*, authorization',
      },
    }),
  );
  for (const [name, fill] of Object.entries(redirected)) {
    await test.step(name, async () => {
      await openConsole(page, echo);
      await fill(page);
      await page.getByRole('button', {name: 'Send', exact: true}).click();
      await expect(responseOf(page)).toContainText('does not follow a redirect');
      expect(requests.filter((path) => path === '/fine/')).toEqual([]);
    });
  }
});

test(
  'a console that fails to load leaves a message, and the page still works',
  {tag: '@exhaustive'},
  async ({page}) => {
    await page.route('**/*operation_json*', (route) => route.abort());
    await open(page, 'api/Fault%20APIs/fault-retrieve?try');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/console could not be loaded/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  },
);

for (const mode of ['light', 'dark'] as const) {
  test(
    `an open console with a response or an error has no barrier in ${mode} mode`,
    mode === 'dark' ? {tag: '@exhaustive'} : {},
    async ({page}) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await checkEach(['csv', 'too-many', 'no-cors', 'broken-json'], async (fault) => {
        await expect(await provoke(page, fault)).toBeVisible();
        expect((await barriersOf(page)).map(({text}) => text)).toEqual([]);
      });
    },
  );
}

test('the console works by keyboard alone, on a narrow page', {tag: '@exhaustive'}, async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, 'api/Fault%20APIs/fault-retrieve');
  await page.getByRole('button', {name: 'Try it'}).focus();
  await page.keyboard.press('Enter');
  await expect(consoleOf(page)).toBeFocused();
  await expect(consoleOf(page).getByRole('button', {name: 'Send'})).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('numbers');
  await page.keyboard.press('Enter');
  await expect(responseOf(page)).toContainText('200 OK');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
