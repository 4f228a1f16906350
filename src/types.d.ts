/// <reference types="@training-catalog/catalog/theme" />

declare module '@generated/error-index/default/errors.json' {
  import type {ErrorGroup} from '@site/plugins/error-index/types';

  /** By the folder of an area. */
  const errors: Readonly<Record<string, readonly ErrorGroup[]>>;
  export default errors;
}

declare module '@generated/events/default/events.json' {
  import type {ListedEvent} from '@site/src/components/EventList/events';

  /** The events, newest first, and the day of the build. */
  const list: {builtOn: string; events: ListedEvent[]};
  export default list;
}

declare module '@generated/mathematics/default/styles.json' {
  /** URL of the style sheet of formulas. */
  const styles: {href: string};
  export default styles;
}

declare module '@generated/services/default/services.json' {
  import type {ListedService} from '@site/plugins/services/readServices';

  const services: ListedService[];
  export default services;
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
