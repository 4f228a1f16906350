import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import {ownColorsIn, readHue, readReadme, siteWorkflow, tokensInHue, writeSite} from '@training-catalog/catalog-cli';
import {tokensFile} from '@training-catalog/theme/node';
import {folderOf} from '../support/folders';
import {textContrasts} from '../support/tokenContrast';

const given = {
  name: 'River Research Institute',
  repository: 'river-institute/river-catalog',
  topics: 'Rivers,Night-Birds',
};

const write = (folder: string, answers: Record<string, string> = {}, ...more: string[]): Promise<number> =>
  writeSite(
    [folder, ...Object.entries({...given, ...answers}).flatMap(([name, answer]) => [`--${name}`, answer]), ...more],
    {siteDir: process.cwd(), print: () => undefined},
  );

describe('a new site is refused, and nothing is written, for', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['no name', {name: ' '}, /^--name: .*empty/],
    ['a repository without owner', {repository: 'river-catalog'}, /^--repository: .*<owner>\/<repository>/],
    ['a topic that is no tag', {topics: 'Rivers, night birds'}, /^--topics: "night birds" is no tag/],
    ['an area without a name', {areas: 'library'}, /^--areas: "library" is no area/],
    ['an area in a folder of the code', {areas: 'src=Sources'}, /^--areas: the folder "src" is taken/],
    ['an area at the address of a page', {areas: 'map=Maps'}, /^--areas: the folder "map" is taken/],
    ['an area twice', {areas: 'library=Library,library=Books'}, /^--areas: the folder "library" is taken/],
    ['an area of lessons twice', {lessons: 'courses=Courses', areas: 'courses=Talks'}, /^--areas: "courses" is/],
    ['a folder without packages', {packages: 'adr'}, /^--packages: there is no \.tgz in .*adr/],
    ['a color without hue', {color: '#808080'}, /^--color: "#808080" is no color with a hue/],
    ['a homepage that is no URL', {homepage: 'river.example.org'}, /^--homepage: .* no https URL/],
    ['a README that is not there', {readme: 'nowhere/README.md'}, /^--readme: there is no .*nowhere\/README\.md/],
    [
      'a word about a README that nobody knows',
      {readme: 'README.md,title=Owls'},
      /^--readme: "title=Owls" says nothing/,
    ],
    [
      'an area of a README that is none',
      {readme: 'README.md,area=Lakes'},
      /"Lakes" is no .*write one of Rivers, Night-Birds/,
    ],
    [
      'a repository of a README that is no URL',
      {readme: 'README.md,repository=o/r'},
      /^--readme: o\/r is no https URL/,
    ],
    ['a name of a project that is no folder', {readme: 'README.md,name=../owls'}, /"\.\.\/owls" cannot be the name/],
  ])('%s', async (_name, answers, message) => {
    const folder = path.join(folderOf({}), 'site');
    await expect(write(folder, answers)).rejects.toThrow(message);
    expect(fs.existsSync(folder)).toBe(false);
  });

  it('a missing answer that nobody can be asked for', async () => {
    await expect(writeSite([path.join(folderOf({}), 'site')], {siteDir: '.', print: () => undefined})).rejects.toThrow(
      /^--name is missing: What is the institute called/,
    );
  });

  it('a folder with files in it', async () => {
    await expect(write(folderOf({'notes.txt': ''}))).rejects.toThrow(/is not empty; name a new folder/);
  });

  it('a folder of this repository', async () => {
    await expect(write('src/river')).rejects.toThrow(/is in the site of another catalog; name a folder outside it/);
  });
});

/** Writes a site as somebody who has answered all questions. @returns what it printed at last, and its exit status */
async function begin(
  folder: string,
  more: Record<string, string> = {},
): Promise<{status: number; last?: string | undefined}> {
  const printed: string[] = [];
  const answers = {
    ...given,
    homepage: 'https://river.example.org',
    lessons: 'courses=Courses',
    areas: 'library=Library',
  };
  const status = await writeSite(
    [folder, ...Object.entries({...answers, color: '', ...more}).flatMap(([name, answer]) => [`--${name}`, answer])],
    {siteDir: process.cwd(), print: (line) => printed.push(line)},
  );
  return {status, last: printed.at(-1)};
}

