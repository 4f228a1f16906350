declare module '@generated/lists/default/errors.json' {
  import type {ErrorGroup} from '@training-catalog/lists/client';

  /** By the folder of an area. */
  const errors: Readonly<Record<string, readonly ErrorGroup[]>>;
  export default errors;
}

declare module '@generated/lists/default/events.json' {
  import type {EventsData} from '@training-catalog/lists/client';

  const events: EventsData;
  export default events;
}

declare module '@generated/lists/default/services.json' {
  import type {ListedService} from '@training-catalog/lists/client';

  const services: readonly ListedService[];
  export default services;
}

declare module '@theme/ErrorList' {
  import type {ReactNode} from 'react';

  export default function ErrorList(props: {area: string}): ReactNode;
}

declare module '@theme/EventList' {
  import type {ReactNode} from 'react';

  export default function EventList(props: {when: string}): ReactNode;
}

declare module '@theme/ServiceList' {
  import type {ReactNode} from 'react';

  export default function ServiceList(): ReactNode;
}
