import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';

const siteDir = path.join(import.meta.dirname, '../..');
const {scripts} = JSON.parse(fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const program = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
/** The last command of each script that starts Docusaurus. */
const commands = Object.entries(scripts).flatMap(([name, script]): [name: string, command: string][] => {
  const command = script.split('&&').at(-1) ?? '';
  // `--help` of our own commands is not that of Docusaurus.
  const ours = /^ ?catalog (start|build)$/.exec(command)?.[1];
  return ours !== undefined || /(?:^|[/ ])docusaurus(?:\.mjs)? /.test(command)
    ? [[name, ours === undefined ? command : `${command} --`]]
    : [];
});

let home: string;
/** What a command prints for `--help` on a machine where Docusaurus has heard of a newer version. */
const printed = (command: string): string =>
  execFileSync('sh', ['-c', `${command} --help`], {
    cwd: siteDir,
    encoding: 'utf8',
    // Without the variables of a CI service, where it never says so.
    env: {PATH: `${path.join(siteDir, 'node_modules/.bin')}:${process.env.PATH}`, HOME: home, XDG_CONFIG_HOME: home},
  });

beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'update-notice-'));
  const file = path.join(home, 'configstore/update-notifier-@docusaurus/core.json');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const update = {latest: '99.0.0', current: '3.8.1', type: 'major', name: '@docusaurus/core'};
  fs.writeFileSync(file, JSON.stringify({optOut: false, lastUpdateCheck: Date.now(), update}));
});
afterAll(() => fs.rmSync(home, {recursive: true}));

it('Docusaurus itself advises to install a newer version', () => {
  expect(printed(`node ${program} build`)).toContain('99.0.0');
});

it.each(commands)('npm run %s does not, because it would break the pinned versions', (_name, command) => {
  expect(printed(command)).not.toContain('99.0.0');
});

it('every script that starts Docusaurus is tried', () => {
  expect(commands.map(([name]) => name)).toEqual(expect.arrayContaining(['start', 'build', 'clear']));
});
