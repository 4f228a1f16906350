declare module 'docusaurus-theme-openapi-docs' {
  import type {LoadContext, Plugin} from '@docusaurus/types';

  export default function openApiTheme(context: LoadContext): Plugin;
}

declare module 'spdx-satisfies' {
  /** Whether the approved licenses satisfy a license given as an SPDX expression. */
  export default function satisfies(expression: string, approved: readonly string[]): boolean;
}

declare module 'subset-font' {
  /** Reduces a font to fewer characters; see https://github.com/papandreou/subset-font. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, number | {min: number; max: number}>;
    },
  ): Promise<Buffer>;
}
