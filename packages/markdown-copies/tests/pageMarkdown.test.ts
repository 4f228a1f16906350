import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runInChildProcess} from '@training-catalog/utils/node';
import {describe, expect, it} from 'vitest';
import {llmsText} from '../src/llms.js';
import {validOptions} from '../src/options.js';
import {articleMarkdown, articleOf} from '../src/pageMarkdown.js';

describe('a page as Markdown', () => {
  const markdown = (content: string): string => {
    const page = `<main><article><nav>Docs</nav><div class="markdown">${content}</div></article></main>`;
    return articleMarkdown(articleOf(page) ?? '', 'https://example.org/docs/a/b');
  };

  it('leaves out what only a pointer, a script, or React needs', () => {
    const made = markdown(
      '<p>A <a href="#card">card</a><span role="tooltip">A report.</span> <!-- -->helps.</p><!--$--><p class="needs-script">Click.</p><!--/$-->',
    );
    expect(made).toBe('A [card](https://example.org/docs/a/b#card) helps.\n');
  });

  it('keeps headings, code with its language, tables and links', () => {
    const made = markdown(
      '<h1>Title</h1><h2>Do it<a class="hash-link" href="#do">​</a></h2><p>See <a href="../c#d">there</a>.</p>' +
        '<div class="language-bash"><pre class="prism-code language-bash"><code><span class="token-line"><span>ls</span><br></span><span class="token-line">pwd<br></span></code></pre><button>Copy</button></div>' +
        '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    );
    expect(made).toBe(
      '# Title\n\n## Do it\n\nSee [there](https://example.org/docs/c#d).\n\n```bash\nls\npwd\n```\n\n| A |\n| - |\n| 1 |\n',
    );
  });

  it('leaves out what is only visual or interactive', () => {
    expect(markdown('<p>Text</p><svg><path></path></svg><button>Copy</button><noscript>No</noscript>')).toBe('Text\n');
  });

  it('has the caption, the source, and the numbers of a chart once, without the drawing', () => {
    const markdown = articleMarkdown(
      '<article><div class="markdown"><figure class="chart"><figcaption><p><strong>Boats</strong></p><p>North has more.</p></figcaption>' +
        '<div class="not-searched"><ul aria-hidden="true"><li>North</li></ul><svg role="img"><text>13</text></svg></div>' +
        '<p>Source: <a href="https://example.org/">Office</a></p><details><summary>Numbers as a table</summary><div>' +
        '<table><thead><tr><th>Quay</th><th>Boats</th></tr></thead><tbody><tr><td>North</td><td>13</td></tr></tbody></table></div></details>' +
        '<p><a href="data:text/csv,x" download="boats.csv">Download as CSV</a></p></figure></div></article>',
      'https://example.com/',
    );
    expect(markdown).toContain('**Boats**\n\nNorth has more.\n');
    expect(markdown).toContain('Source: [Office](https://example.org/)');
    expect(markdown).toMatch(/\| North \| 13 +\|/);
    expect(markdown.match(/13/g)).toHaveLength(1);
    expect(markdown).not.toContain('data:');
  });

  it('has each fact on a line, with its name', () => {
    const html =
      '<article><div class="markdown"><dl><div><dt>Version</dt><dd>0.1.0</dd></div><div><dt>Topic</dt><dd><a href="/a">Birds</a></dd><dd>Night</dd></div>' +
      '<dt>Steps</dt><dd><ul><li>One</li></ul></dd></dl></div></article>';
    expect(articleMarkdown(html, 'https://example.org/')).toBe(
      '- Version: 0.1.0\n- Topic: [Birds](https://example.org/a), Night\n- Steps:\n  - One\n',
    );
  });

  it('is not made from a page without an article', () => {
    expect(articleOf('<main><p>Text</p></main>')).toBeUndefined();
  });
});

it('llms.txt lists pages by area, with their Markdown, and files for programs', () => {
  const made = llmsText(
    {
      title: 'Catalog',
      summary: 'All of it.',
      files: [
        {url: 'https://example.org/catalog.json', title: 'All projects', note: 'JSON'},
        {url: 'https://example.org/releases.atom', title: 'Releases'},
      ],
    },
    [{title: 'Documentation', pages: [{title: 'Alpha', description: 'A\ntool.', permalink: '/docs/Alpha'}]}],
    (permalink) => `https://example.org${permalink}.md`,
  );
  expect(made).toBe(
    '# Catalog\n\n> All of it.\n\n## Documentation\n\n- [Alpha](https://example.org/docs/Alpha.md): A tool.\n\n' +
      '## Data\n\n- [All projects](https://example.org/catalog.json): JSON\n- [Releases](https://example.org/releases.atom)\n',
  );
});

it('llms.txt has no empty summary or section', () => {
  expect(llmsText({title: 'Catalog', summary: '', files: []}, [], String)).toBe('# Catalog\n');
});

it('a wrong option is refused by name', () => {
  expect(() => validOptions({file: []})).toThrow(/markdown-copies: .*file/s);
});

it('pages are written as Markdown, even if their list is larger than the buffer of a pipe', async () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'markdown-'));
  try {
    fs.writeFileSync(
      path.join(folder, 'page.html'),
      '<main><article><div class="theme-doc-markdown markdown"><h1>Tool</h1><p>Text.</p></div></article></main>',
    );
    fs.copyFileSync(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'));
    // Only the packages, not the caches next to them, because unused entries are removed from a cache.
    fs.mkdirSync(path.join(folder, 'node_modules'));
    fs.readdirSync(path.join(root, 'node_modules'))
      .filter((name) => !name.startsWith('.'))
      .forEach((name) =>
        fs.symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name)),
      );
    const page = {
      file: path.join(folder, 'page.html'),
      markdown: path.join(folder, 'page.md'),
      url: `https://example.org/${'tool/'.repeat(1000)}`,
    };
    const writer = path.resolve(import.meta.dirname, '../src/writeMarkdown.ts');
    await runInChildProcess(folder, writer, JSON.stringify(Array.from({length: 500}, () => page)));
    expect(fs.readFileSync(page.markdown, 'utf8')).toContain('Tool');
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
});
