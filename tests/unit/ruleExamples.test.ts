import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {contentLint, frontMatterOf, type Rule, type RuleExample, routeOf} from '@training-catalog/content-lint';
import {applyFixes, ContentError, type Diagnostic} from '@training-catalog/content-model';
import {readRedirects} from '@training-catalog/pages-deploy/redirects';
import {afterAll, describe, expect, it} from 'vitest';
import {allRules, readSite} from '@training-catalog/content-lint/node';
import {readRecord, validOptions} from '@training-catalog/catalog/node';
import {acknowledgement, areaFolders} from '../../catalog.config';
import {siteSettings} from '../../site.config';
import {readPaths} from '@training-catalog/lessons/model';
import lintConfig from '../../content-lint.config';
import {folderOf, removeFolders} from '../support/folders';
import {config, lintFolder} from '../support/lint';

const rules = allRules(config);

const frontMatter = '---\ntitle: A page\ndescription: A page of an example.\n---\n\n';

/** A site without a mistake, to which the files of an example are added. Examples name what is there. */
const site = {
  'docs/intro.md': `${frontMatter}## First steps\n\nText.\n`,
  'docs/tags.yml': 'Software:\n  permalink: /software\nRelease 2025-07:\n  permalink: /release-2025-07\n',
  'docs/Camera Traps/index.md': `---
title: Camera Traps
description: Finds animals in photographs.
tags: [Release 2025-07]
project:
  summary: Finds animals in photographs
  kind: [software]
  area: Software
describes:
  unversioned: true
---

\`\`\`mermaid
---
title: A
---
flowchart LR
  accTitle: A
  accDescr: A.
  A
\`\`\`

A.

*${acknowledgement}*
`,
  'docs/Camera Traps/_category_.json':
    '{"label": "Camera Traps", "link": {"type": "generated-index", "description": "Finds animals."}}\n',
  'Education/intro.md': `${frontMatter}Text.\n`,
  'Education/tags.yml': '',
  'Education/glossary.yml': '- term: camera trap\n  definition: A camera that animals release.\n',
  'Education/glossary.md': `${frontMatter}::glossary\n`,
  'api/tags.yml': 'API:\n  permalink: /api\n',
  'openapi/sets.json': '[{"id": "birds", "file": "birds.yaml", "folder": "Bird APIs"}]\n',
  'openapi/birds.yaml':
    'openapi: 3.0.3\ninfo: {title: Birds}\npaths: {/count: {get: {operationId: countBirds, parameters: [{name: species, in: query, schema: {type: string}}]}}}\n',
  'static/img/camera.png': '',
} as const;

/** The page of an example that is given as its text. */
const textOf = (example: string): string => `${example.startsWith('---\n') ? '' : frontMatter}${example}\n`;

const filesOf = (example: RuleExample): Record<string, string> =>
  typeof example === 'string' ? {'docs/page.md': textOf(example)} : {...example};

/** The error that the build throws without asking for its severity; nothing if it does not. */
async function thrownBy(run: () => unknown): Promise<Diagnostic[]> {
  try {
    await run();
    return [];
  } catch (error) {
    if (error instanceof ContentError) {
      return [error.diagnostic];
    }
    throw error;
  }
}

/** What the build throws while it loads the pages, and the files beside them. */
async function thrownByBuild(siteDir: string): Promise<Diagnostic[]> {
  const source = readSite(siteDir, config);
  const parse = contentLint(siteDir, lintConfig).parseFrontMatter;
  const routes = source.pages.map(({file, text}) => routeOf(file, frontMatterOf(text)).slice(1));
  const pathsFile = `${areaFolders.lessons}/learning-paths.yml`;
  const paths = source.readIfPresent(pathsFile) ?? '';
  const redirectsFile = 'redirects.yml';
  const redirects = source.readIfPresent(redirectsFile) ?? '';
  const page = {title: 'A page', permalink: '/', words: () => 1};
  const runs = [
    ...source.pages
      .filter(({file}) => !source.unreadable.has(file))
      .map(({file, text}) => () => {
        const filePath = path.join(siteDir, file);
        return parse({filePath, fileContent: text, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER});
      }),
    () => readPaths(pathsFile, paths, new Map(routes.map((route) => [route, page])), 'en'),
    () => readRedirects(redirectsFile, redirects, {pages: new Set(routes)}),
    () => readRecord(validOptions(siteSettings.catalogOptions), siteDir),
  ];
  return (await Promise.all(runs.map(thrownBy))).flat();
}

/** What the check and the build say about the site with the files of an example. */
async function found(files: Record<string, string | Buffer>, prepare?: (dir: string) => void): Promise<Diagnostic[]> {
  const dir = folderOf({...site, ...files}, 'rule-example-');
  prepare?.(dir);
  const thrown = await thrownByBuild(dir);
  // A site could not set them to off.
  expect(thrown.filter(({rule}) => rules.get(rule)?.fixed === undefined)).toEqual([]);
  return [...lintFolder(dir), ...thrown];
}

/** Files with the line ends of Windows. */
const onWindows = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text.replaceAll('\n', '\r\n')]));

const idsOf = (diagnostics: readonly Diagnostic[]): string[] => diagnostics.map(({rule}) => rule);

/** The rules, each with its id. */
const all: readonly (Rule & {id: string})[] = [...rules].map(([id, rule]) => ({...rule, id}));

