// Misspelled on purpose. cspell:ignore Feild lessn
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {markdownDiagnostics} from '@training-catalog/catalog-cli';
import {ImportError, type Ask} from '@training-catalog/readme-import';
import {writeNew} from '@training-catalog/catalog-cli';
import {siteSettings} from '../../site.config';
import {lintFolder} from '../support/lint';
import {MiniSite} from '../support/miniSite';
import {runCommand} from '../support/runCommand';

let site: MiniSite;

const tagList = (...names: string[]): string =>
  names.map((name) => `${name}:\n  permalink: /${name.toLowerCase().replaceAll(' ', '-')}\n`).join('');

beforeAll(() => {
  site = MiniSite.create({
    'docs/tags.yml': tagList('Birds', 'Field-Work', 'Release 2025-07', 'Release 2025-10'),
    'Education/tags.yml': tagList('Youth'),
    'api/tags.yml': tagList('API', 'Sample-API'),
    'openapi/sets.json': '[{"id": "kept", "file": "sample.yaml", "folder": "Kept APIs"}]\n',
    '.markdownlint.json': fs.readFileSync('packages/catalog-cli/markdownlint.json', 'utf8'),
  });
});
afterAll(() => site.remove());

/** Runs the command in this process. */
async function create(args: readonly string[], ask?: Ask): Promise<{status: number; output: string}> {
  const lines: string[] = [];
  const status = await writeNew(args, {siteDir: site.dir, site: siteSettings, ask, print: (text) => lines.push(text)});
  return {status, output: lines.join('\n')};
}

const errors = (): string[] =>
  lintFolder(site.dir)
    .filter(({severity}) => severity === 'error')
    .map(({file, message}) => `${file}: ${message}`);

/** All files that the command could write or change. */
const written = (): string[] =>
  ['docs', 'Education', 'openapi'].flatMap((folder) =>
    fs.readdirSync(path.join(site.dir, folder), {recursive: true, encoding: 'utf8'}),
  );

const project = ['project', 'New Tool (v1.0)', '--summary', 'Counts birds: in images, and in sounds'];
const projectFlags = ['--tags', 'Birds, field-work', '--area', 'PADI', '--kind', 'software,model'];
const release = ['--release', '2025-07'];

it('writes a project, a lesson, and an API that pass every check, and prints the next steps', async () => {
  const newProject = await create([...project, ...projectFlags, ...release]);
  expect(newProject).toMatchObject({status: 0});
  const lesson = ['lesson', 'Birds in numbers', '--folder', 'Field Days', '--tags', 'Youth'];
  const newLesson = await create([...lesson, '--summary', 'Learn to count birds.']);
  expect(newLesson).toMatchObject({status: 0});
  const api = ['api', 'Bird Counts', '--summary', 'Returns counts of birds.', '--tags', 'API'];
  const newApi = await create(api);
  expect(newApi).toMatchObject({status: 0});

  expect(errors()).toEqual([]);
  const [form, pages] = await Promise.all([
    markdownDiagnostics(site.dir, ['docs/**/*.md', 'Education/**/*.md']),
    site.apiPages(),
  ]);
  expect(form).toEqual([]);
  expect(pages).toMatchObject({ok: true});
  expect(fs.readdirSync(path.join(site.dir, 'api/Bird Counts'))).toContain('bird-counts-list-items.api.mdx');
  expect(fs.readdirSync(path.join(site.dir, 'api'))).toContain('Kept APIs');
  expect(fs.readFileSync(path.join(site.dir, 'docs/New Tool (v1.0)/index.md'), 'utf8')).toMatch(
    /^tags: \[Birds, Field-Work, Release 2025-07\]$/m,
  );

  expect(fs.readFileSync(path.join(site.dir, 'Education/Field Days/Birds in numbers.md'), 'utf8')).toMatch(
    /^learning:$[^]*:::quiz/m,
  );
  // Nobody has taken the lesson or the tutorial yet.
  for (const file of ['Education/Field Days/Birds in numbers.md', 'docs/New Tool (v1.0)/tutorials.md']) {
    const text = fs.readFileSync(path.join(site.dir, file), 'utf8');
    expect(text, file).not.toMatch(/^ *(?:minutes|level):|^::minutes/m);
  }

  expect(newProject.output).toContain('npm run check -- "docs/New Tool (v1.0)"');
  expect(newLesson.output).toContain('npm run check -- "Education/Field Days"');
  expect(newApi.output).toContain('Replace each TODO in openapi/bird-counts.yaml.');
  expect(newApi.output).toContain('npm run api-pages');
  for (const {output} of [newProject, newLesson, newApi]) {
    expect(output).toMatch(/npm start .*\n.*Commit, then run npm test.*\nOnly if .* redirects\.yml\.$/);
    expect(output, 'nothing outside the content folders is to be edited').not.toMatch(/tests\/|routes/);
  }
});

it('asks for what no flag specifies', async () => {
  const asked: string[] = [];
  const answers = ['Birds', 'CI4AI', 'data', '2025-10', ''];
  const {status} = await create(['project', 'Asked Tool', '--summary', 'Counts owls at night'], (question) => {
    asked.push(question);
    return Promise.resolve(answers[asked.length - 1] ?? '');
  });
  expect(status).toBe(0);
  expect(asked).toEqual([
    'Which tags, separated by commas? Birds, Field-Work.',
    expect.stringMatching(/^Which area\? /),
    expect.stringMatching(/^What kind is it\? /),
    'Which release? 2025-07, 2025-10.',
    'URL of the repository? May be empty.',
  ]);
  expect(errors()).toEqual([]);
});

