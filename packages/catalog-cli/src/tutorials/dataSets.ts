import fs from 'node:fs';
import path from 'node:path';
import {type PageSource, parseSource} from '@training-catalog/content-model';
import {dataSetsOf} from '@training-catalog/lessons/rules';

/** Copies the data sets of a lesson into the folder of its steps, as readers download them first. */
export function copyDataSets(page: PageSource, folder: string): void {
  for (const {file} of dataSetsOf(parseSource(page).tree)) {
    fs.copyFileSync(path.join(path.dirname(page.file), file), path.join(folder, path.basename(file)));
  }
}
