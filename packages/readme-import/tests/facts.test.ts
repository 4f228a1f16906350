import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import YAML from 'yaml';
import {fixtures, folderOf, importInto, siteOf} from './support.js';

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

const examples = YAML.parse(fs.readFileSync(path.join(fixtures, 'facts.yml'), 'utf8')) as Example[];

/** Number of READMEs whose facts may be wrong, because no rule knows all ways to write one. */
const allowed = 2;

it('title, summary, and kind of most READMEs are those that a person would give', () => {
  const site = siteOf();
  const wrong: string[] = [];
  for (const {kind, project, readme, title, summary, model, data} of examples) {
    const source = folderOf({'README.md': readme}, 'facts-');
    importInto(site, {readme: source, project, area: 'PADI'});
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
