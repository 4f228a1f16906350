import {matchPath} from '@docusaurus/router';

export * from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils';

/**
 * Stands in for the function of @docusaurus/plugin-content-docs, which sorts the areas' paths by the rules
 * of a language: loading these takes a slow phone a tenth of a second on every page.
 *
 * @returns the docs plugin whose pages stand at `pathname`, longest path first
 * @throws with `failfast`, if there is none
 */
export function getActivePlugin(allPluginData, pathname, {failfast = false} = {}) {
  const active = Object.entries(allPluginData)
    .sort(([, a], [, b]) => b.path.length - a.path.length)
    .find(([, {path}]) => matchPath(pathname, {path}));
  if (active) {
    return {pluginId: active[0], pluginData: active[1]};
  }
  if (failfast) {
    throw new Error(`${pathname} is in none of the areas ${Object.keys(allPluginData).join(', ')}`);
  }
  return undefined;
}
