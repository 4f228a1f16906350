// Reloads the page once an error of the build is mended. Without this, `npm start` would keep showing the error: where
// imports are compiled lazily, the update of a module that failed does not reach the page.

/** Types of the messages that the client of webpack-dev-server sends to its window after a build without errors. */
const mended: readonly unknown[] = ['webpackOk', 'webpackStillOk', 'webpackWarnings'];

let hasFailed = false;

window.addEventListener('message', ({source, data}: MessageEvent<unknown>) => {
  if (source !== window) {
    return;
  }
  const {type} = Object(data) as {type?: unknown};
  if (type === 'webpackErrors') {
    hasFailed = true;
  } else if (hasFailed && mended.includes(type)) {
    window.location.reload();
  }
});
