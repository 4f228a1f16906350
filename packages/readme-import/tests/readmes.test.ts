import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {licenseOfField, licenseOfTitle} from '../src/license.js';
import type {ImportRequest, ImportResult} from '../src/project.js';
import {noteLines} from '../src/report.js';
import {shorten} from '../src/words.js';
import {faultsOfPages, folderOf, importInto, isExhaustive, siteOf} from './support.js';

let site: string;

/** A folder outside git with a README and other files. */
const folder = (files: Record<string, string | Buffer>): string => folderOf(files);

const git = (dir: string, ...args: string[]): void => {
  spawnSync('git', args, {cwd: dir});
};

const run = (files: Record<string, string | Buffer> | string, more: Partial<ImportRequest> = {}): ImportResult =>
  importInto(site, {
    readme: typeof files === 'string' ? files : folder(files),
    project: 'Tool',
    area: 'PADI',
    ...more,
  });
const read = (file = 'index.md'): string => fs.readFileSync(path.join(site, 'docs/Tool', file), 'utf8');
const fact = (name: string): string | undefined => new RegExp(`^ *${name}: (.*)$`, 'm').exec(read())?.[1];
const report = ({notes}: ImportResult): string => noteLines(notes).join('\n');

beforeEach(() => {
  site = siteOf();
});

const mitText = 'MIT License\n\nPermission is hereby granted, free of charge, to any person obtaining a copy';

const lead = 'Tool counts moths at night and writes one row for each of them.';

it('a text is cut at the end of a sentence, not at an abbreviation', () => {
  const long =
    'Tool counts insects, e.g. Moths and beetles, in all gardens of the city and around the lake, hour by hour.';
  expect(shorten(`${long} It is small.`, 110)).toBe(long);
  expect(shorten(long, 60)).toBe('Tool counts insects, e.g. Moths and beetles, in all...');
});

