/** On the global object, because the configuration of a site may be loaded as a second instance of this module. */
const mark = Symbol.for('@training-catalog/figures');

/** Notes that the site has the plugin. */
export const announcePlugin = (): void => {
  (globalThis as Record<symbol, unknown>)[mark] = true;
};

/** Whether the site has the plugin, without which there are no components. */
export const pluginIsLoaded = (): boolean => (globalThis as Record<symbol, unknown>)[mark] === true;
