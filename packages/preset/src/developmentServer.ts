/**
 * In: the development server of Docusaurus, which answers every host name, and lets every site that the developer's
 * browser has open read the answers. Out: `npm start` answers only its own pages, so that no other site reads sources.
 */
import type {Plugin} from '@docusaurus/types';

/** Host names besides those of the machine itself: those under which a GitHub codespace forwards a port. */
const forwarded = process.env.GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN;

/** Settings of webpack-dev-server, which Docusaurus merges into its own. */
const settings: object = {
  devServer: {
    allowedHosts: forwarded === undefined ? 'auto' : [`.${forwarded}`],
    // A function replaces the headers of Docusaurus, one of which is access-control-allow-origin: *.
    headers: () => ({}),
  },
};

/** Sets which hosts and origins the development server answers. */
export function developmentServer(): Plugin {
  return {name: 'development-server', configureWebpack: (_config, isServer) => (isServer ? {} : settings)};
}
