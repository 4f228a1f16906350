// The nodes of these syntaxes in types of mdast, for whoever imports this package: declaration files keep references.
/* oxlint-disable typescript/triple-slash-reference */
/// <reference types="remark-directive" preserve="true" />
/// <reference types="remark-math" preserve="true" />
/// <reference types="remark-mdx" preserve="true" />
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import type {Options} from 'remark-stringify';
import type {Preset} from 'unified';

/**
 * Syntax extensions of pages beyond CommonMark, shared so that every tool that parses or writes pages matches the build.
 */
export const mdxSyntax: Preset = {plugins: [remarkGfm, remarkDirective, remarkMath, remarkMdx]};

/** Options of remark-stringify for tools that write pages. */
export const mdxForm: Options = {
  bullet: '-',
  emphasis: '*',
  strong: '*',
  fence: '`',
  fences: true,
  rule: '-',
  listItemIndent: 'one',
  incrementListMarker: true,
  resourceLink: true,
  // MDX parses lines that start with `import` or `export` as code.
  unsafe: [
    {atBreak: true, character: 'i', after: 'm(?:port)\\b'},
    {atBreak: true, character: 'e', after: 'x(?:port)\\b'},
  ],
};
