declare module '@generated/catalog-theme/default/settings.json' {
  import type {ClientSettings} from '@training-catalog/theme/client';

  const settings: ClientSettings;
  export default settings;
}

declare module '@generated/catalog-theme/default/areas.json' {
  const areas: {folder: string; label: string}[];
  export default areas;
}

declare module '@theme/LandingPage' {
  import type {ReactNode} from 'react';
  import type {LandingPageProps} from '@training-catalog/theme';

  export type Props = LandingPageProps;
  export default function LandingPage(props: Props): ReactNode;
}
