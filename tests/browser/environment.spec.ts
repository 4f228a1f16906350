// The browser sees the same machine everywhere (tools/test/environment.ts).
import {expect, test, type Page} from '@playwright/test';
import {timeZone} from '../../tools/test/environment';

/** Faces in which the browser sets text of some families, as it names them. */
async function facesOf(page: Page, families: readonly string[]): Promise<(string | undefined)[]> {
  await page.setContent(families.map((family) => `<p style="font-family: ${family}">Words</p>`).join(''));
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const {root} = await tools.send('DOM.getDocument');
  const {nodeIds} = await tools.send('DOM.querySelectorAll', {nodeId: root.nodeId, selector: 'p'});
  const all = await Promise.all(nodeIds.map((nodeId) => tools.send('CSS.getPlatformFontsForNode', {nodeId})));
  return all.map(({fonts}) => fonts[0]?.familyName);
}

// Elsewhere, the system finds the faces, without fontconfig.
if (process.platform === 'linux') {
  test('text that is not in a face of the site is in one of the tests, whatever is installed', async ({page}, info) => {
    const families = ['sans-serif', 'system-ui', 'Arial', '"Some Face"', 'monospace', 'serif'];
    const sans = info.project.name.includes('DejaVu') ? 'DejaVu Sans' : 'Arimo';
    expect(await facesOf(page, families)).toEqual([sans, sans, sans, sans, 'DejaVu Sans Mono', 'DejaVu Serif']);
  });
}

test('dates and languages are those of the tests', async ({page}) => {
  const {locale, timeZone: zone} = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions());
  expect([locale, zone]).toEqual(['en-US', timeZone]);
});
