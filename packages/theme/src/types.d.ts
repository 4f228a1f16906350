/// <reference types="@training-catalog/catalog/theme" />

declare module '@generated/mathematics/default/styles.json' {
  /** URL of the style sheet of formulas. */
  const styles: {href: string};
  export default styles;
}

declare module '@generated/icons/default/pages.json' {
  /** Symbols of SVG, as text. */
  const pages: {symbols: string};
  export default pages;
}

declare module '@generated/icons/default/additional.json' {
  /** Symbols of SVG, as text. */
  const further: {symbols: string};
  export default further;
}

declare module '@generated/styles/default/tokens.json' {
  import type {TokenGroup} from '@training-catalog/theme/client';

  const groups: TokenGroup[];
  export default groups;
}

declare module '@theme/KeepPython' {
  import type {ReactNode} from 'react';

  export default function KeepPython(): ReactNode;
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
