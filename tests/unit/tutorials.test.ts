import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {copyDataSets} from '../../tools/tutorials/dataSets';
import {folderOf} from '../support/folders';

it('the steps of a lesson find its data sets', () => {
  const site = folderOf({'data/owls.csv': 'barn,2\n'});
  const folder = folderOf({});
  const text = '---\ntitle: Owls\n---\n\n::dataset[Owls]{file="data/owls.csv" license="CC0-1.0"}\n';
  copyDataSets({file: path.join(site, 'lesson.md'), text}, folder);
  expect(fs.readFileSync(path.join(folder, 'owls.csv'), 'utf8')).toBe('barn,2\n');
});
