import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {copyDataSets} from '@training-catalog/catalog-cli';
import {runWithPyodide} from '@training-catalog/catalog-cli';
import {folderOf} from '../support/folders';

it('the steps of a lesson find its data sets', () => {
  const site = folderOf({'data/owls.csv': 'barn,2\n'});
  const folder = folderOf({});
  const text = '---\ntitle: Owls\n---\n\n::dataset[Owls]{file="data/owls.csv" license="CC0-1.0"}\n';
  copyDataSets({file: path.join(site, 'lesson.md'), text}, folder);
  expect(fs.readFileSync(path.join(folder, 'owls.csv'), 'utf8')).toBe('barn,2\n');
});

const lesson = (...blocks: string[]) => ({
  file: path.join(folderOf({'owls.csv': 'barn,2\n'}), 'lesson.md'),
  text: [
    '---\ntitle: Owls\nrunsInBrowser: true\n---\n',
    '::dataset[Owls]{file="owls.csv" license="CC0-1.0"}\n',
    ...blocks,
  ].join('\n'),
});

it('the steps of a page that runs in the browser must print with Pyodide what it shows', async () => {
  const run = await runWithPyodide(
    lesson(
      '```bash run\ncat owls.csv\n```\n',
      '```text output\nbarn,3\n```\n',
      '```bash run\npython3 -c "print(8)"\n```\n',
      '```text output\n8\n```\n',
      '```bash run shell\ncurl example.org\n```\n',
      '```bash run\necho \'<svg xmlns="http://www.w3.org/2000/svg"><title>Owl</title></svg>\' > logo.svg\n```\n',
      '![The logo of the site](/img/logo.svg)\n',
    ),
  );
  expect(run?.steps.map(({step, outcome, reason, difference}) => [step.line, outcome, reason, difference])).toEqual([
    [8, 'failed', 'its output differs from line 12', '- barn,3\n+ barn,2'],
    [16, 'passed', '', undefined],
    [24, 'skipped', 'needs a shell', undefined],
    [28, 'failed', 'it draws another logo.svg than the page shows', undefined],
  ]);
  expect(await runWithPyodide({file: 'a.md', text: '```bash run\nfalse\n```\n'})).toBe(undefined);
});

it('an endless loop with Pyodide is ended', async () => {
  const page = lesson('```bash run\npython3 -c "while True: pass"\n```\n');
  await expect(runWithPyodide(page, 2)).rejects.toThrow('take longer than 2 seconds with Pyodide; shorten them');
});
