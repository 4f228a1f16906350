/** Syncing with the repositories that pages describe, tested with local repositories. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {upstreamRecord, type UpstreamRecord} from '@training-catalog/catalog/facts';
import {runImport} from '../src/command.js';
import {validSettings} from '../src/settings.js';
import {compareProject, type Finding} from '../src/sync/compare.js';
import {readProjects} from '../src/sync/projects.js';
import {findingsJson, markdownReport, readFindings, summary, terminalReport} from '../src/sync/report.js';
import {folderOf, settings, siteOf} from './support.js';

const address = 'https://github.com/o/moth-trap';
const readme = '# Moth Trap\n\nCounts the moths in a light trap.\n\nTags: PADI\n\n# Tutorials\n\nLight the trap.\n';
const mit = 'MIT License\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\n';

let site: string;
let upstream: string;

const git = (...args: string[]): string => {
  const {status, stdout, stderr} = spawnSync('git', ['-C', upstream, ...args], {encoding: 'utf8'});
  expect(stderr.includes('fatal') ? stderr : status).toBe(0);
  return stdout.trim();
};

/** Commits files to the repository. @returns the commit */
function commit(files: Record<string, string>, tag?: string): string {
  Object.entries(files).forEach(([name, text]) => {
    const file = path.join(upstream, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  });
  git('add', '-A');
  git('commit', '-qm', 'Change');
  if (tag !== undefined) {
    // With a message, so that the tag is annotated.
    git('tag', '-m', tag, tag);
  }
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  site = siteOf();
  const host = folderOf({}, 'host-');
  upstream = path.join(host, 'o/moth-trap');
  fs.mkdirSync(upstream, {recursive: true});
  git('init', '-q', '-b', 'main');
  git('config', 'uploadpack.allowFilter', 'true');
  git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  // Git finds the repositories of this host at their addresses.
  vi.stubEnv('GIT_CONFIG_COUNT', '1');
  vi.stubEnv('GIT_CONFIG_KEY_0', `url.${pathToFileURL(host).href}/.insteadOf`);
  vi.stubEnv('GIT_CONFIG_VALUE_0', 'https://github.com/');
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A main page written by hand, with `describes`. */
function write(describes: string, name = 'Moth Trap', repository = `  repository: ${address}\n`): void {
  const facts = `project:\n  summary: A trap\n  kind: [data]\n  area: PADI\n  license: MIT\n${repository}`;
  fs.mkdirSync(path.join(site, 'docs', name), {recursive: true});
  fs.writeFileSync(
    path.join(site, 'docs', name, 'index.md'),
    `---\ntitle: ${name}\ndescription: A trap.\n${facts}${describes}---\n\nText.\n`,
  );
}

const find = async (): Promise<Finding[]> =>
  Promise.all(readProjects(site, 'docs').map((project) => compareProject(project, validSettings(settings))));

const findOne = async (): Promise<Finding> => {
  const [finding] = await find();
  if (finding === undefined) {
    throw new Error('no project was found');
  }
  return finding;
};

describe('a project', () => {
  it('is up to date while its repository has what the pages describe', async () => {
    const now = commit({'README.md': readme, LICENSE: mit}, 'v0.2.0');
    write(`describes: {release: "0.2.0", commit: "${now.slice(0, 7)}"}\n`);
    expect(await findOne()).toMatchObject({
      outcome: 'same',
      changes: [],
      state: {repository: address, commit: now, release: {name: 'v0.2.0'}, license: 'MIT'},
    });
  });

  it('has its releases, tests, and continuous integration recorded, with the day of the check', async () => {
    write('describes: {release: "0.2.0"}\n');
    commit({'README.md': readme, 'docs/testing.md': 'No tests.\n'}, 'v0.1.0');
    const today = new Date().toISOString().slice(0, 10);
    const {state: bare} = await findOne();
    expect(bare).toMatchObject({releases: 1, tests: false, ci: false});
    commit({'src/test_moths.py': 'pass\n', '.github/workflows/test.yml': 'on: push\n'}, 'v0.2.0');
    commit({'README.md': `${readme}More.\n`}, 'nightly');
    const {state} = await findOne();
    expect(state).toMatchObject({releases: 2, tests: true, ci: true});
    expect(Date.parse(state?.checked ?? '')).toBeGreaterThanOrEqual(Date.parse(today));
  });

  it('has changed in release, README, license, and version, each of them reported', async () => {
    commit({'README.md': readme, LICENSE: mit, 'package.json': '{"version": "0.2.0"}'}, 'v0.2.0');
    commit({
      'README.md': readme.replace('Light', 'Clean'),
      LICENSE: 'Apache License\nVersion 2.0, January 2004\n',
      'package.json': '{"version": "0.10.0"}',
    });
    git('tag', 'v0.10.0');
    git('tag', 'v0.11.0-rc.1');
    write('describes: {release: v0.2.0}\n');
    const {outcome, changes, differences} = await findOne();
    expect(outcome).toBe('moved');
    expect(changes).toEqual([
      expect.stringMatching(/^new release v0\.10\.0, \d{4}-\d\d-\d\d$/),
      'the README changed',
      'license: MIT became Apache-2.0',
      'version: 0.2.0 became 0.10.0',
      '1 commit since',
    ]);
    expect(differences.map(({lines}) => lines).join('\n')).toContain('-Light the trap.\n+Clean the trap.');
  });

  it.each(['1234567', '12e4567'])(
    'is not compared by the commit %s without quotes, a number in YAML',
    async (digits) => {
      write(`describes: {release: "0.2.0", commit: ${digits}}\n`);
      await expect(findOne()).rejects.toThrow(
        'docs/Moth Trap/index.md: "describes.commit": put the commit in quotes: commit: "7486f11"; "npm run check" names the line',
      );
    },
  );

  it('has newer commits if nothing changed that pages depend on', async () => {
    const first = commit({'README.md': readme});
    commit({'a.txt': ''});
    write(`describes: {commit: "${first}"}\n`);
    expect(await findOne()).toMatchObject({outcome: 'commits', changes: ['1 commit since']});
  });

  it('without a version is up to date until it has a release', async () => {
    commit({'README.md': readme});
    write('describes: {unversioned: true}\n');
    const described = 'an unversioned state';
    expect(await findOne()).toMatchObject({outcome: 'same', described, changes: []});
    commit({'a.txt': ''}, 'v0.1.0');
    expect(await findOne()).toMatchObject({
      outcome: 'moved',
      changes: [expect.stringMatching(/^new release v0\.1\.0, /)],
    });
  });

  it('is followed to the repository in which it continues', async () => {
    commit({'README.md': readme}, 'v0.2.0');
    const first = upstream;
    upstream = path.join(first, '../../p/moth-trap-2');
    fs.cpSync(first, upstream, {recursive: true});
    git('tag', 'v1.0.0');
    write('describes: {release: v0.2.0, continued: https://github.com/p/moth-trap-2}\n');
    expect(await findOne()).toMatchObject({
      outcome: 'moved',
      state: {release: {name: 'v1.0.0', repository: 'https://github.com/p/moth-trap-2'}},
    });
  });

  it('that cannot be reached is reported with the reason, and never as up to date', async () => {
    commit({'README.md': readme});
    write('describes: {release: "1"}\n', 'Gone', '  repository: https://github.com/o/gone\n');
    write('describes: {release: "1"}\n', 'Private', '');
    write('', 'Silent');
    const findings = await find();
    expect(findings.map(({project, outcome, changes}) => [project, outcome, changes[0]])).toEqual([
      ['Gone', 'unreachable', expect.stringContaining('o/gone')],
      ['Private', 'none', 'no public repository is specified on the pages'],
      ['Silent', 'unknown', 'the pages do not specify a version'],
    ]);
    expect(summary(findings)).toBe('1 unreachable, 1 unknown, 1 no repository');
    expect(terminalReport(findings)).toMatch(
      /^Gone: unreachable\n {2}pages describe 1; repository: not read\n {2}.*o\/gone/m,
    );
  });

  it('is unknown if the repository lacks the state that the pages describe', async () => {
    commit({'README.md': readme});
    write('describes: {release: "1.1"}\n');
    expect(await findOne()).toMatchObject({outcome: 'unknown', changes: ['the repository has no tag 1.1']});
  });
});

describe('the command', () => {
  const record = (): UpstreamRecord =>
    upstreamRecord.parse(JSON.parse(fs.readFileSync(path.join(site, 'docs/upstream.json'), 'utf8')));

  /** Its exit status, and what it prints. */
  async function sync(...args: string[]): Promise<[number, string]> {
    const output: string[] = [];
    const take = (text: string): unknown => output.push(text);
    vi.spyOn(console, 'log').mockImplementation(take);
    vi.spyOn(console, 'error').mockImplementation(take);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    return [await runImport(['sync', ...args], {siteDir: site, settings}), output.join('\n')];
  }

  it('records the state of repositories, and keeps that of unreachable ones', async () => {
    commit({'README.md': readme}, 'v0.2.0');
    write('describes: {release: v0.2.0}\n');
    const written = '  written  docs/upstream.json';
    expect(await sync('--record')).toEqual([0, expect.stringContaining(written)]);
    expect(record()['Moth Trap']).toMatchObject({repository: address, release: {name: 'v0.2.0'}});
    expect(await sync('--record')).toEqual([0, expect.not.stringContaining(written)]);
    fs.renameSync(upstream, `${upstream}-gone`);
    expect(await sync('--record')).toEqual([1, expect.stringContaining('No repository responded')]);
    expect(record()['Moth Trap']).toMatchObject({repository: address});
    write('describes: {release: v0.2.0}\n', 'Moth Trap', '  repository: https://github.com/o/other\n');
    expect(await sync('--record')).toEqual([1, expect.stringContaining(written)]);
    expect(record()).toEqual({});
  });

  it('names a project that does not exist, and writes the report', async () => {
    commit({'README.md': readme});
    write('describes: {unversioned: true}\n');
    expect(await sync('Moth Tra')).toEqual([
      1,
      'Refused, nothing was written: there is no project docs/Moth Tra; did you mean "Moth Trap"? write the name of a folder in docs/, in quotes',
    ]);
    const report = path.join(site, 'report.md');
    expect(await sync('Moth Trap', '--report', report)).toEqual([0, expect.stringContaining('1 up to date')]);
    expect(fs.readFileSync(report, 'utf8')).toContain('`Moth Trap` (up to date)');
  });
});

describe('the report for GitHub', () => {
  const finding: Finding = {
    project: 'Moth Trap',
    repository: address,
    described: 'v0.2.0',
    upstream: 'v1.0.0',
    outcome: 'moved',
    changes: ['release @everyone | </td><img src=x> `x`'],
    differences: [{title: 'README', lines: '+```\n+</details> @someone'}],
  };

  it('shows texts of repositories as text', () => {
    const report = markdownReport([finding], undefined);
    expect(report).toContain('| `Moth Trap` |');
    expect(report).toContain('| `` release @everyone ¦ </td><img src=x> `x` `` |');
    expect(report).toContain('````diff\n+```\n+</details> @someone\n````');
  });

  it('can be made of the findings of an earlier run, of which only what is of the schema is used', () => {
    const state = {repository: address, commit: 'a'.repeat(40), date: '2026-01-01', version: '1.0.0'};
    const projects = [{name: 'Moth Trap', repository: address}];
    const foreign = {...finding, project: '@everyone'};
    expect(readFindings(findingsJson([{...finding, state}, foreign]), projects)).toEqual([{...finding, state}]);

    const elsewhere = {
      ...finding,
      repository: 'https://evil.example',
      state: {...state, repository: 'https://evil.example'},
    };
    expect(readFindings(findingsJson([elsewhere]), projects)).toEqual([{...finding, state}]);

    const long = {...finding, changes: ['x'.repeat(9000)], differences: [{title: 'x', lines: 'x'.repeat(90_000)}]};
    expect(readFindings(findingsJson([long]), projects)).toHaveLength(1);

    for (const wrong of [
      {},
      [{...finding, html: '<b>'}],
      [{...finding, outcome: '<b>'}],
      [{...finding, changes: ['x'.repeat(1001)]}],
    ]) {
      expect(() => readFindings(JSON.stringify(wrong), projects)).toThrow();
    }
  });

  it('stays within the size limit of an issue', () => {
    const longest = 65_536;
    const lines = `+${'a'.repeat(999)}\n`.repeat(200);
    const many = Array.from({length: 40}, () => ({...finding, differences: [{title: 'README', lines}]}));
    expect(markdownReport(many, undefined).length).toBeLessThan(longest);
  });
});
