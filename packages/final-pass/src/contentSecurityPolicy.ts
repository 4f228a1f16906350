import {createHash} from 'node:crypto';
/**
 * Scripts of React and Docusaurus that are only on some pages: what React writes into a page that it streams, and the
 * message about a wrong base path on the landing page.
 */
const frameworkScripts = [
  /^\$RB=\[\]/,
  /^\$RC\("B:[0-9a-f]+","S:[0-9a-f]+"\);?$/,
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/,
  // Minified or not, with the function first or last.
  /^\s*(?:function insertBanner\(\)|document\.addEventListener\(["']DOMContentLoaded["'],[^;]*insertBanner\(\))/,
];

/** The scripts of a page. */
export interface PageScripts {
  /** Name of the file. */
  name: string;
  /** Texts of the inline scripts that a browser would run. */
  scripts: readonly string[];
  /** Whether Docusaurus rendered the page; a plugin wrote it otherwise, such as a redirect. */
  isRendered: boolean;
}

/**
 * Distinguishes the site's own scripts from text of a page that became a script, which a policy made from the pages
 * would otherwise allow, too. The site's own are on every page, or are known.
 *
 * @param pages read once, one after the other, because those of a large site do not fit into memory.
 * @param knownScripts texts of scripts that are only on some pages.
 * @returns all scripts of all pages.
 * @throws with the page and the script.
 */
export function ownScripts(pages: Iterable<PageScripts>, knownScripts: readonly string[] = []): Set<string> {
  // Each text once: a part of a page's text would keep the whole page in memory.
  const texts = new Map<string, string>();
  const once = (script: string): string => {
    const first = texts.get(script) ?? script;
    texts.set(first, first);
    return first;
  };
  const found: {name: string; scripts: ReadonlySet<string>}[] = [];
  let everywhere: Set<string> | undefined;
  for (const page of pages) {
    const scripts = new Set(page.scripts.map(once));
    found.push({name: page.name, scripts});
    if (page.isRendered) {
      everywhere = new Set([...(everywhere ?? scripts)].filter((script) => scripts.has(script)));
    }
  }
  const isOwn = (script: string): boolean =>
    (everywhere?.has(script) ?? false) ||
    knownScripts.includes(script) ||
    frameworkScripts.some((pattern) => pattern.test(script));
  found.forEach(({name, scripts}) => {
    const foreign = [...scripts].find((script) => !isOwn(script));
    if (foreign !== undefined) {
      throw new Error(
        `${name}: unexpected inline script: ${foreign.slice(0, 80)}; find the content that was rendered as a script, or, if it is the site's own, add it to the option policy.knownScripts of @training-catalog/final-pass`,
      );
    }
  });
  return new Set(texts.keys());
}

/** The hash source of a script. */
export const hashSource = (script: string | Buffer): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Origins that pages may use besides their own. */
export interface AllowedOrigins {
  /** Of scripts, such as those of an analytics service. */
  script?: readonly string[] | undefined;
  /** Of requests. */
  connect?: readonly string[] | undefined;
  /** Of embedded pages, such as those of a video host. */
  frame?: readonly string[] | undefined;
  /** Of images, such as those of a service that hosts pictures of authors. */
  image?: readonly string[] | undefined;
}

/**
 * Writes the policy.
 *
 * @param scripts texts of all inline scripts that may run.
 */
export function contentSecurityPolicy(
  scripts: Iterable<string>,
  {script = [], connect = [], frame = [], image = []}: AllowedOrigins = {},
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // In a fixed order, so that one commit always gives the same files.
    'script-src': ["'self'", ...[...new Set([...scripts].map(hashSource))].sort(), ...script],
    // Mermaid puts a style element into each diagram and Prism a style attribute on each token of
    // code, with values made in the browser: so no hash can allow them. Styles run no code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...image],
    'connect-src': ["'self'", ...connect],
    'frame-src': frame.length > 0 ? frame : ["'none'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/**
 * Writes the second policy of a page, which names the scripts that its HTML may request, each by its hash. Those that a
 * running script requests are allowed by `'strict-dynamic'`, and by the first policy only if they are of the site: a
 * browser enforces both. So markup that got into a page cannot request any other script of the same origin, which the
 * site may share with others.
 *
 * @param inline texts of all inline scripts that may run.
 * @param requested hash sources of the scripts that the page requests.
 */
export const requestPolicy = (inline: Iterable<string>, requested: readonly string[]): string =>
  // Browsers that know 'strict-dynamic' ignore 'self'; others need it.
  [
    `script-src 'strict-dynamic' 'self' ${[...new Set([...[...inline].map(hashSource), ...requested])].sort().join(' ')}`,
    "worker-src 'self'",
  ].join(';');

/** Tag of a policy. */
const policyTag = (policy: string): string => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/**
 * Puts policies and the referrer policy at the start of a page's head, because a policy applies only to what follows it.
 *
 * @throws if the page does not start with its character set.
 */
export function withPolicy(html: string, ...policies: readonly string[]): string {
  const charset = /^[^]*?<meta charset="?utf-8"?>/i.exec(html)?.[0];
  if (charset === undefined || /<(?:script|link|style)\b/i.test(charset)) {
    throw new Error('the page has no <meta charset="utf-8"> before its first script, link or style');
  }
  // Video hosts refuse to play for a page that sends no referrer.
  const referrer = '<meta name="referrer" content="strict-origin-when-cross-origin">';
  return charset + policies.map(policyTag).join('') + referrer + html.slice(charset.length);
}
