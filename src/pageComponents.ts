/**
 * Components that pages may use, with their allowed attributes. The content rules reject all others, and
 * src/theme/MDXComponents must provide each one.
 */
export const pageComponents = {
  DesignTokens: [],
  ErrorList: ['area'],
  EventList: ['when'],
  ServiceList: [],
  TabItem: ['default', 'label', 'value'],
  Tabs: ['groupId'],
  Video: ['id', 'title'],
} as const satisfies Record<string, readonly string[]>;

/** Elements that a plugin replaces or imports when a page is built, with their allowed attributes. */
export const replacedElements = {
  ApiEndpoint: ['method', 'path', 'server'],
  CommandReference: [],
  RuleReference: ['group'],
  TryIt: ['file'],
} as const satisfies Record<string, readonly string[]>;

/** Name of a component that pages may use. */
export type PageComponent = keyof typeof pageComponents;
