import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import type {Options} from 'remark-stringify';
import type {Preset} from 'unified';

/** What pages may hold beside CommonMark: one list, so that all who read or write pages agree with the build. */
export const mdxSyntax: Preset = {plugins: [remarkGfm, remarkDirective, remarkMath, remarkMdx]};

/** The form in which tools write pages. */
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
  // A line that begins like this is a program in MDX.
  unsafe: [
    {atBreak: true, character: 'i', after: 'm(?:port)\\b'},
    {atBreak: true, character: 'e', after: 'x(?:port)\\b'},
  ],
};
