/** What the plugin tells browsers. */
export interface ClientSettings {
  /** Where Pyodide is published; its version is in the address. */
  url: string;
  /** Sizes of its files in bytes. */
  files: Readonly<Record<string, number>>;
  /** The lock file of Pyodide without its packages, which the site does not have. */
  lock: string;
  css: string;
}
