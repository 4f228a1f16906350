import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Shows the bar with Retry (`plugins/load-failure`), because something that the page shows could not be loaded.
 *
 * @param error The error of `import()`.
 * @throws the error while the server renders, so that it stops the build.
 */
export function reportLoadFailure(error: unknown): void {
  if (!ExecutionEnvironment.canUseDOM) {
    throw error;
  }
  console.error(error);
  const {request = ''} = Object(error) as {request?: string};
  dispatchEvent(new CustomEvent('load-failure', {detail: request}));
}
