// Misspelled on purpose. cspell:ignore Olws recrod
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderOf} from './folderOf.js';
import {runIn} from './runIn.js';

it.each<[name: string, args: string[], message: RegExp]>([
  ['an unknown option', ['--recrod'], /^unknown option --recrod; did you mean "--record"\?/],
  ['a number that is none', ['--minutes', 'soon'], /^--minutes soon is not a number above 0/],
  ['a shard that is none', ['--shard', '5/4'], /write one such as 1\/4/],
  ['a merge without a report', ['--merge', 'parts'], /--report <file>/],
  ['clones that are not there', ['--git-mirror', 'none'], /^--git-mirror none: it does not exist/],
  ['a folder that is not there', ['--folder', 'pages'], /^--folder pages: it does not exist/],
  ['a page that is not there', ['docs/Olws'], /^there is no page or folder "docs\/Olws"; /],
  ['a misspelled folder', ['Olws'], /did you mean "Owls"\?/],
])('the command refuses %s', async (_name, args, message) => {
  const site = folderOf({'docs/Owls/a.md': '```bash run\ntrue\n```\n'});
  const {status, stdout, stderr} = await runIn(site, ...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(message);
});

it('the command joins results only if they are files of a size that results have', async () => {
  const result = JSON.stringify([{file: 'docs/a.md', problem: 'no Python'}]);
  const site = folderOf({
    'docs/a.md': '```bash run\ntrue\n```\n',
    'parts/1.json': result,
    'parts/2.json': result.padEnd(8_000_001),
    'elsewhere.json': result,
  });
  fs.symlinkSync('../elsewhere.json', path.join(site, 'parts/3.json'));
  expect(await runIn(site, '--merge', path.join(site, 'parts'), '--report', path.join(site, 'all.md'))).toMatchObject({
    status: 0,
  });
  const report = fs.readFileSync(path.join(site, 'all.md'), 'utf8');
  expect(report).toContain('| `docs/a.md` | not run | `no Python` | |');
  expect(report.match(/results of `\d\.json` were not used/g)).toHaveLength(2);
});