describe('title and summary', () => {
  it.each([
    [
      'badges, a banner and a link bar',
      `# Moth Lamp [![DOI](https://zenodo.org/badge/1.svg)](https://doi.org/10.5281/zenodo.1)\n\n![Moth Lamp logo in three dimensions](https://example.org/logo.png)\n\n[![A build that passes](https://img.shields.io/b.svg)](https://example.org)\n\n[Documentation](https://example.org/d) | [Paper](https://example.org/p) | [Forum](https://example.org/f)\n\n${lead}`,
      'Moth Lamp',
      lead,
    ],
    [
      'a banner instead of a heading',
      `<h1><img alt="A lamp" src="https://example.org/l.png"></h1>\n\n${lead}`,
      'Lamp',
      lead,
    ],
    [
      'a bold introduction below badges',
      `# Moth Lamp\n\n[![A](https://img.shields.io/b.svg)](https://example.org)\n\n**${lead}**\n\nRead the page on how to install it.`,
      'Moth Lamp',
      lead,
    ],
    ['a heading that is a link', `# [Moth Lamp](https://example.org)\n\nHello!\n\n${lead}`, 'Moth Lamp', lead],
    ['a quotation', `# Moth Lamp\n\n> ${lead}\n\nIt is small and green.`, 'Moth Lamp', lead],
    [
      'what is collapsed',
      `# Moth Lamp\n\n<details><summary>More</summary>\n\nThe lamp has a long history of its own.\n\n</details>\n\n${lead}`,
      'Moth Lamp',
      lead,
    ],
    [
      'a sentence with a formula',
      `# Moth Lamp\n\nThe light falls off with $\\frac{1}{r^2}$ around the lamp.\n\n${lead}`,
      'Moth Lamp',
      lead,
    ],
    [
      'a name that begins with a dot',
      '# Moth Lamp\n\nA lamp for moths and for .NET programs of the night. It is green.',
      'Moth Lamp',
      'A lamp for moths and for .NET programs of the night.',
    ],
    [
      'the beginning of a list',
      '# Moth Lamp\n\nMoth Lamp gives a garden two things:\n\n- light',
      'Moth Lamp',
      'Moth Lamp gives a garden two things.',
    ],
    ['emoji', `# 🦋 Moth Lamp :rocket:\n\n${lead}`, 'Moth Lamp', lead],
    [
      'a sentence without spaces',
      '# 月光\n\n月光是一个记录夜间飞蛾的小型工具箱。它很快。',
      '月光',
      '月光是一个记录夜间飞蛾的小型工具箱。',
    ],
    [
      'text before the first heading',
      `${lead}\n\n# Install\n\nRun the program once in each of the nights.`,
      'Lamp',
      lead,
    ],
    ['a heading of a higher level below it', `### Light for all\n\n# Install\n\n${lead}`, 'Lamp', lead],
    [
      'a heading of a kind of page',
      `# Tutorials\n\n## First steps\n\n${lead}`,
      'Lamp',
      'What Lamp is and what you need to use it, from its README.',
    ],
  ])('are those of the beginning, as written, with %s', (_name, text, title, summary) => {
    run({'README.md': `${text}\n`}, {project: 'Lamp'});
    const page = fs.readFileSync(path.join(site, 'docs/Lamp/index.md'), 'utf8');
    const value = (key: string): string | undefined => new RegExp(`^ *${key}: (.*)$`, 'm').exec(page)?.[1];
    expect([value('title'), value('summary')]).toEqual([title, summary]);
    expect(value('proposed')).toBe(title === 'Lamp' ? '[summary]' : '[title, summary]');
  });

  const slogan = `# The finest light of the north\n\n${lead} It is green.\n\n## Install\n\nRun it.\n`;

  it('of a person are written as they are, without a mark; the heading of the README stays in the text', () => {
    const result = run({'README.md': slogan}, {title: 'Moth Lamp', summary: 'Light for moths'});
    expect([fact('title'), fact('summary'), fact('description'), fact('proposed')]).toEqual([
      'Moth Lamp',
      'Light for moths',
      'Light for moths',
      undefined,
    ]);
    expect(read()).toMatch(/^## The finest light of the north$[^]*^## Install$/m);
    expect(result.proposed).toEqual({});
  });

  it('that nobody confirmed are proposed again, those that somebody confirmed stay', () => {
    const dir = folder({'README.md': slogan});
    expect(run(dir).proposed).toEqual({title: 'The finest light of the north', summary: lead});
    expect([fact('proposed'), fact('description')]).toEqual(['[title, summary]', `${lead} It is green.`]);
    const place = path.join(site, 'docs/Tool/index.md');
    fs.writeFileSync(
      place,
      read()
        .replace('title: The finest light of the north', 'title: Moth Lamp')
        .replace('proposed: [title, summary]', 'proposed: [summary]'),
    );
    fs.writeFileSync(path.join(dir, 'README.md'), slogan.replace('counts moths', 'counts beetles'));
    expect(run(dir, {force: true}).proposed).toEqual({summary: lead.replace('moths', 'beetles')});
    expect(fact('title')).toBe('Moth Lamp');
    expect(read()).toMatch(/^## The finest light of the north$/m);
  });

  it('a summary that lists cannot show is refused, and so is nothing', () => {
    expect(() => run({'README.md': slogan}, {summary: 'a'.repeat(111)})).toThrow(/has 111 characters; .* at most 110/);
    expect(() => run({'README.md': slogan}, {title: ' '})).toThrow(/the title is empty; write one, or leave it out/);
    expect(fs.readdirSync(path.join(site, 'docs'))).toEqual(['tags.yml']);
  });

  it('come from the package file if the README has no sentence, and from the component file and front matter unmarked', () => {
    const bare = '# Tool\n\n- one\n- two\n';
    run({'README.md': bare, 'package.json': '{"description": "Counts moths at night, lamp by lamp"}'});
    expect([fact('summary'), fact('proposed')]).toEqual(['Counts moths at night, lamp by lamp', '[summary]']);
    run({'README.md': `---\ndescription: Counts moths.\n---\n\n${bare}`}, {force: true});
    expect([fact('summary'), fact('proposed')]).toEqual(['Counts moths.', undefined]);
  });

  it('title of the front matter is used if no heading stands above the README', () => {
    run({'README.md': `---\ntitle: Moth Lamp\n---\n\n${lead}\n\n## Install\n\nRun it.\n`});
    expect(fact('title')).toBe('Moth Lamp');
    expect(read()).toMatch(/^## Install$/m);
  });
});

describe('badges', () => {
  const badge = (alt: string, to: string): string => `[![${alt}](https://img.shields.io/a.svg)](${to})`;
  const textOf = (): string =>
    read()
      .replace(/^---\n[^]*?\n---\n/, '')
      .trim();

  it.each([
    ['above the text', `${badge('Build', 'https://example.org/ci')}\n${badge('License', 'LICENSE')}\n\n${lead}`],
    ['in the heading', '', ` ${badge('Build', 'https://example.org/ci')} ${badge('License', 'LICENSE')}`],
    ['before the first words', `${badge('Build', 'https://example.org/ci')} ${badge('License', 'LICENSE')} ${lead}`],
    [
      'in HTML',
      `<p align="center">\n<a href="https://example.org/ci"><img src="https://img.shields.io/a.svg" alt="Build"></a>\n<a href="LICENSE"><img src="https://img.shields.io/b.svg" alt="License"></a>\n</p>\n\n${lead}`,
    ],
    ['in a heading of their own', `## ${badge('Build', 'https://example.org/ci')}\n\n${lead}`],
    ['in a list', `- ${badge('Build', 'https://example.org/ci')}\n- ${badge('License', 'LICENSE')}\n\n${lead}`],
  ])('%s stand below the first paragraph; those that lead nowhere are left out', (_name, text, inHeading = '') => {
    const result = run({'README.md': `# Tool${inHeading}\n\n${text || lead}\n\n## Install\n\nRun it.\n`});
    expect(textOf()).toMatch(
      /^Tool counts moths[^\n]*\n\n(?:- )?\[Build\]\(https:\/\/example\.org\/ci\)\n\n## Install/,
    );
    expect([fact('title'), fact('summary')]).toEqual(['Tool', lead]);
    if (text.includes('LICENSE')) {
      expect(report(result)).toContain('badges that lead nowhere were left out: License');
    }
    expect(faultsOfPages(site)).toEqual([]);
  });

  it('without alternative text are called by the address that they lead to', () => {
    run({
      'README.md': `# Tool\n\n${badge('', 'https://example.org/tool/ci')} ![](https://example.org/badge.svg)\n\n${lead}\n`,
    });
    expect(textOf()).toBe(
      `${lead}\n\n[example.org/tool/ci](https://example.org/tool/ci)\n\n${textOf().slice(textOf().indexOf('## '))}`,
    );
  });

  it('leave images of the repository where they are', () => {
    run({
      'README.md': `# Tool\n\n![A lamp](lamp.svg) ${badge('Build', 'https://example.org/ci')}\n\n${lead}\n`,
      'lamp.svg': '<svg></svg>',
    });
    expect(textOf()).toMatch(/^!\[A lamp\]\(\.\/img\/lamp\.svg\)\n\nTool counts [^\n]*\n\n\[Build\]/);
  });

  it('are kept where a README has nothing else, and in the text', () => {
    run({
      'README.md': `# Tool\n\n${lead}\n\n## Notebooks\n\n| Name | |\n| --- | --- |\n| Moths | ${badge('Open', 'https://example.org/nb')} |\n`,
    });
    expect(read()).toMatch(/\| Moths \| \[Open\]\(https:\/\/example\.org\/nb\) \|/);
  });
});

describe('facts', () => {
  it('come from the files that hold them', () => {
    const result = run({
      'README.md': `# Tool\n\n${lead}\n\n## License\n\nMIT\n`,
      LICENSE:
        'BSD 3-Clause License\n\nRedistribution and use in source and binary forms are permitted.\n2. Redistributions in binary form\n3. Neither the name of the copyright holder nor the names of its contributors may be used to endorse products.\n',
      'CITATION.cff':
        'cff-version: 1.2.0\ntitle: Tool for moths\nversion: v2.1.0\ndoi: 10.5281/zenodo.123\ndate-released: 2025-03-04\nauthors:\n  - family-names: Nguyen\n    given-names: Ann B.\n  - name: The Lamp Group\n',
    });
    expect(fact('license')).toBe('BSD-3-Clause');
    expect(fact('version')).toBe('2.1.0');
    expect(fact('authors')).toBe('[Ann B. Nguyen, The Lamp Group]');
    expect(fact('doi')).toBe('10.5281/zenodo.123');
    expect(fact('year')).toBe('2025');
    expect(report(result)).toContain('the README says MIT and LICENSE says BSD-3-Clause');
  });

  it.each<[string, string, string, string]>([
    ['pyproject.toml', '[project]\nversion = "0.4.1"\nlicense = {text = "Apache 2.0"}\n', 'Apache-2.0', '0.4.1'],
    ['package.json', '{"version": "3.0.1", "license": "(MIT OR ISC)"}', '(MIT OR ISC)', '3.0.1'],
    [
      'Cargo.toml',
      '[workspace.package]\nversion = "0.9.2"\nlicense = "MIT OR Apache-2.0"\n',
      'MIT OR Apache-2.0',
      '0.9.2',
    ],
    [
      'Cargo.toml',
      '[package]\nversion.workspace = true\nlicense = "ISC"\n\n[workspace.package]\nversion = "0.9.2"\nlicense = "MIT"\n',
      'ISC',
      '0.9.2',
    ],
  ])('come from %s', (file, content, license, version) => {
    run({'README.md': `# Tool\n\n${lead}\n`, [file]: content});
    expect([fact('license'), fact('version')]).toEqual([license, version]);
  });

  it.each([
    ['package.json', '{"repository": {"type": "git", "url": "git+https://github.com/o/lamp.git"}}'],
    ['package.json', '{"repository": "github:o/lamp"}'],
    ['package.json', '{"repository": "o/lamp"}'],
    ['pyproject.toml', '[project.urls]\n"Source Code" = "https://github.com/o/lamp/"\n'],
    ['pyproject.toml', '[tool.poetry]\nrepository = "https://github.com/o/lamp"\n'],
    ['Cargo.toml', '[package]\nrepository = "https://github.com/o/lamp"\n'],
    ['CITATION.cff', 'title: T\nauthors: [{name: A}]\nrepository-code: https://github.com/o/lamp\n'],
  ])('take the repository from %s: %s', (file, content) => {
    const result = run({
      'README.md': `# Tool\n\n${lead} See [the plan](plan.md).\n`,
      [file]: content,
      'plan.md': 'A plan.',
    });
    expect([fact('repository'), fact('issues')]).toEqual([
      'https://github.com/o/lamp',
      'https://github.com/o/lamp/issues',
    ]);
    expect(read()).toContain('[the plan](https://github.com/o/lamp/blob/HEAD/plan.md)');
    expect(report(result)).toContain(`repository https://github.com/o/lamp (${file})`);
    expect(report(result)).not.toContain('give it with --repository');
  });

  it.each(['{"repository": "see our page"}', '{"repository": "http://127.0.0.1/o/r"}', '{"repository": 5}'])(
    'take no repository from %s',
    (content) => {
      const result = run({'README.md': `# Tool\n\n${lead}\n`, 'package.json': content});
      expect(fact('repository')).toBeUndefined();
      expect(report(result)).toContain('give it with --repository');
    },
  );

  it.each([
    ['one of two texts, where an expression names both', 'MIT OR Apache-2.0', ['LICENSE-APACHE', 'LICENSE-MIT'], ''],
    ['one text, where an expression names both', 'MIT OR Apache-2.0', ['LICENSE-MIT'], ''],
    ['two texts without an expression', undefined, ['LICENSE-APACHE', 'LICENSE-MIT'], 'LICENSE-MIT says MIT'],
  ])('take the license of %s', (_name, expression, files, noted) => {
    const texts: Record<string, string> = {
      'LICENSE-APACHE': 'Apache License\nVersion 2.0, January 2004\n',
      'LICENSE-MIT': mitText,
    };
    const result = run({
      'README.md': `# Tool\n\n${lead}\n`,
      ...Object.fromEntries(files.map((name) => [name, texts[name] ?? ''])),
      ...(expression && {'Cargo.toml': `[package]\nlicense = "${expression}"\n`}),
    });
    expect(fact('license')).toBe(expression ?? 'Apache-2.0');
    expect(/LICENSE-\w+ says/.test(report(result))).toBe(noted !== '');
    expect(report(result)).toContain(noted);
  });

  it('use the first license that a section names, by its full identifier', () => {
    const section =
      '## License\n\nReleased under [MIT-0](LICENSE). What it depends on is under ISC, BSD-3-Clause, or Apache 2.\n';
    run({'README.md': `# Tool\n\n${lead}\n\n${section}`});
    expect(fact('license')).toBe('MIT-0');
  });

  it('come from front matter; a file that cannot be read is reported', () => {
    const result = run({
      'README.md': `---\nlicense: apache-2.0\n---\n\n# Tool\n\n${lead}\n`,
      'package.json': '{',
    });
    expect(fact('license')).toBe('Apache-2.0');
    expect(report(result)).toMatch(/package\.json cannot be read/);
  });

  it.each([
    [mitText, 'MIT'],
    ['Copyright (c) 2025, MIT Lamp Group\n\nThe BSD 3-Clause License\n\nRedistribution and use', 'BSD-3-Clause'],
    ['                Apache License\n           Version 2.0, January 2004', 'Apache-2.0'],
    ['GNU GENERAL PUBLIC LICENSE\n Version 3, 29 June 2007', 'GPL-3.0-only'],
    ['GNU LESSER GENERAL PUBLIC LICENSE\n Version 2.1, February 1999', 'LGPL-2.1-only'],
    ['GNU AFFERO GENERAL PUBLIC LICENSE\n Version 3, 19 November 2007', 'AGPL-3.0-only'],
    ['Mozilla Public License Version 2.0\n====', 'MPL-2.0'],
    ['Eclipse Public License - v 2.0\n', 'EPL-2.0'],
    ['Boost Software License - Version 1.0 - August 17th, 2003', 'BSL-1.0'],
    ['Attribution-ShareAlike 4.0 International\n\n====', 'CC-BY-SA-4.0'],
    ['Creative Commons Legal Code\n\nCC0 1.0 Universal', 'CC0-1.0'],
    ['Tool is licensed under the MIT "Expat" License:\n\n> Permission is hereby granted', 'MIT'],
    ['All rights reserved. Nobody may use this.', undefined],
    ['Copyright (c) 2025 MIT\n\nRedistribution and use in source and binary forms are permitted.', undefined],
    [`${lead} Each night it is lit, and each morning it is dark.\n\nThe MIT License`, undefined],
  ])('of the title %j of a license', (text, license) => expect(licenseOfTitle(text)).toBe(license));

  it.each([
    ['License :: OSI Approved :: Apache Software License 2.0', 'Apache-2.0'],
    ['mit', 'MIT'],
    ['https://opensource.org/licenses/BSD-3-Clause', 'BSD-3-Clause'],
    ['see our website', undefined],
  ])('of the license field "%s"', (value, license) => expect(licenseOfField(value)).toBe(license));
});

describe('images', () => {
  it('that a page cannot show do not stop the import: they are left out or linked, and all are reported', () => {
    const dir = folder({
      'README.md': `# Tool\n\n${lead}\n\n${[
        '![wrong](wrong.png)',
        '![pointer](pointer.png)',
        '![flow](flow.svg)',
        '![acts](acts.svg)',
        '![film](film.mp4)',
        '![sibling](../sibling/a.png)',
        '![over](img/a.png)',
        '![large](large.png)',
        '![good](good.svg)',
        '[secret](%2e%2e/secret.txt)',
      ].join('\n\n')}\n`,
      'wrong.png': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      'pointer.png': 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 5\n',
      'flow.svg': '<svg><foreignObject><div>a</div></foreignObject></svg>',
      'acts.svg': '<svg onload="x()"></svg>',
      'film.mp4': 'film',
      'large.png': Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(600_000)]),
      'good.svg': '<svg><text>we set once = 3</text></svg>',
    });
    fs.symlinkSync('/etc', path.join(dir, 'img'));
    const result = run(dir, {repository: 'https://github.com/o/tool'});
    const page = read();
    expect(fs.readdirSync(path.join(site, 'docs/Tool/img'))).toEqual(['good.svg']);
    for (const name of ['wrong.png', 'pointer.png', 'flow.svg', 'acts.svg', 'film.mp4', 'large.png']) {
      expect(page).toContain(`](https://github.com/o/tool/blob/HEAD/${name})`);
    }
    const text = report(result);
    expect(text).toMatch(/the name says \.png, the file is \.jpg; rename it and import again: wrong\.png/);
    expect(text).toMatch(/run git lfs pull .*: pointer\.png/);
    expect(text).toMatch(/embedded content; .*draw\.io.*: flow\.svg/);
    expect(text).toMatch(/event handler.*: acts\.svg/);
    expect(text).toMatch(/a video is not an image.*: film\.mp4/);
    expect(text).toMatch(/left out: it is outside the repository.*: \.\.\/sibling\/a\.png/);
    expect(text).toMatch(/left out: it goes through the symbolic link img.*: img\/a\.png/);
    expect(text).toMatch(/more than 500 KB.*: large\.png/);
    expect(text).toMatch(/links became plain text: it is outside the repository.*: %2e%2e\/secret\.txt/);
    expect(page).not.toContain('secret.txt');
  });

  it('with equal names get unique ones, and those with raw addresses of the same repository are copied', () => {
    const svg = (text: string): string => `<svg><text>${text}</text></svg>`;
    run(
      {
        'README.md': `# Tool\n\n${lead}\n\n![a](a/b.svg) ![b](a-b.svg)\n\n![raw](https://raw.githubusercontent.com/O/Tool/refs/heads/main/c.svg) ![blob](https://github.com/o/tool/blob/main/c.svg?raw=true)\n\n![other](https://raw.githubusercontent.com/o/other/main/c.svg)\n`,
        'a/b.svg': svg('a'),
        'a-b.svg': svg('b'),
        'c.svg': svg('c'),
      },
      {repository: 'https://github.com/o/tool'},
    );
    expect(read()).toContain('![a](./img/a-b.svg) ![b](./img/a-b-2.svg)');
    expect(read()).toContain('![raw](./img/c.svg) ![blob](./img/c.svg)');
    expect(read()).toContain('[other](https://raw.githubusercontent.com/o/other/main/c.svg)');
    expect(fs.readdirSync(path.join(site, 'docs/Tool/img'))).toEqual(['a-b-2.svg', 'a-b.svg', 'c.svg']);
  });
});

describe('an existing project', () => {
  const byHand =
    '---\ntitle: Tool\ndescription: Written by hand.\ntags: [PADI]\nproject:\n  summary: Written by hand\n  kind: [data]\n  area: PADI\n---\n\nWritten by hand.\n';
  const write = (text: string): void => {
    fs.mkdirSync(path.join(site, 'docs/Tool'), {recursive: true});
    fs.writeFileSync(path.join(site, 'docs/Tool/index.md'), text);
  };
  const commit = (): void => {
    git(site, 'init', '-q');
    git(site, 'add', 'docs');
    git(site, 'commit', '-qm', 'Pages');
  };

  it('that no import wrote is replaced only with force', () => {
    write(byHand);
    commit();
    const readme = {'README.md': `# Other\n\n${lead}\n`};
    expect(() => run(readme)).toThrow(
      'no import wrote docs/Tool/index.md ("imported:" is not in the front matter); edit by hand, or replace with --force',
    );
    expect(read()).toBe(byHand);
    expect(fs.readdirSync(path.join(site, 'docs/Tool'))).toEqual(['index.md']);
    run(readme, {force: true});
    expect(read()).toContain(lead);
    expect(fact('imported')).toBe('true');
  });

  it.each([
    ['was edited since the last commit', true],
    ['is not in git', false],
  ])('whose page %s is replaced only with force', (_, isCommitted) => {
    const dir = folder({'README.md': `# Tool\n\n${lead}\n`});
    run(dir);
    if (isCommitted) {
      commit();
    }
    fs.appendFileSync(path.join(site, 'docs/Tool/index.md'), '\nMine.\n');
    expect(() => run(dir)).toThrow(
      'git does not have the current content of docs/Tool/index.md; commit it, so that git diff shows what changes, or replace it with --force',
    );
    expect(read()).toContain('Mine.');
    run(dir, {force: true});
    expect(read()).not.toContain('Mine.');
  });

  it('does not get the repository of the catalog from a README copied into the clone', () => {
    git(site, 'init', '-q');
    git(site, 'remote', 'add', 'origin', 'https://github.com/o/catalog.git');
    fs.writeFileSync(path.join(site, 'CITATION.cff'), 'title: Catalog\nauthors:\n  - name: Catalog\nversion: 5.0.0\n');
    fs.mkdirSync(path.join(site, 'incoming'));
    fs.writeFileSync(path.join(site, 'incoming/README.md'), `# Tool\n\n${lead} [More](more.md)\n`);
    const result = run(path.join(site, 'incoming'));
    expect([fact('repository'), fact('issues'), fact('version'), fact('cite')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(report(result)).toContain('give it with --repository');
  });

  it('is written anew; the releases that list it accumulate, and title and summary stay if nothing is proposed', () => {
    const dir = folder({'README.md': `# Tool\n\n${lead}\n`, 'package.json': '{"version": "1.0.0", "license": "MIT"}'});
    run(dir, {release: '2025-05'});
    write(
      read()
        .replace('title: Tool', 'title: My Tool')
        .replace('- software', '- data')
        .replace(/^proposed.*\n/m, ''),
    );
    commit();
    fs.writeFileSync(path.join(dir, 'README.md'), '# Toolbox\n\nToolbox counts beetles in the morning and at noon.\n');
    fs.writeFileSync(path.join(dir, 'package.json'), '{"version": "1.1.0", "license": "Apache-2.0"}');
    run(dir, {release: '2025-07'});
    expect([fact('title'), fact('summary'), fact('version'), fact('license'), fact('tags')]).toEqual([
      'My Tool',
      lead,
      '1.1.0',
      'Apache-2.0',
      '[PADI, Release 2025-05, Release 2025-07]',
    ]);
    expect(read()).toContain('- software');
    const {stdout} = spawnSync('git', ['diff', '--', 'docs'], {cwd: site, encoding: 'utf8'});
    expect(stdout).toMatch(/^-Tool counts moths .*$[^]*^\+Toolbox counts beetles .*$/m);
  });

  it('gets the requested area; a page whose section is gone is reported', () => {
    const dir = folder({'README.md': `# Tool\n\n${lead}\n\n# How-To Guides\n\n## Clean it\n\nUse a brush.\n`});
    run(dir);
    commit();
    fs.writeFileSync(path.join(dir, 'README.md'), `# Tool\n\n${lead}\n`);
    const result = run(dir, {area: 'Software'});
    expect(fact('area')).toBe('Software');
    expect(result.orphans).toEqual(['docs/Tool/how-to.md']);
  });
});

describe('text', () => {
  it('keeps superscripts, subscripts, and formulas unchanged', () => {
    const result = run({
      'README.md': `# Tool\n\n${lead} It needs 10<sup>-3</sup> g of CO<sub>2</sub> at x<sub>Q</sub>.\n\n<p>5 m<sup>2</sup></p>\n\n| mAP<sup>val<br>50 |\n| --- |\n| 1 |\n\nSet $A = \\{a_1, a_2\\}$ for $5 or $10, and $n$.\n\n$$\n\\begin{matrix} a \\\\ b \\end{matrix}\n$$\n\nNot $\\nothing{here}$. Pay $x and go. As agent/\${name || 'none'}) is <b>not</b> agent/\${other}.\n`,
    });
    const page = read();
    expect(page).toContain('10⁻³ g of CO₂ at x\\_(Q).');
    expect(page).toContain('5 m²');
    expect(page).toContain('ᵛᵃˡ 50');
    expect(page).toContain('Set $A = \\{a_1, a_2\\}$ for \\$5 or \\$10, and $n$.');
    expect(page).toContain('$$\n\\begin{matrix} a \\\\ b \\end{matrix}\n$$');
    expect(page).toContain('Not `\\nothing{here}`.');
    expect(page).toContain('Pay \\$x and go.');
    expect(report(result)).toMatch(/a formula that the site cannot show is kept as code.*nothing/);
  });

  it('keeps collapsible parts; the pages pass the check', () => {
    const result = run({
      'README.md': `# Tool\n\n${lead}\n\n<details open>\n<summary>Which <b>moths</b> {all}?</summary>\n\n- one\n\n\`\`\`bash\nrun\n\`\`\`\n\n</details>\n\n<details><summary>Short</summary>Inside.</details>\n\n1. a\n   <details><summary>In a list</summary>\n\n   Text.\n\n   </details>\n\n<table><tr><th>a</th><th>b</th></tr><tr><td>1</td></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>\n\n> [!NOTE]\n> - a list\n> - in a note\n\n[ spaced ](https://example.org) and ____ and ***both***.\n\n# Tutorials\n\n<details>\n<summary>Open to the end</summary>\n\nText.\n`,
    });
    const page = read();
    expect(page).toContain('<details>\n<summary>Which **moths** \\{all}?</summary>\n\n- one\n');
    expect(page).toContain('<details>\n<summary>Short</summary>\n\nInside.\n\n</details>');
    expect(page.match(/<details>/g)).toHaveLength(2);
    expect(read('tutorials.md')).toContain('**Open to the end**');
    expect(report(result)).toContain('collapsible parts became plain text');
    expect(faultsOfPages(site)).toEqual([]);
  });

  it('keeps links, code, and emphasis in the summary of a collapsible part; the page passes the check', () => {
    run(
      {
        'README.md': `# Tool\n\n${lead}\n\n<details>\n<summary><h3>Read the <a href="https://example.org/guide">full<br>guide</a> and <a href="more.md">the plan</a> with <code>tool {a}</code></h3></summary>\n\nInside.\n\n</details>\n\n- <details><summary>In <a href="https://example.org/b">a list</a></summary>\n\n  Text.\n\n  </details>\n`,
        'more.md': 'More.',
      },
      {repository: 'https://github.com/o/tool'},
    );
    expect(read()).toMatch(
      /<summary>Read the \[full guide\]\(https:\/\/example\.org\/guide\) and \[the plan\]\(https:\/\/github\.com\/o\/tool\/blob\/\w+\/more\.md\) with `tool \{a\}`<\/summary>/,
    );
    expect(read()).toContain('**In [a list](https://example.org/b)**');
    expect(faultsOfPages(site)).toEqual([]);
  });

  it('keeps the text of small elements, and of a list without items; the page passes the check', () => {
    run({
      'README.md': `# Tool\n\n${lead}\n\n| <img src="https://example.org/a.png"><br /><sub><b>Ann Lee</b></sub> |\n| --- |\n| a |\n\n<ul>\nforks for <a href="https://example.org/de">German</a>, <b>French</b>,\n<br/>\nand others.\n</ul>\n`,
    });
    expect(read()).toContain('**Ann Lee**');
    expect(read()).not.toContain('\\_(');
    expect(read()).toContain('- forks for [German](https://example.org/de), **French**,');
    expect(faultsOfPages(site)).toEqual([]);
  });

  it('splits up tables with blocks in cells, and adds blank lines to lists with code; the page passes the check', () => {
    const cells = ['Lamp', 'Trap'].map(
      (name) => `<td>\n\n[${name} template](https://example.org)\n\n- cold\n- *quiet*\n\n</td>`,
    );
    const table = `<table>\n<tr><th>Template</th><th></th></tr>\n<tr>\n${cells.join('\n')}\n</tr>\n</table>`;
    const list = '- One:\n  - Two:\n\n    ```bash\n    run two\n    ```\n- Three.';
    const result = run({'README.md': `# Tool\n\n${lead}\n\n${table}\n\n${list}\n`});
    const page = read();
    expect(page).toContain(
      'Template\n\n[Lamp template](https://example.org)\n\n- cold\n- *quiet*\n\n[Trap template](https://example.org)',
    );
    expect(page).not.toContain('|');
    expect(page).toContain('    ```\n\n- Three.');
    expect(report(result)).toContain('tables whose cells hold lists, code, or several paragraphs became text');
    expect(faultsOfPages(site)).toEqual([]);
  });

  it('keeps one of two adjacent emphasis markers; the page passes the check', () => {
    run({'README.md': `# Tool\n\n${lead}\n\n**_Warning_: it is hot.** *It is **hot***\n`});
    expect(read()).toContain('**Warning: it is hot.** *It is hot*');
    expect(faultsOfPages(site)).toEqual([]);
  });

  it('keeps links to named anchors', () => {
    run({
      'README.md': `# Tool\n\n${lead}\n\n[one](#First) [two](#second-place)\n\n## Start here  <a name="First"></a>\n\nText.\n\n<a id="second-place"></a>\n\n## Go on\n\nText.\n`,
    });
    expect(read()).toContain('[one](#start-here) [two](#go-on)');
  });

  it('groups notes of one kind, with their number', () => {
    const links = Array.from({length: 9}, (_, index) => `[a${index}](javascript:${index})`).join(' ');
    const {notes} = run({'README.md': `# Tool\n\n${lead}\n\n${links}\n`});
    const [line, ...others] = noteLines(notes).filter((one) => one.startsWith('links became'));
    expect(line).toMatch(/\(9\): javascript:0, .*javascript:4, and 4 more \(--all-notes lists them\)$/);
    expect(others).toEqual([]);
    expect(noteLines(notes, true).join('\n')).toContain('javascript:8');
  });
});

describe('HTML tables in one piece', () => {
  const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

  it('whose cells hold lists keep each list below the header of its column', () => {
    const table = `<table>\n<tr><th>Night</th><th>Day</th></tr>\n<tr><td>${list('moth', 'owl')}</td><td>${list('bee', 'hawk')}</td></tr>\n</table>`;
    run({'README.md': `# Tool\n\n${lead}\n\n${table}\n`});
    expect(read()).toContain('Night\n\n- moth\n- owl\n\nDay\n\n- bee\n- hawk');
    expect(faultsOfPages(site)).toEqual([]);
  });

  it('without headers keep two lists apart', () => {
    const table = `<table>\n<tr><td>${list('moth', 'owl')}</td><td>${list('bee', 'hawk')}</td></tr>\n</table>`;
    run({'README.md': `# Tool\n\n${lead}\n\n${table}\n`});
    expect(read()).toContain('1. - moth\n   - owl\n2. - bee\n   - hawk');
    expect(faultsOfPages(site)).toEqual([]);
  });

  it.each<[string, string, readonly string[]]>([
    [
      'lists',
      '<table>\n<tr><th>Trap</th><th>Parts</th></tr>\n<tr><td>Lamp</td><td><ul><li>bulb</li><li>net</li></ul></td></tr>\n</table>',
      ['Trap', 'Lamp', '- bulb\n- net'],
    ],
    [
      'code',
      '<table>\n<tr><th>Shell</th></tr>\n<tr><td><pre>pip install lamp\nlamp run</pre></td></tr>\n</table>',
      ['```text\npip install lamp\nlamp run\n```'],
    ],
    [
      'a quotation and a table',
      '<table><tr><td><blockquote>Quoted.</blockquote></td><td><table><tr><td>in</td><td>ner</td></tr></table></td></tr></table>',
      ['> Quoted.', '| in | ner |'],
    ],
    [
      'a collapsible part with a list',
      '<table><tr><td><details><summary>More</summary><ul><li>bulb</li></ul></details></td><td>b</td></tr></table>',
      ['More', '- bulb'],
    ],
    [
      'several paragraphs',
      '<table><tr><th>a</th><th>b</th></tr><tr><td><p>First part.</p><p>Second part.</p></td><td><div>Up</div>down</td></tr></table>',
      ['| First part. Second part. | Up down |'],
    ],
    [
      'headings',
      '<table><tr><td><h3>Lamp</h3>It shines.</td><td><h4>Net</h4></td></tr></table>',
      ['**Lamp** It shines.', '**Net**'],
    ],
  ])('keep the words of cells with %s; the page passes the check', (_name, table, parts) => {
    run({'README.md': `# Tool\n\n${lead}\n\n${table}\n\nText after it.\n`});
    // Whatever the widths of columns.
    const page = read().replaceAll(/ +/g, ' ');
    parts.forEach((part) => expect(page).toContain(part));
    expect(faultsOfPages(site)).toEqual([]);
  });
});

describe('words that are names of properties of every object', () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

  it.each(names)('are words like others: %s', (name) => {
    const result = run(
      {
        'README.md': `---\ntags: [${name}]\nlicense: ${name}\n---\n\n# Tool\n\n${lead}\n\n\`\`\`${name}\nx\n\`\`\`\n\n> [!${name}]\n> Hello.\n\n![any file](secret.${name})\n\n:${name}: and <${name}>\n`,
        [`secret.${name}`]: 'no image',
        'CITATION.cff': `title: T\ntype: ${name}\nauthors: [{name: A}]\n`,
      },
      {tags: [name]},
    );
    expect(report(result)).toContain(`tags that docs/tags.yml does not list were left out: ${name}`);
    expect(report(result)).toContain('a page shows images of the kinds');
    expect(read()).toContain('Hello.');
    expect(fs.existsSync(path.join(site, 'docs/Tool/img'))).toBe(false);
    expect(faultsOfPages(site)).toEqual([]);
  });

  it.each(names)('are no area: %s', (area) => {
    expect(() => run({'README.md': `# Tool\n\n${lead}\n`}, {area})).toThrow(/is not an area of the catalog/);
  });
});

describe('code', () => {
  it.each([
    ['C++', 'cpp'],
    ['c#', 'csharp'],
    ['F#', 'fsharp'],
    ['objective-c', 'objectivec'],
    ['shell-session', 'console'],
    ['{r, echo=FALSE}', 'r'],
    ['{.python}', 'python'],
    ['js{2-3}', 'js'],
    ['rust,ignore', 'rust'],
    ['???', 'text'],
  ])('in %s keeps its language', (written, language) => {
    run({'README.md': `# Tool\n\n${lead}\n\n\`\`\`${written}\nx\n\`\`\`\n`});
    expect(/^```(.+)$/m.exec(read())?.[1]).toBe(language);
  });
});

describe('licenses', () => {
  it.each([
    ['Apache-2.0 WITH LLVM-exception', 'Apache-2.0 WITH LLVM-exception'],
    ['apache-2.0 with llvm-exception', 'Apache-2.0 WITH LLVM-exception'],
    ['GPL-2.0-only WITH Classpath-exception-2.0 OR MIT', 'GPL-2.0-only WITH Classpath-exception-2.0 OR MIT'],
    ['(mit OR Apache-2.0) AND isc', '(MIT OR Apache-2.0) AND ISC'],
    ['Apache License v2.0 with LLVM Exceptions', 'Apache-2.0 WITH LLVM-exception'],
    ['MIT with some other words', 'MIT'],
  ])('"%s" are read with their exceptions', (value, license) => expect(licenseOfField(value)).toBe(license));

  it('keep the exception that a section names, if the license file has the text of the license only', () => {
    run({
      'README.md': `# Tool\n\n${lead}\n\n## License\n\nApache-2.0 WITH LLVM-exception\n`,
      LICENSE: 'Apache License\nVersion 2.0, January 2004\n',
    });
    expect(fact('license')).toBe('Apache-2.0 WITH LLVM-exception');
  });

  it('come from a list of one in front matter; several are reported', () => {
    const text = (license: string): string => `---\nlicense: ${license}\n---\n\n# Tool\n\n${lead}\n`;
    run({'README.md': text('[apache-2.0]')});
    expect(fact('license')).toBe('Apache-2.0');
    const result = run({'README.md': text('[mit, gpl-3.0]')}, {force: true});
    expect(report(result)).toContain('license: ["mit","gpl-3.0"]');
  });
});

describe('leftovers of a README', () => {
  it("show GitHub's names of emoji as emoji, and links to headings with them still work", () => {
    run({
      'README.md': `# Tool\n\n${lead}\n\n- :thumbsup: :raising_hand: :label: :de:\n- \`:rocket:\` std::a::b :no_such_name: [go](#rocket-start)\n\n## :rocket: Start\n\nText.\n`,
    });
    expect(read()).toContain('- 👍 🙋 🏷️ 🇩🇪\n');
    expect(read()).toMatch(/`:rocket:` std.*no\\?_such\\?_name.*\[go\]\(#-start\)/);
  });

  it('do not put the acknowledgement below the last section', () => {
    run({'README.md': `# Tool\n\n${lead}\n\n# User Guide\n\n## Install\n\nInstall it.\n`});
    expect(read()).toMatch(/^## User Guide$[^]*^### Install$[^]*^## Acknowledgements$/m);
  });

  it('are no images without an address, no coded line ends, and no paths as alternative texts', () => {
    const result = run({
      'README.md': `# Tool\n\n${lead}\n\n<img src="https://example.org/a.png" alt="A" width="9"></img>\n\n![first](../outside-a.png)\n<img src="../outside-b.png">\nText after.\n\n![](docs/images/visual_abstract.svg)\n\n![](https://example.org/206095864-f174835d-4e9a.png)\n`,
      'docs/images/visual_abstract.svg': '<svg></svg>',
    });
    expect(report(result)).not.toContain('without a URL');
    expect(read()).not.toContain('&#x');
    expect(read()).toContain('![Image visual abstract](./img/docs-images-visual_abstract.svg)');
    expect(read()).toContain('[Image](https://example.org/206095864-f174835d-4e9a.png)');
    expect(faultsOfPages(site)).toEqual([]);
  });
});

it('the version is that of the release whose tag is on the commit, if no file has one', () => {
  const dir = folder({'README.md': `# Tool\n\n${lead}\n`});
  git(dir, 'init', '-q');
  git(dir, 'add', '-A');
  git(dir, 'commit', '-qm', 'README');
  git(dir, 'tag', 'v3.1.0');
  run(dir);
  expect(fact('version')).toBe('3.1.0');
});

describe('a name is refused with the reason:', () => {
  it.each([
    ['con', /Windows reserves the name "con" for a device/],
    ['tags', /"tags" cannot .* Docusaurus has pages of its own at this address; use another name/],
    ['Category', /"Category" cannot .* Docusaurus has pages of its own at this address/],
    ['aux.md', /Windows reserves the name "aux\.md" for a device/],
    ['trail.', /do not end with a dot or space/],
    ['tags.yml', /docs\/tags\.yml is a file/],
    ['intro', /docs\/intro\.md is a file/],
    ['a/b', /use letters, digits/],
  ])('%s', (project, message) => {
    fs.writeFileSync(path.join(site, 'docs/intro.md'), '---\ntitle: A\ndescription: A page.\n---\n\nText.\n');
    expect(() => run({'README.md': `# Tool\n\n${lead}\n`}, {project})).toThrow(message);
    expect(fs.readdirSync(path.join(site, 'docs')).sort()).toEqual(['intro.md', 'tags.yml']);
  });
});

describe('a README that would take minutes is refused within seconds:', () => {
  const deep = (unit: (level: number) => string): string =>
    Array.from({length: 1200}, (_, level) => unit(level)).join('');
  const slow: [string, string][] = [
    ['tags in a line', `Text ${'<b>'.repeat(20_000)}a\n`],
    ['lists', deep((level) => `${'  '.repeat(level)}- item\n`)],
    ['quotations', `${'> '.repeat(5000)}a\n`],
  ];
  it.each(isExhaustive ? slow : slow.slice(0, 1))('%s', (_name, text) => {
    expect(() => run({'README.md': `# Tool\n\n${lead}\n\n${text}`})).toThrow(
      /was stopped after \d+ seconds|nested too deeply; remove levels/,
    );
  });
});

describe('is refused with what to do, and nothing is written:', () => {
  it.each<[string, Record<string, string | Buffer>, RegExp]>([
    [
      'another format',
      {'README.rst': 'Tool\n====\n'},
      /README\.rst is no Markdown; convert it first, .*pandoc "README\.rst" -t gfm/,
    ],
    ['a PDF file', {'README.pdf': '%PDF'}, /README\.pdf is no Markdown/],
    ['a binary file', {'README.md': Buffer.from([0x89, 0x51, 0x00, 0x47, 0xff])}, /not in utf-8/],
    ['an image', {'README.md': Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')}, /not in utf-8/],
    [
      'UTF-16 that does not say so',
      {'README.md': Buffer.from('# Tool\n\nCounts moths.\n', 'utf16le')},
      /utf-16le without a byte order mark; .*iconv -f utf-16le -t utf-8/,
    ],
    ['Japanese letters in their own encoding', {'README.md': Buffer.from([0x23, 0x20, 0x93, 0xb9, 0x8b])}, /iconv -f/],
    [
      'an empty file',
      {'README.md': '\n <!-- To be written. -->\n'},
      /README\.md is empty; write what the component is/,
    ],
  ])('%s', (_name, files, message) => {
    expect(() => run(files)).toThrow(message);
    expect(fs.readdirSync(path.join(site, 'docs'))).toEqual(['tags.yml']);
  });
});

it('a linked picture of another site becomes one link', () => {
  const picture =
    '<picture><source srcset="https://example.org/a.svg"><img alt="Lamp" src="https://example.org/b.svg"></picture>';
  run({'README.md': `# Tool\n\n${lead}\n\n<h3><a href="https://example.org/">\n${picture}\n</a></h3>\n`});
  expect(read()).toContain('[Lamp](https://example.org/)');
  expect(read()).not.toContain('[[');
});

it('footnotes whose names have signs stay footnotes with their own texts', () => {
  const text = `# Tool\n\n${lead} It is fast.[^a<b] It is small.[^note-1] It is new.[^&{c}]\n\n[^a<b]: First.\n\n[^note-1]: Second.\n\n[^&{c}]: Third.\n`;
  run({'README.md': text});
  expect(faultsOfPages(site)).toEqual([]);
  const names = ['fast', 'small', 'new'].map(
    (word) => new RegExp(`It is ${word}\\.\\[\\^([\\w-]+)\\]`).exec(read())?.[1],
  );
  expect(new Set(names).size, read()).toBe(3);
  ['First', 'Second', 'Third'].forEach((text, index) => expect(read()).toContain(`[^${names[index]}]: ${text}.`));
});

it('links and images of footnotes lead where those of the text do', () => {
  const text = `# Tool\n\n${lead} It is fast.[^a]\n\n[^a]: See <b>[the plan](more.md)</b>.\n`;
  run({'README.md': text, 'more.md': 'More.'}, {repository: 'https://github.com/o/tool'});
  expect(read()).toContain('[^a]: See **[the plan](https://github.com/o/tool/blob/HEAD/more.md)**.');
});

it('links of a README alone lead to the repository that a person names; what is missing in a clone leads nowhere', () => {
  const text = `# Tool\n\n${lead} See [the plan](docs/plan.md#aim) and ![a map](map.png).\n`;
  const repository = 'https://github.com/o/tool';
  run({'README.md': text}, {repository});
  expect(read()).toContain(
    'See [the plan](https://github.com/o/tool/blob/HEAD/docs/plan.md#aim) and [a map](https://github.com/o/tool/blob/HEAD/map.png).',
  );
  const dir = folder({'README.md': text});
  git(dir, 'init', '-q');
  git(dir, 'add', '-A');
  git(dir, 'commit', '-qm', 'README');
  const result = run(dir, {repository, force: true});
  expect(read()).toContain('See the plan and a map.');
  expect(report(result)).toMatch(/links became plain text: there is no such file in the repository: docs\/plan\.md/);
});

it('marks that change the direction of writing are reported with the text around them', () => {
  const result = run({
    'README.md': `# Tool\n\n${lead}\n\n\`\`\`bash\ncurl \u202eab\u202c.org\n\`\`\`\n\nאב\u200f גד\n`,
  });
  expect(report(result)).toMatch(/invisible marks .*: "curl U\+202Eab/);
  expect(report(result)).not.toContain('אב');
});

it('links of a clone lead to the default branch of its repository', () => {
  const dir = folder({'README.md': `# Tool\n\n${lead} See [more](more.md).\n`, 'more.md': 'More.'});
  git(dir, 'init', '-q', '-b', 'my-own-branch');
  git(dir, 'remote', 'add', 'origin', 'https://github.com/o/tool.git');
  git(dir, 'add', '-A');
  git(dir, 'commit', '-qm', 'README');
  run(dir);
  expect(read()).toContain('https://github.com/o/tool/blob/HEAD/more.md');
});
