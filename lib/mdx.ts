import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import type {Options} from 'remark-stringify';
import type {Preset} from 'unified';

/**
 * The syntax of pages beyond CommonMark: one list, so that everything that reads or writes pages agrees with the build.
 */
export const mdxSyntax: Preset = {plugins: [remarkGfm, remarkDirective, remarkMath, remarkMdx]};

/** The style in which tools write pages. */
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
  // MDX parses a line that begins like this as code.
  unsafe: [
    {atBreak: true, character: 'i', after: 'm(?:port)\\b'},
    {atBreak: true, character: 'e', after: 'x(?:port)\\b'},
  ],
};
