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

/** A whole page: front matter, one empty line, text. */
export function writePage(frontMatter: Readonly<Record<string, unknown>>, body: string): string {
  const document = new YAML.Document(frontMatter);
  // On one line; the spelling check skips that of `authors`, because it has names of people.
  YAML.visit(document, {
    Pair: (_, {key, value}) => {
      if (YAML.isScalar(key) && ['tags', 'authors', 'proposed'].includes(String(key.value)) && YAML.isSeq(value)) {
        value.flow = true;
      }
    },
  });
  return `---\n${document.toString({lineWidth: 0, flowCollectionPadding: false})}---\n\n${body}`;
}
