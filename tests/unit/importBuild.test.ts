import fs from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {lintFolder} from '../support/lint';
import {markdownDiagnostics} from '@training-catalog/catalog-cli';
import {importProject} from '@training-catalog/readme-import';
import {importSettings} from '@training-catalog/catalog-cli';
import {siteSettings} from '../../site.config';
import {folderOf} from '../support/folders';
import {MiniSite} from '../support/miniSite';
import {isExhaustive} from './exhaustive';

const lead = 'This tool counts moths at night and writes one row for each of them.';

/** Parts of READMEs that a page cannot hold as they are. */
const parts = [
  '<table>\n<tr><th>Trap</th></tr>\n<tr><td><ul><li>bulb</li></ul></td><td><pre>run\nit</pre></td></tr>\n</table>',
  '<table><tr><td><p>One.</p><p>Two.</p></td><td><details><summary>More</summary><ol><li>a</li></ol></details></td></tr></table>',
  '```constructor\nx\n```\n\n```C++\nint x;\n```\n\n```__proto__\nx\n```',
  '> [!constructor]\n> Hello.\n\n:thumbsup: :constructor: std::a::b {x} <T>',
  '![](/images/a.png) [guide](/guide/start) ![first](../a.png)\n<img src="../b.png"></img>\nText after.',
  '<figure><img src="https://example.org/a.png"><figcaption>A <b>bold</b> caption.</figcaption></figure>',
  '# Manuals & Videos\n\nText.\n\n#### Deep\n\nText.\n\n## Deep\n\n$$\n\\alpha\n$$',
];

// A build takes minutes.
describe('pages of READMEs that pass the check', () => {
  let site: MiniSite;
  beforeAll(() => {
    if (isExhaustive) {
      site = MiniSite.create({
        'openapi/sets.json': '[]',
        '.markdownlint.json': fs.readFileSync('packages/catalog-cli/markdownlint.json', 'utf8'),
        'docs/tags.yml': fs.readFileSync('packages/readme-import/tests/fixtures/tags.yml', 'utf8'),
      });
    }
  });
  afterAll(() => (isExhaustive ? site.remove() : undefined));

  it.runIf(isExhaustive)(
    'pass the build',
    async () => {
      for (const [index, part] of parts.entries()) {
        const readme = folderOf({'README.md': `# Tool ${index}\n\n${lead}\n\n${part}\n`}, 'build-');
        importProject(
          site.dir,
          {readme, project: `Tool ${index}`, area: 'PADI', tags: ['PADI']},
          importSettings(siteSettings),
        );
      }
      const errors = lintFolder(site.dir).filter(
        ({file, severity}) => severity === 'error' && file.startsWith('docs/Tool'),
      );
      expect([...errors, ...(await markdownDiagnostics(site.dir, ['docs/Tool*/*.md']))]).toEqual([]);
      const {ok, output} = await site.build();
      expect(ok, output).toBe(true);
    },
    1_200_000,
  );
});
