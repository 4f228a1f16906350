import {forEachNode} from '../../content-lint/model/nodes';
import {parsePage, type PageSource} from '../../content-lint/model/page';

/** Hosts that answer every address with https as they do with http. */
const httpsHosts =
  /^http:\/\/((?:[\w-]+\.)*(?:github\.com|github\.io|doi\.org|arxiv\.org|pypi\.org|youtube\.com|wikipedia\.org|nsf\.gov))(?=[/?#]|$)/i;

/**
 * Mends what needs no judgment: white space at the end of prose lines, code blocks without a
 * language (`text`), http addresses of hosts known to answer https. Code itself stays as it is.
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
    } else if (node.type === 'link' && httpsHosts.test(node.url)) {
      const https = node.url.replace(httpsHosts, 'https://$1');
      for (let line = start.line - 1; line < end.line; line++) {
        lines[line] = (lines[line] ?? '').replace(`](${node.url}`, `](${https}`);
      }
    }
  });
  return lines.map((line, index) => (code.has(index) ? line : line.replace(/(?<=\S)[ \t]+$/, ''))).join('\n');
}
