/**
 * Tags of the projects in docs/, checked by a rule that names no project. The content rules already refuse a tag that
 * is not in tags.yml, a release tag on a page other than the main page, a main page without a release tag, and a folder
 * without exactly one main page (projectRules.test.ts, catalogRules.test.ts).
 */
import {readSite} from '@training-catalog/content-lint/node';
import {config} from '../support/lint';
import type {PageSource} from '@training-catalog/content-model';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';

/** What is wrong with the topic tags of projects, as `file: what is wrong; what to write`. */
async function topicFaults(pages: readonly PageSource[]): Promise<string[]> {
  const read = await Promise.all(
    pages
      .filter(({file}) => /^docs\/[^/]+\/[^/]+$/.test(file))
      .map(async ({file, text}) => {
        const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
        const tags = (frontMatter.tags ?? []) as string[];
        const topics = tags.filter((tag) => !tag.startsWith('Release ')).sort();
        return {file, folder: path.posix.dirname(file), isMain: frontMatter.project !== undefined, topics};
      }),
  );
  return read.flatMap(({file, folder, isMain, topics}) => {
    if (isMain) {
      return topics.length > 0 ? [] : [`${file}: the main page has no topic tag; write one from docs/tags.yml`];
    }
    const main = read.find((page) => page.isMain && page.folder === folder);
    return main === undefined || main.topics.join() === topics.join()
      ? []
      : [`${file}: its topic tags differ from those of ${main.file}; write ${main.topics.join(', ')}`];
  });
}

describe('topic tags', () => {
  const page = (name: string, tags: string, facts = ''): PageSource => ({
    file: `docs/Tool/${name}.md`,
    text: `---\ntitle: Page\ntags: [${tags}]\n${facts}---\n\nText.\n`,
  });
  const main = (tags: string): PageSource => page('index', tags, 'project: {}\n');

  it('are the same on all pages of a project, in any order; releases do not count', async () => {
    const pages = [main('Birds, Water, Release 2025-07'), page('how-to', 'Water, Birds')];
    expect(await topicFaults([...pages, {file: 'docs/intro.md', text: 'Text.'}])).toEqual([]);
  });

  it.each([
    [[main('Release 2025-07')], 'docs/Tool/index.md: the main page has no topic tag; write one from docs/tags.yml'],
    [
      [page('how-to', 'Water'), main('Birds, Water')],
      'docs/Tool/how-to.md: its topic tags differ from those of docs/Tool/index.md; write Birds, Water',
    ],
  ])('are refused otherwise (case %#)', async (pages, message) => {
    expect(await topicFaults(pages)).toEqual([message]);
  });

  it('of the catalog follow this rule', async () => {
    const {pages} = readSite('.', config);
    expect(pages).not.toEqual([]);
    expect(await topicFaults(pages)).toEqual([]);
  });
});
