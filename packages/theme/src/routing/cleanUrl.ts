import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** The part of a URL; with all percent signs encoded if its percent-encoding is invalid. */
function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

// GitHub Pages also serves a page at `<route>.html`, but the router matches only clean URLs, so the URL must be rewritten
// before it matches. The router stops at a path whose percent-encoding is invalid.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const clean = decodable(pathname.replace(/(?:\/index)?\.html$/, ''));
  if (clean !== pathname) {
    window.history.replaceState(window.history.state, '', `${clean}${search}${hash}`);
  }
}

/** Makes the hash decodable: Docusaurus decodes it to scroll to the heading, and a page with an invalid one would crash. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location}) => {
  location.hash = decodable(location.hash);
};
