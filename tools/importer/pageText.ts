import type {Root} from 'mdast';
import remarkStringify from 'remark-stringify';
import {unified, type Processor} from 'unified';
import YAML from 'yaml';
import {mdxForm, mdxSyntax} from '@training-catalog/content-model';

/** Blank lines inside the fences of a note, required around lists and code in it. */
function spaceDirectives(this: Processor): void {
  const {toMarkdownExtensions = []} = this.data();
  const write = toMarkdownExtensions.map(({handlers}) => handlers?.containerDirective).find(Boolean);
  if (write) {
    toMarkdownExtensions.push({
      handlers: {
        containerDirective: (...parts) =>
          write(...parts)
            .replace(/^(:::.*\n)/, '$1\n')
            .replace(/\n(:::+)$/, '\n\n$1'),
      },
    });
  }
}

const writer = unified().use(mdxSyntax).use(spaceDirectives).use(remarkStringify, mdxForm).freeze();

/** A tree as equivalent MDX: what MDX would read as code or a tag is escaped. */
export const writeMdx = (tree: Root): string => writer.stringify(tree);

/**
 * A whole page: front matter, one empty line, text.
 *
 * @param before the current front matter, whose formatting and comments are kept for unchanged values
 */
export function writePage(frontMatter: Readonly<Record<string, unknown>>, body: string, before = ''): string {
  const document = before.trim() === '' ? new YAML.Document({}) : YAML.parseDocument(before);
  const old = (document.toJS() ?? {}) as Record<string, unknown>;
  for (const [key, value] of Object.entries(frontMatter)) {
    if (JSON.stringify(old[key]) !== JSON.stringify(value)) {
      const node = document.createNode(value, {flow: key === 'tags' || key === 'guessed'});
      // On one line, which the spelling check skips, because it has names of people.
      YAML.visit(node, {
        Pair: (_, {key: name, value: list}) => {
          if (YAML.isScalar(name) && name.value === 'authors' && YAML.isSeq(list)) {
            list.flow = true;
          }
        },
      });
      document.set(key, node);
    }
  }
  Object.keys(old)
    .filter((key) => !(key in frontMatter))
    .forEach((key) => document.delete(key));
  return `---\n${document.toString({lineWidth: 0, flowCollectionPadding: false})}---\n\n${body}`;
}
