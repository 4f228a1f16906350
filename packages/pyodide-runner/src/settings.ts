import type {KnownFile} from '@training-catalog/utils/loading';

/** What the plugin tells browsers. */
export interface ClientSettings {
  /** Where Pyodide is published; its version is in the address. */
  url: string;
  /** Its files, by their names. */
  files: Readonly<Record<string, KnownFile>>;
  /** The lock file of Pyodide without its packages, which the site does not have. */
  lock: string;
  css: string;
}
