// cspell:ignore mindmap
import {describe, expect, it} from 'vitest';
import {parseSource} from '@training-catalog/content-model';
import {figureRules} from '@training-catalog/figures/rules';

/** What the rules about the source of a diagram say: `line rule`. The first line of the source is line 2. */
function faultsOf(source: string): string[] {
  const text = ['```mermaid', source, '```', ''].join('\n');
  const {tree} = parseSource({file: 'docs/a.md', text}, () => expect.fail());
  return figureRules
    .checkPage({file: 'docs/a.md', text, tree, frontMatter: {}})
    .filter(({rule}) => rule === 'diagram-text' || rule === 'diagram-kind')
    .map(({rule, line, message}) => {
      // What is wrong, and what to write instead.
      expect(message).toMatch(/; /);
      return `${line} ${rule}`;
    });
}

describe('a diagram may have', () => {
  it.each([
    ['arrows of all kinds', 'flowchart LR\n  a --> b <--> c <-.-> d o--o e x--x f <==> g\n  a -- "5 < 6" --> b'],
    ['line breaks and escaped signs in labels', 'flowchart LR\n  a["one<br/>two<BR>three #lt;b#gt;"]'],
    ['a title', '---\ntitle: "A: b"\n---\nflowchart LR\n  a'],
    ['comments', '%% A comment.\ngraph TD;a-->b;'],
    [
      'shapes',
      'flowchart LR\n  a@{ shape: circle, label: "A}: b" }\n  e1@{ animate: true }\n  b@{\n    shape: rect\n  }',
    ],
    ['an address of mail in a label', 'flowchart LR\n  a["ann@example.org"]'],
    [
      'colors and lines',
      'flowchart LR\n  a\n  style a fill:#f9f,stroke:#333,stroke-width:4px,stroke-dasharray: 5 5\n  classDef b color:red',
    ],
    ['nodes whose names are words of other kinds', 'flowchart LR\n  link --> links\n  link2[click here]'],
    ['lists that begin with words of other kinds', 'timeline\n  title A\n  click here : style of it'],
    ['classes', 'classDiagram\n  class A {\n    <<interface>>\n    +run() List~A~\n  }\n  A <|-- B\n  A *-- "1..*" C'],
    ['states', 'stateDiagram-v2\n  state f <<fork>>\n  [*] --> f\n  f --> a: click it'],
    [
      'sequences',
      'sequenceDiagram\n  rect rgb(230, 240, 255)\n  A->>B: links: two\n  end\n  rect AliceBlue\n  A<<->>B: x\n  end',
    ],
    ['tables', 'erDiagram\n  A ||--o{ B : has\n  A {\n    string name PK "style of it"\n  }'],
    ['slices', 'pie showData\n  "a" : 3'],
  ])('%s', (_name, source) => expect(faultsOf(source)).toEqual([]));
});

describe('a diagram is refused, with its line, for', () => {
  it.each([
    ['HTML in a label', 'flowchart LR\n  a["<img src=x>"]', '3 diagram-text'],
    ['the end of an element', 'flowchart LR\n  a["</div>"]', '3 diagram-text'],
    ['a line break with an attribute', 'flowchart LR\n  a["<br onclick=x>"]', '3 diagram-text'],
    ['an element between arrows', 'flowchart LR\n  a["<<img src=x>>"]', '3 diagram-text'],
    ['an element like an annotation', 'flowchart LR\n  a["<<form>>"]', '3 diagram-text'],
    ['an element in the title', '---\ntitle: <b>A</b>\n---\nflowchart LR\n  a', '3 diagram-text'],
    ['a link', 'flowchart LR\n  a\n  click a href "https://example.org/"', '4 diagram-text'],
    ['a link on the first line', 'graph TD; a; click a "https://example.org/"', '2 diagram-text'],
    ['a link after a quotation mark', 'flowchart LR\n  a["x\n  y"]; click a "https://example.org/"', '4 diagram-text'],
    ['a function', 'flowchart LR\n  a\n\tclick a call alert()', '4 diagram-text'],
    ['links of an actor', 'sequenceDiagram\n  A->>B: x\n  Links A: {"x": "https://example.org/"}', '4 diagram-text'],
    ['a link of a class', 'classDiagram\n  class A\n  link A "https://example.org/"', '4 diagram-text'],
    ['an image', 'flowchart LR\n  a@{ img: "https://example.org/x.png" }', '3 diagram-text'],
    ['an image under a quoted key', 'flowchart LR\n  a@{ "im\\x67": "https://example.org/x.png" }', '3 diagram-text'],
    ['an icon', 'flowchart LR\n  a@{\n    icon: "x:y"\n  }', '3 diagram-text'],
    ['braces that are not closed', 'flowchart LR\n  a@{ shape: circle', '3 diagram-text'],
    ['a directive', '%%{init: {"theme": "dark"}}%%\nflowchart LR\n  a', '2 diagram-text'],
    ['settings', '---\ntitle: A\nconfig:\n  htmlLabels: true\n---\nflowchart LR\n  a', '2 diagram-text'],
    ['settings that are merged in', '---\n<<: {config: {}}\n---\nflowchart LR\n  a', '2 diagram-text'],
    ['a style that moves', 'flowchart LR\n  a\n  style a fill:red,position:fixed', '4 diagram-text'],
    ['a style that loads', 'flowchart LR\n  a\n  classDef b fill:u\\72l(x)', '4 diagram-text'],
    ['an address in a style', 'flowchart LR\n  a\n  classDef b fill:url (x)', '4 diagram-text'],
    ['a background that loads', 'sequenceDiagram\n  rect u\\72l(x)\n  end', '3 diagram-text'],
    ['a formula', 'flowchart LR\n  a["$$\\rule{9em}{9em}$$"]', '3 diagram-text'],
    ['a kind without a name for screen readers', 'mindmap\n  root', '2 diagram-kind'],
    ['an unknown kind', 'radar-beta\n  axis a\n  ticks 99999999', '2 diagram-kind'],
    ['a name that every object has', 'constructor\n  a', '2 diagram-kind'],
    ['nothing in it', '%% a', '2 diagram-kind'],
    ['a giant source', `flowchart LR\n  ${'a-->b;'.repeat(2000)}`, '2 diagram-kind'],
  ])('%s', (_name, source, fault) => expect(new Set(faultsOf(source))).toEqual(new Set([fault])));
});