it('keeps a new site whose first build fails', async () => {
  const folder = folderOf({});
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  // One of three settings stops a build before it begins.
  vi.stubEnv('UMAMI_WEBSITE_ID', 'owls');
  const {status, last} = await begin(folder);
  vi.unstubAllEnvs();
  expect(status).not.toBe(0);
  expect(last).toContain(`The site is in ${folder}`);
  expect(fs.existsSync(path.join(folder, 'site.config.ts'))).toBe(true);
});

it.each<[string, Record<string, string>, (folder: string) => void, string[] | undefined, RegExp]>([
  [
    'without a registry, and says where packages come from',
    {npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0'},
    () => undefined,
    undefined,
    /nothing is left .*npm config get registry/,
  ],
  [
    'where a step fails, and leaves what was there',
    {},
    (folder) => fs.mkdirSync(path.join(folder, 'node_modules'), {recursive: true}),
    ['node_modules'],
    /nothing is left .*Correct what it says/,
  ],
])('stops %s', async (_name, env, prepare, left, message) => {
  const home = folderOf({'README.md': '# Owls\n\nCounts owls.\n'});
  const folder = path.join(home, 'site');
  prepare(folder);
  Object.entries(env).forEach(([name, value]) => vi.stubEnv(name, value));
  const {status, last} = await begin(folder, {readme: path.join(home, 'README.md')});
  vi.unstubAllEnvs();
  expect(status).not.toBe(0);
  expect(last).toMatch(message);
  expect(fs.existsSync(folder) ? fs.readdirSync(folder) : undefined).toEqual(left);
});

it.each([
  ['a.md', {source: 'a.md'}],
  ['a, b.md', {source: 'a, b.md'}],
  ['https://github.com/o/r,area=night-birds', {source: 'https://github.com/o/r', area: 'Night-Birds'}],
  [
    'a.md, name=Owls, Hawks, repository=https://github.com/o/r?a=b',
    {source: 'a.md', name: 'Owls, Hawks', repository: 'https://github.com/o/r?a=b'},
  ],
])('--readme %s names a README and what is known about it', (answer, readme) =>
  expect(readReadme(answer, ['Rivers', 'Night-Birds'])).toEqual(readme),
);

it('publishes with actions pinned as here, and asks for no right but to push the published branch', () => {
  interface Job {
    if?: string;
    permissions?: Record<string, string>;
    steps: {uses?: string; run?: string}[];
  }
  const {permissions, jobs} = parse(siteWorkflow()) as {
    permissions: Record<string, string>;
    jobs: Record<'build' | 'publish', Job>;
  };
  const ours = fs
    .readdirSync('.github/workflows')
    .map((file) => fs.readFileSync(`.github/workflows/${file}`, 'utf8'))
    .join('\n');
  const actions = Object.values(jobs).flatMap(({steps}) => steps.flatMap(({uses}) => uses ?? []));
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action) || !ours.includes(action))).toEqual([]);
  expect(permissions).toEqual({});
  expect(jobs.build.permissions).toEqual({contents: 'read'});
  expect(siteWorkflow()).not.toMatch(/^\s*cache:/m);
  expect(jobs.publish).toMatchObject({if: "${{ github.event_name == 'push' }}", permissions: {contents: 'write'}});
});

describe('colors in another hue', () => {
  const tokens = fs.readFileSync(tokensFile, 'utf8');

  it.each(['#7a3b8f', '#0b6e4f', '#b00020', '#ffcc00', '#0033cc'])('that of %s, are as readable: 4.5 to 1', (color) => {
    const hue = readHue(color);
    expect(hue).toEqual(expect.any(Number));
    const inHue = tokensInHue(tokens, hue as number);
    expect(inHue).not.toBe(tokens);
    // What a site gets overrides the theme as a whole would.
    expect(textContrasts(tokens + ownColorsIn(tokens, hue as number))).toEqual(textContrasts(inHue));
    expect(Object.entries(textContrasts(inHue)).filter(([, contrast]) => !(contrast >= 4.5))).toEqual([]);
  });
});
