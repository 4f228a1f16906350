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

declare module '@generated/style-guide/default/tokens.json' {
  import type {TokenGroup} from '@site/plugins/style-guide/tokens';

  const groups: TokenGroup[];
  export default groups;
}

/** Of the analytics service, once its script runs. */
interface Window {
  umami?: {track?: (event: string, data: {url: string}) => void};
}

declare module '@theme/KeepPython' {
  import type {ReactNode} from 'react';

  export default function KeepPython(): ReactNode;
}
