import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Refusal} from '@training-catalog/utils/node';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {importTable, readTable} from '../src/bulk.js';
import {runImport} from '../src/command.js';
import type {ImportRequest, ImportResult} from '../src/project.js';
import {readmeLimit} from '../src/readme.js';
import {ImportError, noteLines} from '../src/report.js';
import {pageOfRemote, parseRepositoryUrl} from '../src/source.js';
import {faultsOfPages, fixtures, folderOf, importInto, isExhaustive, settings, siteOf} from './support.js';

let home: string;
let site: string;

/** A folder outside git with a README and other files. */
const folder = (files: Record<string, string | Buffer>): string => folderOf(files);

const fixture = (name: string): string => {
  const dir = fs.mkdtempSync(path.join(home, 'fixture-'));
  fs.cpSync(path.join(fixtures, name), dir, {recursive: true});
  return dir;
};

const run = (request: ImportRequest): ImportResult => importInto(site, request);
const read = (file: string): string => fs.readFileSync(path.join(site, 'docs', file), 'utf8');
/** Everything in the repository except the packages. */
const written = (): string[] => [
  ...fs.readdirSync(site),
  ...fs.readdirSync(path.join(site, 'docs'), {recursive: true, encoding: 'utf8'}),
];
beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'import-'));
});
afterAll(() => fs.rmSync(home, {recursive: true, force: true}));
beforeEach(() => {
  site = siteOf();
});

/** Sections of the long README: in the exhaustive tests, a page of nearly the 100 KB that a page may have. */
const longSections = isExhaustive ? 480 : 110;

