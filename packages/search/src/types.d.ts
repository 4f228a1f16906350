declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse.js' {
  import type {ScannedPage} from '@training-catalog/search/node';

  /** Reads a page; null if search engines may not list it. */
  export function parse(
    html: string,
    type: string,
    url: string,
    options: {ignoreCssSelectors: readonly string[]},
  ): ScannedPage | null;
}

declare module '@generated/search/default/settings.json' {
  import type {ClientSettings} from '@training-catalog/search/client';

  const settings: ClientSettings;
  export default settings;
}

declare module '@theme/SearchHitIcon' {
  import type {ReactNode} from 'react';
  import type {HitIconProps} from '@training-catalog/search/client';

  export default function SearchHitIcon(props: HitIconProps): ReactNode;
}

declare module '@theme/SearchTopics' {
  import type {ReactNode} from 'react';
  import type {TopicsProps} from '@training-catalog/search/client';

  export default function SearchTopics(props: TopicsProps): ReactNode;
}