it('asks again only for what is invalid: for the wrong tag, not for everything', async () => {
  const asked: string[] = [];
  const answers = [
    ...['Too short', 'Counts owls at night, with microphones'],
    ...['Birds, Feild-Work', 'Trains', 'Field-Work', 'Fish', 'PADI', '', 'data', '2025-10'],
    ...['example.org', 'https://github.com/a/b'],
  ];
  const {status} = await create(['project', 'Patient Tool'], (question) => {
    asked.push(question);
    return Promise.resolve(answers[asked.length - 1] ?? '');
  });
  expect(status).toBe(0);
  expect(asked).toEqual([
    'What is it for? One sentence of 20 to 110 characters.',
    'the summary has 9 characters; write one sentence of 20 to 110.',
    expect.stringMatching(/^Which tags/),
    '"Feild-Work" is not among the tags in docs/tags.yml; did you mean "Field-Work"? write one of Birds, Field-Work.',
    '"Trains" is not among the tags in docs/tags.yml; write one of Birds, Field-Work.',
    expect.stringMatching(/^Which area/),
    expect.stringMatching(/^"Fish" is not among the areas; /),
    expect.stringMatching(/^What kind/),
    expect.stringMatching(/^--kind is empty: What kind.*(?<!\.)\.$/),
    expect.stringMatching(/^Which release/),
    expect.stringMatching(/^URL of the repository/),
    expect.stringMatching(/^example\.org is not an https URL/),
  ]);
  const main = fs.readFileSync(path.join(site.dir, 'docs/Patient Tool/index.md'), 'utf8');
  expect(main).toMatch(/^tags: \[Birds, Field-Work, Release 2025-10\]$/m);
  expect(main).toContain('summary: Counts owls at night, with microphones\n');
});

it('suggests a correction for a misspelled name', async () => {
  expect(await create(['lessn', 'Dawn'])).toMatchObject({
    status: 2,
    output: expect.stringContaining('There is no "lessn" to write; did you mean "lesson"?') as string,
  });
});

it('prints its usage if the kind to write is missing', async () => {
  expect(await create([])).toMatchObject({status: 2, output: expect.stringContaining('npm run new --') as string});
  expect(await create(['song', 'Dawn'])).toMatchObject({status: 2});
  expect(await create(['--help'])).toMatchObject({status: 0, output: expect.stringContaining('--release') as string});
});

describe('is refused, and nothing is written:', () => {
  it.each<[string, string[], RegExp]>([
    [
      'a question that nobody answers',
      ['project', 'Other', '--summary', 'Counts birds that sing.'],
      /--tags is missing: Which tags/,
    ],
    ['an empty answer', ['project', 'Other', '--summary', ''], /--summary is empty: What is it for\?/],
    ['a short summary', ['project', 'Other', '--summary', 'Counts birds'], /the summary has 12 characters; write one/],
    [
      'a long summary',
      ['lesson', 'Other', '--folder', 'A', '--tags', '', '--summary', 'a'.repeat(111)],
      /the summary has 111 characters; write one sentence of 20 to 110$/,
    ],
    [
      'an unknown tag',
      ['project', 'Other', '--summary', 'Counts birds that sing.', '--tags', 'Fish'],
      /"Fish" is not among the tags in docs\/tags\.yml; write one of Birds, Field-Work$/,
    ],
    [
      'an unknown release',
      ['project', 'Other', '--summary', 'Counts birds that sing.', ...projectFlags, '--release', '1999-01'],
      /"1999-01" is not among the releases; write one of 2025-07, 2025-10$/,
    ],
    [
      'a repository without https',
      [
        'project',
        'Other',
        '--summary',
        'Counts birds that sing.',
        ...projectFlags,
        ...release,
        '--repository',
        'http://example.org',
      ],
      /http:\/\/example\.org is not an https URL/,
    ],
    [
      'a name that leaves the folder',
      ['lesson', '../evil', '--summary', 'Counts birds that sing.', '--folder', 'A', '--tags', ''],
      /cannot be the name/,
    ],
    [
      'an API set that exists',
      ['api', 'Kept APIs', '--summary', 'Counts birds that sing.', '--tags', 'API'],
      /already has a set "Kept APIs"/,
    ],
  ])('%s', async (_name, args, message) => {
    const before = written();
    const refused = create(args);
    await expect(refused).rejects.toThrow(ImportError);
    await expect(refused).rejects.toThrow(message);
    expect(written()).toEqual(before);
  });

  it('a project that exists', async () => {
    await create(['project', 'Twice', '--summary', 'Counts birds that sing', ...projectFlags, ...release]);
    const before = written();
    await expect(
      create(['project', 'Twice', '--summary', 'Counts birds that sing', ...projectFlags, ...release]),
    ).rejects.toThrow(/index\.md, .* already exist/);
    expect(written()).toEqual(before);
  });
});

it('as a command, says what an option without a value needs, without a stack trace', async () => {
  const {status, stderr} = await runCommand(
    process.execPath,
    ['packages/catalog-cli/bin/catalog.js', 'new', 'project', 'Other', '--summary'],
    {cwd: site.dir},
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Refused, nothing was written: --summary needs a value; write --summary "\.\.\."/);
  expect(stderr).not.toContain('    at ');
});
