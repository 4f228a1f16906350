import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {CatalogSource} from '../../content-lint/model/catalogSource';
import {forEachNode, type PageSource} from '@training-catalog/content-model';
import {parsePage} from '../../content-lint/model/page';
import {categoryAndTagFiles, maxPaths} from './categoryAndTagFiles';
import {markdownDiagnostics} from './tools';
import type {IsSelected} from './selectedFiles';

/** Hosts that serve every http URL over https, too. */
const httpsHosts =
  /^http:\/\/((?:[\w-]+\.)*(?:github\.com|github\.io|doi\.org|arxiv\.org|pypi\.org|youtube\.com|wikipedia\.org|nsf\.gov))(?=[/?#]|$)/i;

/**
 * Fixes what needs no judgment: trailing white space in prose, code blocks without a language (`text`), http URLs
 * of hosts known to support https. Code itself stays unchanged.
 */
export function fixPage(page: PageSource): string {
  const lines = page.text.replaceAll('\r\n', '\n').split('\n');
  const {tree, faults} = parsePage(page);
  if (faults.length > 0) {
    return page.text;
  }
  const code = new Set<number>();
  forEachNode(tree, (node) => {
    const {start, end} = node.position ?? {};
    if (!start || !end) {
      return;
    }
    if (node.type === 'code') {
      const opening = lines[start.line - 1] ?? '';
      if (!node.lang && /^(?:`{3,}|~{3,})\s*$/.test(opening.slice(start.column - 1))) {
        lines[start.line - 1] = `${opening.trimEnd()}text`;
      }
      for (let line = start.line; line < end.line; line++) {
        code.add(line);
      }
    } else if ((node.type === 'link' || node.type === 'definition') && httpsHosts.test(node.url)) {
      const https = node.url.replace(httpsHosts, 'https://$1');
      for (let line = start.line - 1; line < end.line; line++) {
        const before = node.type === 'link' ? '](' : ']: ';
        lines[line] = (lines[line] ?? '').replace(before + node.url, () => before + https);
      }
    }
  });
  return lines.map((line, index) => (code.has(index) ? line : line.replace(/(?<=\S)[ \t]+$/, ''))).join('\n');
}

/** Fixes what needs no judgment, only in the requested files. */
export async function fixContent(siteDir: string, source: CatalogSource, isSelected: IsSelected): Promise<void> {
  // What could not be read must not be written.
  const isReadable = ({file}: {file: string}): boolean => isSelected(file) && !source.unreadable.has(file);
  const pages = source.pages.filter(isReadable);
  pages.forEach((page) => {
    const text = fixPage(page);
    if (text !== page.text) {
      fs.writeFileSync(path.join(siteDir, page.file), text);
    }
  });
  const markdown = pages.filter(({file}) => file.endsWith('.md')).map(({file}) => `:${file}`);
  // A glob would match more than the requested pages.
  for (let from = 0; from < markdown.length; from += maxPaths) {
    await markdownDiagnostics(siteDir, markdown.slice(from, from + maxPaths), true);
  }
  const beside = categoryAndTagFiles(source).filter((file) => isReadable({file}));
  if (beside.length > 0) {
    spawnSync(
      process.execPath,
      ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', ...beside],
      {cwd: siteDir, stdio: 'inherit'},
    );
  }
}
