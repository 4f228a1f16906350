// Names of the parser, and types of scripts. cspell:ignore importmap onprocessinginstruction minifiers speculationrules
import {Parser} from 'htmlparser2';

/** Types with which a browser runs a script element, or acts by it; any other type makes it data. */
const runnable = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Elements whose white space readers see. */
const preformatted: ReadonlySet<string> = new Set(['pre', 'textarea']);

/** Attributes that say what is the default, which minifiers remove. */
const defaults: ReadonlySet<string> = new Set([
  'script type="text/javascript"',
  'style type="text/css"',
  'link type="text/css"',
]);

/** What a browser makes of a page, as far as a parser of HTML can tell. */
export interface PageParts {
  /**
   * Start tags with their attributes, end tags, and texts, in their order. Left out is what minifiers may change: white
   * space that readers do not see, the order of attributes, comments, and the text of scripts that run.
   */
  parts: string[];
  /** Texts of the inline scripts that a browser would run. */
  scripts: string[];
  /**
   * The tags that name a script, or a style sheet, but for two kinds of sheets. A browser takes a preloaded sheet only for
   * a tag with the same hash, and React replaces a preload tag that has another attribute than its own. A sheet for print
   * is not worth the bytes of its hash on every page.
   */
  requests: FileRequest[];
}

/** A tag that names a script or a style sheet. */
export interface FileRequest {
  kind: 'script' | 'style';
  url: string;
  /** Place in the page right behind the name of the element, where an attribute can be inserted. */
  place: number;
  /** Whether it is in a template, so that a browser does not request it while it parses the page. */
  isWaiting: boolean;
}

/** The value of an attribute without what minifiers may change: white space, an empty declaration, zeros of a number. */
const compactValue = (value: string): string =>
  value
    .replaceAll(/[ \t\n\r\f]+/g, '')
    .replace(/;$/, '')
    .replaceAll(/(\d)\.0+(?!\d)/g, '$1');

/** Data with its white space as one program writes it. */
function compactJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/** The script or style sheet that an element makes a browser request; undefined if there is none. */
function requestOf(
  name: string,
  {src, href, rel, as, media, type = ''}: Record<string, string>,
): Pick<FileRequest, 'kind' | 'url'> | undefined {
  if (name === 'script') {
    return src !== undefined && runnable.test(type.trim()) ? {kind: 'script', url: src} : undefined;
  }
  if (name !== 'link' || href === undefined) {
    return undefined;
  }
  if (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) {
    return {kind: 'script', url: href};
  }
  return rel === 'stylesheet' && media !== 'print' ? {kind: 'style', url: href} : undefined;
}

/**
 * Reads a page. If a browser would parse a broken page differently from this parser, an inline script gets no hash in the
 * policy, and the browser refuses it.
 */
export function pageParts(html: string): PageParts {
  const parts: string[] = [];
  const scripts: string[] = [];
  const requests: FileRequest[] = [];
  const preloadedSheets = new Set<string | undefined>();
  /** Number of open templates. */
  let templates = 0;
  /** Text of the open script, whether it runs, and whether it is data in JSON. */
  let script: {text: string; isInline: boolean; runs: boolean; isJson: boolean} | undefined;
  let text = '';
  let depth = 0;
  const endText = (): void => {
    const seen = depth > 0 ? text : text.replaceAll(/[ \t\n\r\f]+/g, ' ').replaceAll(/^ | $/g, '');
    if (seen !== '') {
      parts.push(seen);
    }
    text = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      endText();
      const written = Object.entries(attributes)
        .map(([key, value]) => `${key}=${JSON.stringify(compactValue(value))}`)
        .filter((attribute) => !defaults.has(`${name} ${attribute}`))
        .sort();
      parts.push(`<${[name, ...written].join(' ')}>`);
      depth += preformatted.has(name) ? 1 : 0;
      templates += name === 'template' ? 1 : 0;
      if (name === 'link' && attributes.rel === 'preload' && attributes.as === 'style') {
        preloadedSheets.add(attributes.href);
      }
      const request = requestOf(name, attributes);
      if (request !== undefined) {
        requests.push({...request, place: parser.startIndex + `<${name}`.length, isWaiting: templates > 0});
      }
      if (name === 'script') {
        const {src, type = ''} = attributes;
        script = {
          text: '',
          isInline: src === undefined,
          runs: runnable.test(type.trim()),
          isJson: type.endsWith('json'),
        };
      }
    },
    ontext(more) {
      if (script === undefined) {
        text += more;
      } else {
        script.text += more;
      }
    },
    onclosetag(name) {
      endText();
      depth -= preformatted.has(name) ? 1 : 0;
      templates -= name === 'template' ? 1 : 0;
      if (script !== undefined) {
        if (script.runs && script.isInline) {
          scripts.push(script.text);
        } else if (!script.runs) {
          parts.push(script.isJson ? compactJson(script.text) : script.text.trim());
        }
        script = undefined;
      }
      parts.push(`</${name}>`);
    },
    onprocessinginstruction(_name, data) {
      endText();
      parts.push(`<${data.toLowerCase()}>`);
    },
  });
  parser.end(html);
  endText();
  return {parts, scripts, requests: requests.filter(({kind, url}) => kind === 'script' || !preloadedSheets.has(url))};
}
