import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// GitHub Pages serves a page under its file's name too. The router knows the clean address only, and
// this has to be said before it looks for the page.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const clean = pathname.replace(/(?:\/index)?\.html$/, '');
  if (clean !== pathname) {
    window.history.replaceState(window.history.state, '', `${clean}${search}${hash}`);
  }
}
