// Reloads the page once an error of the build is mended. Without this, `npm start` would keep showing the error: where
// imports are compiled lazily, the update of a module that failed does not reach the page.

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Types of the messages that the client of webpack-dev-server sends to its window after a build without errors. */
const mended: readonly unknown[] = ['webpackOk', 'webpackStillOk', 'webpackWarnings'];

let hasFailed = false;

function listen({source, data}: MessageEvent<unknown>): void {
  if (source !== window) {
    return;
  }
  const {type} = Object(data) as {type?: unknown};
  if (type === 'webpackErrors') {
    hasFailed = true;
  } else if (hasFailed && mended.includes(type)) {
    window.location.reload();
  }
}

// `docusaurus build --dev` also renders the HTML of pages with it.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('message', listen);
}
