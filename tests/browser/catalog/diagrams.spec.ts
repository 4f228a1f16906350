// The size that the source of each diagram states, which reserves its space on the page before it is drawn.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {measureDiagrams, namedSizes} from '../../../tools/diagrams/diagramSizes';
import {areaIds} from '../../../plugins/content-areas/contentAreas';

/** Whether a page has diagrams whose size must be stated. An imported page needs sizes once a person edits it. */
const hasSizedDiagrams = (text: string): boolean => text.includes('```mermaid') && !/^imported:/m.test(text);

test('diagrams have the size that their source states', async ({page}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({width: 1600, height: 900});
  const files = areaIds
    .flatMap((area) => fs.readdirSync(area, {recursive: true, encoding: 'utf8'}).map((file) => path.join(area, file)))
    .filter((file) => file.endsWith('.md') && hasSizedDiagrams(fs.readFileSync(file, 'utf8')));
  const faults: string[] = [];
  for (const file of files) {
    const named = namedSizes(fs.readFileSync(file, 'utf8'));
    const drawn = await measureDiagrams(page, file);
    drawn.forEach(({width, height}, index) => {
      const size = named[index];
      // Tolerates fonts that differ between machines; a changed diagram differs by more.
      if (!size || Math.abs(size.width / size.height / (width / height) - 1) > 0.15) {
        faults.push(`${file}: diagram ${index + 1} is ${width} x ${height}; run "npm run diagrams -- --write"`);
      }
    });
  }
  expect(files.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
