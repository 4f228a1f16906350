/**
 * Writes pages as Markdown next to their HTML. index.ts runs it in a child process, with the list of pages as JSON on
 * the standard input.
 */
import fs from 'node:fs';
import {text} from 'node:stream/consumers';
import {ResultCache} from '@training-catalog/utils/node';
import {articleMarkdown, articleOf} from './pageMarkdown.js';

/** A built page. */
export interface BuiltPage {
  /** Its HTML file. */
  file: string;
  /** File to write. */
  markdown: string;
  /** Its full URL. */
  url: string;
}

async function main(): Promise<void> {
  // One file with everything that makes the Markdown; see runInChildProcess.
  const [, program = ''] = process.argv;
  const cache = new ResultCache<string>(process.cwd(), 'page-markdown/pages', [program]);
  // Not by readFileSync, which fails if the writer is slower than the reader.
  const pages = JSON.parse(await text(process.stdin)) as BuiltPage[];
  for (const {file, markdown: target, url} of pages) {
    const article = articleOf(fs.readFileSync(file, 'utf8'));
    if (article === undefined) {
      throw new Error(`${file} has no <article> to convert to Markdown`);
    }
    const markdown = await cache.getOrMake(`${url} ${article}`, () => articleMarkdown(article, url));
    fs.writeFileSync(target, markdown);
  }
  cache.save();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
