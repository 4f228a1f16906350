import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {projects, projectTags} from '../support/routes';

const frontMatter = (file: string): {tags?: string[]; project?: object} =>
  YAML.parse(/^---\n([^]*?)\n---\n/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? '{}') as {tags?: string[]};

describe('tags of projects', () => {
  it('are known for all 40', () => {
    expect(Object.keys(projectTags).sort()).toEqual(Object.keys(projects).sort());
  });

  it.each(Object.entries(projectTags))('%s', (folder, {topics, releases}) => {
    const names = (projects[folder] ?? []).map((name) => name || 'index');
    const files = fs.readdirSync(path.join('docs', folder)).filter((file) => file.endsWith('.md'));
    expect(files.sort()).toEqual(names.map((name) => `${name}.md`).sort());
    for (const [index, name] of names.entries()) {
      const {tags = [], project} = frontMatter(path.join('docs', folder, `${name}.md`));
      const wanted = index === 0 ? [...topics, ...releases.map((release) => `Release ${release}`)] : topics;
      expect([...tags].sort(), name).toEqual([...wanted].sort());
      expect(project !== undefined, `${name} carries the facts of the project`).toBe(index === 0);
    }
  });
});
