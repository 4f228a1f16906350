declare module '@generated/openapi-console/default/settings.json' {
  import type {CallableServer} from '@training-catalog/openapi-pages/client';

  /** The style sheet of the console, and the server of `API_MOCK_SERVER`, if the build offers one. */
  const settings: {css: string; mockServer: CallableServer | null};
  export default settings;
}