/** Long prose, lists, and code, full of braces and angle brackets. */
const longReadme = (): string =>
  `# Long Tool\n\nA tool with much to say.\n\nTags: PADI\n\n# Tutorials\n\n${Array.from(
    {length: longSections},
    (_, index) =>
      `## Step ${index}\n\nSet {value ${index}} where a < ${index} and see <name>.\n\n- one\n- two\n\n\`\`\`bash\nrun --step ${index} "{x}"\n\`\`\`\n\nThen go on with the next step, and look at what the tool wrote: it is ${index} lines long.\n`,
  ).join('\n')}`;

describe('READMEs of many shapes', () => {
  it('become pages that can be read', () => {
    const long = longReadme();
    expect(long.length).toBeGreaterThan(isExhaustive ? 90_000 : 20_000);
    const results = {
      well: run({readme: fixture('well-formed'), project: 'Cricket Counter'}),
      wrong: run({readme: fixture('wrong-levels'), project: 'Soil Probe Reader', release: '2025-08'}),
      html: run({readme: fixture('html-and-badges'), project: 'Leaf Lens'}),
      relative: run({
        readme: fixture('relative'),
        project: 'Pond Watch',
        repository: 'https://github.com/ICICLE-ai/pond-watch',
      }),
      none: run({readme: fixture('no-kinds'), project: 'Beehive Scale', area: 'Software'}),
      long: run({readme: folder({'README.md': long}), project: 'Long Tool'}),
      steps: run({
        readme: folder({
          'README.md':
            '# Steps\n\nReads gauges.\n\n# Tutorials\n\n1. Install it:\n\n```bash\npip install gauge\n```\n\n2. Run it.\n',
        }),
        project: 'Gauge Steps',
        area: 'Software',
      }),
    };
    expect(faultsOfPages(site)).toEqual([]);

    expect(results.well.written).toEqual([
      'docs/Cricket Counter/index.md',
      'docs/Cricket Counter/tutorials.md',
      'docs/Cricket Counter/how-to.md',
      'docs/Cricket Counter/explanation.md',
      'docs/Cricket Counter/_category_.json',
    ]);
    expect(noteLines(results.well.notes)).toContain(
      'tags that docs/tags.yml does not list were left out: Insect-Songs',
    );
    const cricket = read('Cricket Counter/index.md');
    expect(cricket).toMatch(/^tags: \[Software, Animal-Ecology, Release 2025-07\]$/m);
    expect(cricket).toMatch(/^ {2}area: Animal-Ecology$/m);
    expect(cricket).toMatch(/^ {2}version: "?1\.2\.0"?$/m);
    expect(cricket).toMatch(/^ {2}license: BSD-3-Clause$/m);
    expect(read('Cricket Counter/tutorials.md')).toContain('](how-to.md#change-the-threshold)');
    expect(read('Cricket Counter/tutorials.md')).toMatch(/^ *pip install cricket-counter$/m);

    expect(read('Soil Probe Reader/how-to.md')).toMatch(/^## Set the interval\n\n3\\?\. Open/m);
    expect(read('Soil Probe Reader/tutorials.md')).toContain('## First reading (2)');
    expect(noteLines(results.wrong.notes).join('\n')).toContain('heading levels were changed');

    expect(read('Gauge Steps/tutorials.md')).toContain(
      '1. Install it:\n\n   ```bash\n   pip install gauge\n   ```\n\n2. Run it.',
    );

    const leaf = read('Leaf Lens/index.md');
    expect(leaf).toMatch(/^title: Leaf Lens$/m);
    expect(leaf).toMatch(/^\| Drone & rig +\| no/m);
    expect(leaf).toContain('```html\n<iframe');
    expect(leaf).toContain('`<your-folder>`');
    expect(leaf).toContain('\\{braces}');
    expect(leaf).toContain(':::warning');
    expect(noteLines(results.html.notes).join('\n')).toMatch(/links became plain text: .*: javascript:alert\(1\)/);
    expect(noteLines(results.html.notes).join('\n')).toMatch(/comments were left out: <!-- The banner/);

    const pond = read('Pond Watch/index.md');
    expect(pond).toContain('![Two ponds from above](./img/docs-img-ponds.svg)');
    expect(fs.existsSync(path.join(site, 'docs/Pond Watch/img/docs-img-ponds.svg'))).toBe(true);
    expect(pond).toContain('https://github.com/ICICLE-ai/pond-watch/blob/HEAD/docs/design.md#levels');
    expect(pond).toContain('https://github.com/ICICLE-ai/pond-watch/tree/HEAD/docs)');
    expect(pond).toContain('https://github.com/ICICLE-ai/pond-watch/issues)');
    expect(noteLines(results.relative.notes).join('\n')).toMatch(
      /images became links to their file: the file is not beside the README.*: docs\/img\/lost\.png/,
    );
    expect(noteLines(results.none.notes).join('\n')).toMatch(/sections are not under Tutorials.* "Usage"/);
  });

  it('become the same pages again if nothing changed', () => {
    const readme = fixture('well-formed');
    run({readme, project: 'Cricket Counter'});
    const before = read('Cricket Counter/index.md');
    run({readme, project: 'Cricket Counter'});
    expect(read('Cricket Counter/index.md')).toBe(before);
  });
});

