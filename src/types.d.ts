declare module '@generated/catalog/default/topics.json' {
  import type {Label} from '@training-catalog/catalog/client';

  const topics: Label[];
  export default topics;
}

declare module '@generated/catalog/default/lists.json' {
  import type {CatalogLists} from '@training-catalog/catalog/client';

  const lists: CatalogLists;
  export default lists;
}

declare module '@generated/catalog/default/news.json' {
  import type {ListedRelease} from '@training-catalog/catalog/client';

  /** Newest first. */
  const releases: ListedRelease[];
  export default releases;
}

declare module '@generated/catalog/default/questions.json' {
  import type {QuestionList} from '@training-catalog/catalog/client';

  const lists: QuestionList[];
  export default lists;
}

declare module '@generated/catalog/default/landing.json' {
  import type {Landing} from '@training-catalog/catalog/client';

  const landing: Landing;
  export default landing;
}

declare module '@generated/catalog/default/map.json' {
  import type {RelationMap} from '@training-catalog/catalog/client';

  const map: RelationMap;
  export default map;
}

declare module '@generated/catalog/default/topicGraph.json' {
  import type {TopicGraph} from '@training-catalog/catalog/client';

  const graph: TopicGraph;
  export default graph;
}

declare module '@generated/error-index/default/errors.json' {
  import type {ErrorGroup} from '@site/shared/errorIndex';

  /** By the folder of an area. */
  const errors: Readonly<Record<string, readonly ErrorGroup[]>>;
  export default errors;
}

declare module '@generated/events/default/events.json' {
  import type {ListedEvent} from '@site/shared/events';

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
  import type {ListedService} from '@site/shared/services';

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
  import type {TokenGroup} from '@site/shared/designTokens';

  const groups: TokenGroup[];
  export default groups;
}

declare module '@generated/api-console/default/mockServer.json' {
  import type {CallableServer} from '@training-catalog/openapi-pages/client';

  /** The server of `API_MOCK_SERVER`, if the build offers one. */
  const mockServer: CallableServer | null;
  export default mockServer;
}

declare module '@generated/api-console/default/consoleStyles.json' {
  /** URL of the style sheet of the console. */
  const styles: {href: string};
  export default styles;
}
