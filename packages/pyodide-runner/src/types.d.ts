declare module '@generated/pyodide-runner/default/settings.json' {
  import type {ClientSettings} from '@training-catalog/pyodide-runner/client';

  const settings: ClientSettings;
  export default settings;
}