describe('is refused, and nothing is written:', () => {
  const text = '# Tool\n\nText.\n\nTags: PADI\n';
  it.each<[string, () => Partial<ImportRequest>, RegExp]>([
    ['a README that is not there', () => ({readme: '/nowhere/README.md'}), /there is no file/],
    ['a folder without a README', () => ({readme: folder({'a.txt': ''})}), /holds no README/],
    [
      'a README of 6 MB',
      () => ({readme: folder({'README.md': Buffer.alloc(readmeLimit + 1_000_000, 'a ')})}),
      /6000000 bytes, more than 5000000/,
    ],
    [
      'a README that is not UTF-8',
      () => ({readme: folder({'README.md': Buffer.from([0x23, 0x20, 0x43, 0xe9, 0x0a])})}),
      /not in utf-8; save it as UTF-8, for example with: iconv/,
    ],
    ['a README that is no text', () => ({readme: folder({'README.md': 'a\0b'})}), /null characters, so it is no text/],
    [
      'a README that is a symbolic link',
      () => {
        const dir = folder({});
        fs.symlinkSync('/etc/hosts', path.join(dir, 'README.md'));
        return {readme: dir};
      },
      /is a symbolic link/,
    ],
    [
      'front matter that is not YAML',
      () => ({readme: folder({'README.md': `---\na: b: c\n---\n\n${text}`})}),
      /not valid YAML/,
    ],
    ['a name that leaves docs/', () => ({project: '../evil'}), /cannot be the name of a folder/],
    ['a name of a device', () => ({project: 'NUL.md'}), /cannot be the name of a folder/],
    ['a name in other capitals', () => ({project: 'Existing TOOL'}), /differ only by case/],
    ['an unknown area', () => ({area: 'Sofware'}), /"Sofware" is not an area of the catalog; set --area to one of/],
    ['an unknown release', () => ({release: '1999-01'}), /"Release 1999-01" is not in docs\/tags\.yml/],
    [
      'a README that says no area',
      () => ({readme: folder({'README.md': '# Tool\n\nText.\n'})}),
      /names the project's area; set --area/,
    ],
  ])('%s', (_name, request, message) => {
    fs.mkdirSync(path.join(site, 'docs/Existing Tool'));
    const before = written();
    const importIt = (): ImportResult => run({readme: folder({'README.md': text}), project: 'Tool', ...request()});
    expect(importIt).toThrow(Refusal);
    expect(importIt).toThrow(message);
    expect(written()).toEqual(before);
  });

  it('a project folder that is a symbolic link', () => {
    const elsewhere = folder({});
    fs.symlinkSync(elsewhere, path.join(site, 'docs/Tool'));
    expect(() => run({readme: folder({'README.md': text}), project: 'Tool'})).toThrow(/symbolic link/);
    expect(fs.readdirSync(elsewhere)).toEqual([]);
  });
});

describe('a table of components', () => {
  it('is imported row by row; a row that fails does not stop the others', () => {
    const table = [
      'Component,README,Tags,Release',
      `Cricket Counter,${fixture('well-formed')},PADI,2025-08`,
      'Lost,/nowhere,PADI,2025-08',
      `Leaf Lens,${fixture('html-and-badges')},"AI4CI, Visual Analytics",Release 2025-08`,
    ].join('\n');
    const seen: string[] = [];
    const tell = ({component}: {component: string}, rows: number) => seen.push(`${component} of ${rows}`);
    const outcomes = importTable(site, Buffer.from(table), tell, settings);
    expect(seen).toEqual(['Cricket Counter of 3', 'Lost of 3', 'Leaf Lens of 3']);
    expect(outcomes.map(({result}) => 'failed' in result)).toEqual([false, true, false]);
    expect(outcomes[1]?.result).toMatchObject({failed: expect.stringContaining('no file') as string});
    importTable(site, Buffer.from(table.replaceAll('2025-08', '2025-10')), () => undefined, settings, true);
    expect(read('Leaf Lens/index.md')).toMatch(
      /^tags: \[Visual-Analytics, AI4CI, Release 2025-08, Release 2025-10\]$/m,
    );
    expect(faultsOfPages(site)).toEqual([]);
  });

  it('is read with the byte order mark of a spreadsheet, and in any capitals', () => {
    expect(
      readTable(Buffer.from('\ufeffCOMPONENT,readme,Tags,Release\nCafé “Bee”,./a,"PADI, AI4CI",2025-08\n')),
    ).toEqual([{line: 2, cells: {component: 'Café “Bee”', readme: './a', tags: 'PADI, AI4CI', release: '2025-08'}}]);
  });

  it.each([
    ['it lacks a column', Buffer.from('Component,Tags\na,b'), /no column readme, release/],
    [
      'semicolons separate its cells',
      Buffer.from('Component;README;Tags;Release\na;b;c;d'),
      /its first line reads .*, with commas/,
    ],
    [
      'it is not UTF-8',
      Buffer.from('Component,README\nCaf\xe9,b', 'latin1'),
      /cannot be read: .*; save it as "CSV UTF-8" with commas/,
    ],
    ['it is a workbook', Buffer.from('PK\u0003\u0004\0\u00ff', 'latin1'), /save it as "CSV UTF-8" with commas/],
  ])('is refused if %s', (_, table, message) => {
    expect(() => importTable(site, table, () => undefined)).toThrow(message);
  });
});

