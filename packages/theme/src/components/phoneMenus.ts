import {useActivePlugin, useDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {withoutSlash} from '@training-catalog/utils/urls';

/** Ids of the menus of phones, which are popovers: the main menu, and the sidebar of the page. */
export const menuIds = {main: 'main-menu', sidebar: 'page-menu'} as const;

/** Whether a plugin's data has a page with a sidebar at a path. */
function useHasSidebar(pluginId: string | undefined): boolean {
  const pathname = withoutSlash(useLocation().pathname);
  const {versions} = useDocsData(pluginId);
  return versions.some(({docs}) =>
    docs.some(({path, sidebar}) => sidebar !== undefined && withoutSlash(path) === pathname),
  );
}

/** Id of the menu that the button of the navigation bar opens: the sidebar, if the page has one. */
export function useFirstMenu(): string {
  const pluginId = useActivePlugin()?.pluginId;
  const hasSidebar = useHasSidebar(pluginId);
  return pluginId !== undefined && hasSidebar ? menuIds.sidebar : menuIds.main;
}
