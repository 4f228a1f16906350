import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// GitHub Pages also serves a page at `<route>.html`, but the router matches only clean URLs, so the URL must be rewritten
// before it matches.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const clean = pathname.replace(/(?:\/index)?\.html$/, '');
  if (clean !== pathname) {
    window.history.replaceState(window.history.state, '', `${clean}${search}${hash}`);
  }
}
