declare module '@generated/openapi-console/default/settings.json' {
  import type {CallableServer} from '@training-catalog/openapi-pages/client';

  /** The style sheet of the console; the server of `API_MOCK_SERVER`, if the build offers one; whether it offers local ones. */
  const settings: {css: string; mockServer: CallableServer | null; keepsLocalServers: boolean};
  export default settings;
}