it.each([
  ['https://github.com/o/r', {repository: 'https://github.com/o/r'}],
  [
    'https://github.com/o/r/blob/dev/a/README.md',
    {repository: 'https://github.com/o/r', branch: 'dev', file: 'a/README.md'},
  ],
  [
    'https://raw.githubusercontent.com/o/r/main/README.md',
    {repository: 'https://github.com/o/r', branch: 'main', file: 'README.md'},
  ],
  [
    'https://raw.githubusercontent.com/o/r/refs/heads/dev/a/README.md',
    {repository: 'https://github.com/o/r', branch: 'dev', file: 'a/README.md'},
  ],
])('the address %s names repository, branch and file', (url, parts) => {
  expect(parseRepositoryUrl(url)).toEqual(parts);
});

describe('an address', () => {
  const address = 'https://github.com/o/tool';

  /** Makes git find a folder's commit at an address, as on GitHub. */
  function publish(dir: string): void {
    const git = (...args: string[]) => spawnSync('git', args, {cwd: dir});
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('commit', '-qm', 'README');
    vi.stubEnv('GIT_CONFIG_COUNT', '1');
    vi.stubEnv('GIT_CONFIG_KEY_0', `url.file://${dir}.insteadOf`);
    vi.stubEnv('GIT_CONFIG_VALUE_0', address);
  }

  const clones = (): string[] => fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('readme-'));

  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['of the repository', address],
    ['of its README', `${address}/blob/main/README.md`],
  ])('%s is fetched, imported and removed', (_, readme) => {
    publish(fixture('no-kinds'));
    const before = clones();
    run({readme, project: 'Tool', tags: ['CI4AI'], release: '2025-10'});
    expect(read('Tool/index.md')).toContain(`repository: ${address}`);
    expect(faultsOfPages(site)).toEqual([]);
    expect(clones()).toEqual(before);
  });

  it('that leaves the repository through a symbolic link is refused', () => {
    const dir = folder({'README.md': '# Tool\n\nText.\n'});
    fs.symlinkSync('/etc', path.join(dir, 'out'));
    publish(dir);
    const before = clones();
    expect(() => run({readme: `${address}/blob/main/out/hostname`, project: 'Tool', tags: []})).toThrow(
      /is outside the repository/,
    );
    expect(() => run({readme: `${address}/blob/gone/README.md`, project: 'Tool', tags: []})).toThrow(
      /could not be fetched \(.*gone.*clone it yourself/,
    );
    expect(clones()).toEqual(before);
  });
});

it.each(['http://github.com/o/r', 'https://github.com/o', 'https://github.com/-o/r', 'file:///etc/passwd'])(
  'the address %s is refused',
  (url) => expect(() => parseRepositoryUrl(url)).toThrow(ImportError),
);

it.each([
  ['git@github.com:o/r.git', 'https://github.com/o/r'],
  ['https://token@github.com/o/r', 'https://github.com/o/r'],
  ['/tmp/somewhere', undefined],
])('git reaches %s, readers %s', (remote, page) => expect(pageOfRemote(remote)).toBe(page));

