/**
 * Checks the spelling of all files but pages: `npm run check:spelling`. `npm run check` reads the pages; two commands that
 * do so would say two things about words of imported pages, which are hints there.
 */
import {spawnSync} from 'node:child_process';
import {siteSettings} from '../../site.config';
import {helpIfRequested} from '@training-catalog/preset';
import {spelling} from './usage';

helpIfRequested(spelling);

const fixed = [
  'lint',
  '--no-progress',
  '--unique',
  '--no-must-find-files',
  '--exclude',
  `{${siteSettings.areaIds.join(',')}}/**`,
];
const program = 'node_modules/cspell/bin.mjs';
const {status} = spawnSync(process.execPath, [program, ...fixed, ...process.argv.slice(2)], {stdio: 'inherit'});
process.exitCode = status ?? 1;
