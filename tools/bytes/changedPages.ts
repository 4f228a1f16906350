import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '@training-catalog/content-model/node';

/** Markdown versions of the pages of a build, by path: they lack the names of scripts, which always change. */
const pagesOf = (folder: string): Map<string, string> =>
  new Map(
    filesIn(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name.slice(0, -'.md'.length), fs.readFileSync(path.join(folder, name), 'utf8')]),
  );

/**
 * Lists the pages that a change adds, edits, or removes, as Markdown, so that a reviewer knows what to look at.
 *
 * @param published - folder of the published site; if there is none, no page is listed.
 * @param build - folder of the build.
 * @param urlOf - full address of a page on the published site.
 */
export function changedPages(published: string, build: string, urlOf: (page: string) => string): string {
  const [before, after] = [pagesOf(published), pagesOf(build)];
  const head = '## Pages';
  if (before.size === 0) {
    return `${head}\n\nThere is no published site to compare with.\n`;
  }
  const all = [...new Set([...before.keys(), ...after.keys()])].sort();
  const lines = all.flatMap((page) => {
    if (before.get(page) === after.get(page)) {
      return [];
    }
    const what = !before.has(page) ? 'new' : after.has(page) ? 'changed' : 'removed';
    return [`- ${what}: ${what === 'new' ? `\`${page}\`` : `[\`${page}\`](${urlOf(page)})`}`];
  });
  const list = lines.length > 0 ? lines.join('\n') : 'The text of no page changed.';
  return `${head}\n\n${list}\n\nTo see them, download the artifact \`site\` of this run and serve its folder \`build\` with \`npm run serve\`.\n`;
}
