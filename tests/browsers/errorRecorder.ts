import fs from 'node:fs';
import path from 'node:path';
import {resolveRequest} from '../../lib/pagesServer';
import {address} from '../../shared/site';
import type {CopyServer} from '../support/copyServer';
import type {Tab} from './browser';

/** Runs in the page before everything else, and collects errors. */
function record(): void {
  const errors: string[] = [];
  Object.assign(window, {recordedErrors: errors});
  addEventListener(
    'error',
    (event) => {
      const {target} = event;
      const source = target instanceof Element ? (target.getAttribute('src') ?? target.getAttribute('href')) : null;
      errors.push(source === null ? `thrown: ${event.message}` : `not loaded: ${source}`);
    },
    // Errors of elements do not bubble.
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => errors.push(`rejected: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    errors.push(`${violatedDirective} refuses ${blockedURI}`),
  );
  const {error} = console;
  console.error = (...args: unknown[]) => {
    errors.push(`logged: ${args.map(String).join(' ')}`);
    error(...args);
  };
}

/**
 * Makes a server add the recorder to every page. The drivers have no common way to watch the console, and that of
 * WebKitGTK has none at all. The content security policy of a page does not apply to what precedes it in the HTML.
 *
 * @param folder - folder of the build that the server serves.
 * @throws while serving, if a page has no policy.
 */
export function recordErrors(server: CopyServer, folder: string): void {
  const policy = '<meta http-equiv="Content-Security-Policy"';
  server.fault = (name, response) => {
    const found = resolveRequest(folder, address.baseUrl, encodeURI(address.baseUrl + name));
    const file = found.kind === 'file' ? found.file : '404.html';
    if (found.kind === 'redirect' || !file.endsWith('.html')) {
      return false;
    }
    const html = fs.readFileSync(path.join(folder, file), 'utf8');
    if (!html.includes(policy)) {
      throw new Error(`${file} has no policy to put the recorder before`);
    }
    response
      .writeHead(found.kind === 'file' ? 200 : 404, {'content-type': 'text/html; charset=utf-8'})
      .end(html.replace(policy, () => `<script>(${String(record)})()</script>${policy}`));
    return true;
  };
}

/** Errors in a page since it was opened. @throws if the page does not have the recorder. */
export const recordedErrors = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => {
    const {recordedErrors: errors} = window as {recordedErrors?: string[]};
    if (!errors) {
      throw new Error('This page was served without the recorder');
    }
    return errors;
  });