it('the command says what it refuses, and prints its usage', async () => {
  const output: string[] = [];
  const take = (text: string): unknown => output.push(text);
  vi.spyOn(console, 'log').mockImplementation(take);
  vi.spyOn(console, 'error').mockImplementation(take);
  const command = async (...args: string[]): Promise<[number, string]> => {
    output.length = 0;
    return [await runImport(args, {siteDir: site, settings}), output.join('\n')];
  };
  expect(await command()).toEqual([2, expect.stringContaining('--project <name>')]);
  expect(await command('--project', 'A')).toEqual([2, expect.stringMatching(/^the README is missing\./)]);
  expect(await command('a.yaml')).toEqual([
    1,
    expect.stringMatching(/a\.yaml is no README; openapi-import, of .*openapi-pages, imports OpenAPI files$/),
  ]);
  expect(await command('/nowhere/README.md', '--project', 'Nothing At All')).toEqual([
    1,
    expect.stringMatching(/Refused, nothing was written: there is no file \/nowhere\/README\.md/),
  ]);
  expect(await command('README.md', '--project', 'Tool', '--areas', 'PADI')).toEqual([
    1,
    'Refused, nothing was written: unknown option --areas; did you mean "--area"? --help lists all',
  ]);
  const table = folder({'table.csv': `component,readme,tags,release\nLeaf Lens,${fixture('html-and-badges')},PADI,\n`});
  expect(await command('--from', path.join(table, 'table.csv'))).toEqual([
    0,
    expect.stringMatching(
      /Leaf Lens \(line 2\): imported\n {2}written {2}docs\/Leaf Lens\/index\.md[^]*1 imported, 0 refused\./,
    ),
  ]);
  vi.restoreAllMocks();
});

describe('the command asks', () => {
  const readme = '# The finest light of the north\n\nMoth Lamp counts moths at night. It is green.\n';
  const ask = async (answers: readonly string[], ...args: string[]): Promise<string[]> => {
    const asked: string[] = [];
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const status = await runImport([folder({'README.md': readme}), '--area', 'PADI', ...args], {
      siteDir: site,
      settings,
      ask: (question) => {
        asked.push(question);
        return Promise.resolve(answers[asked.length - 1] ?? '');
      },
    });
    vi.restoreAllMocks();
    expect(status).toBe(0);
    return asked;
  };
  const fact = (project: string, key: string): string | undefined =>
    new RegExp(`^ *${key}: (.*)$`, 'm').exec(read(`${project}/index.md`))?.[1];

  it('for title and summary, and writes the answers without a mark', async () => {
    const asked = await ask(['Moth Lamp', 'Light for moths'], '--project', 'Lamp');
    expect(asked).toEqual([
      expect.stringMatching(/title.*: The finest light of the north$/),
      expect.stringMatching(/What is the project for\?.*: Moth Lamp counts moths at night\.$/),
    ]);
    expect(['title', 'summary', 'proposed'].map((key) => fact('Lamp', key))).toEqual([
      'Moth Lamp',
      'Light for moths',
      undefined,
    ]);
  });

  it('and takes what it proposes for an empty answer', async () => {
    await ask([], '--project', 'Lamp');
    expect(['title', 'summary', 'description', 'proposed'].map((key) => fact('Lamp', key))).toEqual([
      'The finest light of the north',
      'Moth Lamp counts moths at night.',
      'Moth Lamp counts moths at night. It is green.',
      undefined,
    ]);
  });

  it('for the name of the folder if there is none, and not for what an option or the name says', async () => {
    expect(await ask(['Moth Lamp'], '--title', 'A', '--summary', 'Counts moths')).toHaveLength(1);
    expect(await ask([], '--summary', 'Counts moths')).toHaveLength(1);
    expect(fact('The finest light of the north', 'proposed')).toBeUndefined();
    expect(await ask([], '--project', 'Lamp', '--title', 'A', '--summary', 'Counts moths')).toEqual([]);
  });
});

it('a table may have titles and summaries', () => {
  const dir = folder({'README.md': '# A light\n\nIt counts moths at night.\n'});
  const table = `Component,README,Tags,Release,Title,Summary\nLamp,${dir},PADI,,Moth Lamp,"Counts moths, at night"\nNet,${dir},PADI,,,\n`;
  const outcomes = importTable(site, Buffer.from(table), () => undefined, settings);
  expect(outcomes.map(({result}) => ('proposed' in result ? Object.keys(result.proposed) : result))).toEqual([
    [],
    ['title', 'summary'],
  ]);
  expect(read('Lamp/index.md')).toMatch(/^title: Moth Lamp$[^]*^ {2}summary: Counts moths, at night$/m);
});
