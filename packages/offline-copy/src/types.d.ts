declare module '@generated/offline-copy/default/settings.json' {
  import type {CopySettings} from '@training-catalog/offline-copy/node';

  const settings: CopySettings;
  export default settings;
}

declare module '@theme/OfflineNotes' {
  import type {ReactNode} from 'react';

  export default function OfflineNotes(): ReactNode;
}

declare module '@theme/Heading' {
  import type {ComponentProps, ReactNode} from 'react';

  export default function Heading(props: ComponentProps<'h2'> & {as: 'h1' | 'h2'}): ReactNode;
}
