import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import YAML from 'yaml';
import {importProject} from '../../tools/importer/project';
import {folderOf} from '../support/folders';

/** A README, and the facts that a person would give it. */
interface Example {
  /** What is special about it. */
  kind: string;
  project: string;
  readme: string;
  title: string;
  summary: string;
  /** Whether it describes a model. */
  model?: boolean;
  /** Whether it describes data. */
  data?: boolean;
}

const examples = YAML.parse(fs.readFileSync('tests/fixtures/import/facts.yml', 'utf8')) as Example[];

/** Number of READMEs whose facts may be wrong, because no rule knows all ways to write one. */
const allowed = 2;

let site: string;

beforeAll(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'import-facts-'));
  fs.mkdirSync(path.join(site, 'docs'));
  fs.copyFileSync('tests/fixtures/import/tags.yml', path.join(site, 'docs/tags.yml'));
});
afterAll(() => fs.rmSync(site, {recursive: true, force: true}));

it('title, summary, and kind of most READMEs are those that a person would give', () => {
  const wrong: string[] = [];
  for (const {kind, project, readme, title, summary, model, data} of examples) {
    const source = folderOf({'README.md': readme}, 'facts-');
    importProject(site, {readme: source, project, area: 'PADI'});
    const page = fs.readFileSync(path.join(site, 'docs', project, 'index.md'), 'utf8');
    const facts = YAML.parse(page.split('---\n')[1] ?? '') as {
      title: string;
      project: {summary: string; kind: string[]};
    };
    const wanted = [title, summary, model ? 'model' : data ? 'data' : 'software'];
    const found = [facts.title, facts.project.summary, facts.project.kind.join(', ')];
    if (wanted.join('\n') !== found.join('\n')) {
      wrong.push(`${kind}:\n  wanted ${wanted.join(' | ')}\n  found  ${found.join(' | ')}`);
    }
  }
  expect(examples.length).toBeGreaterThanOrEqual(40);
  expect(wrong.length, `${wrong.length} of ${examples.length} are wrong:\n${wrong.join('\n')}\n`).toBeLessThanOrEqual(
    allowed,
  );
});