afterAll(removeFolders);

it('nothing is wrong with the site of the examples', async () => {
  expect(await found({})).toEqual([]);
});

describe('the example of a rule', () => {
  const withExamples = all.flatMap(({id, wrong, right}) => (wrong === undefined ? [] : [{id, wrong, right}]));

  it.each(withExamples)(
    '$id: the wrong one breaks it, the right one does not, and a fix makes the right one of the wrong one',
    async ({id, wrong, right}) => {
      const faults = (await found(filesOf(wrong))).filter(({rule}) => rule === id);
      expect(faults).not.toEqual([]);
      expect(faults.some(({fix}) => fix !== undefined)).toBe(rules.get(id)?.fixable === true);
      if (typeof wrong === 'string' && typeof right === 'string' && rules.get(id)?.fixable) {
        const fixes = faults.flatMap(({fix}) => fix ?? []);
        expect(applyFixes(textOf(wrong), fixes)).toBe(textOf(right));
      }
      const rest = await found(filesOf(right));
      const places = ({file, line, rule}: Diagnostic): string => `${file}:${line} ${rule}`;
      const there = await found(onWindows({...site, ...filesOf(wrong)}));
      expect(there.filter(({rule}) => rule === id).map(places)).toEqual(faults.map(places));
      expect(idsOf(await found(onWindows({...site, ...filesOf(right)})))).toEqual(idsOf(rest));
      // A page of its own breaks no other rule either; among several files, what an example leaves out may be missing.
      expect(typeof right === 'string' ? rest : idsOf(rest).filter((rule) => rule === id)).toEqual([]);
    },
  );
});

describe('a rule without an example says why, and', () => {
  const bytes = (...parts: (string | number)[]): Buffer =>
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));
  const page = (text: string): string => `${frontMatter}${text}\n`;
  const track = (dir: string): void => {
    execFileSync('git', ['init', '-q'], {cwd: dir});
    execFileSync('git', ['add', '.'], {cwd: dir});
  };
  const publishThenRemove =
    (file: string, redirects = '') =>
    (dir: string): void => {
      track(dir);
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@e.org', 'commit', '-q', '-m', 'A'], {cwd: dir});
      execFileSync('git', ['update-ref', 'refs/remotes/origin/main', 'HEAD'], {cwd: dir});
      fs.rmSync(path.join(dir, file));
      fs.appendFileSync(path.join(dir, 'redirects.yml'), redirects);
    };
  const image = (size: number): Record<string, Buffer> => ({'static/img/a.png': Buffer.alloc(size)});

  /** Files that break such a rule, and the same put right. */
  const made: Record<string, readonly [wrong: Parameters<typeof found>, right: Parameters<typeof found>]> = {
    'file-readable': [[{'docs/page.md': bytes(page('Pi'), 0xf1)}], [{'docs/page.md': page('Piñata')}]],
    'direction-marks': [[{'docs/page.md': page('One \u202ethree.')}], [{'docs/page.md': page('One three.')}]],
    'max-file-size': [
      [{'docs/page.md': page(`${'word '.repeat(1_500)}\n\n`.repeat(14))}],
      [{'docs/page.md': page(`${'word '.repeat(1_500)}\n\n`.repeat(13))}],
    ],
    'max-paragraph-marks': [
      [{'docs/page.md': page('['.repeat(5_000))}],
      [{'docs/page.md': page(`\`\`\`text\n${'['.repeat(5_000)}\n\`\`\``)}],
    ],
    'no-symbolic-link': [
      [{}, (dir) => fs.symlinkSync('intro.md', path.join(dir, 'docs/page.md'))],
      [{}, (dir) => fs.copyFileSync(path.join(dir, 'docs/intro.md'), path.join(dir, 'docs/page.md'))],
    ],
    'no-file-in-generated-folder': [
      [{'api/Bird APIs/own.md': page('Text.')}, track],
      [{'api/own.md': page('Text.')}, track],
    ],
    'no-other-api-folder': [[{'api/Own/own.md': page('Text.')}], [{'api/own.md': page('Text.')}]],
    'tags-file-required': [
      [
        {'docs/page.md': page('Text.').replace('description', 'tags: [Software]\ndescription')},
        (dir) => fs.rmSync(path.join(dir, 'docs/tags.yml')),
      ],
      [{'docs/page.md': page('Text.')}],
    ],
    'redirect-missing': [
      [{'docs/page.md': page('Text.')}, publishThenRemove('docs/page.md')],
      [{'docs/page.md': page('Text.')}, publishThenRemove('docs/page.md', `docs/page: docs/intro\n`)],
    ],
    'image-max-size': [[image(500_001)], [image(500_000)]],
    'image-size-advice': [[image(200_001)], [image(200_000)]],
    'max-nesting': [[{'docs/page.md': page(`${'> '.repeat(120)}a`)}], [{'docs/page.md': page(`${'> '.repeat(5)}a`)}]],
  };

  it('has files that break it in this test', () => {
    const without = all.filter(({noExample}) => noExample !== undefined).map(({id}) => id);
    expect(Object.keys(made).sort()).toEqual(without.sort());
  });

  it.each(Object.entries(made))('%s is found in these files', async (id, [wrong, right]) => {
    expect(idsOf(await found(...wrong))).toContain(id);
    expect(idsOf(await found(...right))).not.toContain(id);
  });
});
