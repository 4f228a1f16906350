/** What markdownlint reports for a place: the text in square brackets after the name of the rule. */
interface Said {
  expected: string;
  actual: string;
  /** The part of the line that it quotes; empty if it quotes none. */
  context: string;
  /** The text in brackets. */
  details: string;
}

/** Remedy for what `--fix` fixes. */
const byFix = 'npm run check -- --fix <file> does it';

const missingPipe = (side: string): string =>
  `a table row has no | at its ${side}; write one, or put a blank line between the table and the text`;

/**
 * What is wrong and what to write, for each enabled rule of markdownlint that none of our own rules covers, in words
 * for people who rarely write pages. `tests/unit/markdownWords.test.ts` requires an entry for every rule.
 */
export const markdownWords: Readonly<Record<string, (said: Said) => string>> = {
  MD003: () => 'the heading is underlined with = or -; write ## and a space before its text instead',
  MD004: () => 'the list marker differs from the other lists on the page; start each item with - and a space',
  MD005: () => 'the list item is indented differently than the others; give it the same indentation',
  MD007: ({expected, actual}) =>
    `the list item is indented by ${actual} spaces; indent it by ${expected}, or put a blank line before it if it starts a new list`,
  MD009: () => `trailing spaces; remove them (${byFix})`,
  MD010: () => 'the line contains a tab; use spaces',
  MD011: () => 'reversed link syntax; write [link text](URL)',
  MD012: () => `multiple consecutive blank lines; leave one (${byFix})`,
  MD018: () => `the heading has no space after its # signs; write one (${byFix})`,
  MD019: () => `the heading has several spaces after its # signs; leave one (${byFix})`,
  MD020: () => 'the heading ends with # signs; remove them',
  MD021: () => 'the heading ends with # signs; remove them',
  MD022: () => `a heading needs a blank line above and below it; add it (${byFix})`,
  MD023: () => `there are spaces before the # signs of the heading; remove them (${byFix})`,
  MD026: ({details}) => `the heading ends with ${/'(.+)'/.exec(details)?.[1] ?? 'a punctuation mark'}; remove it`,
  MD027: () => `multiple spaces after > in a blockquote; leave one (${byFix})`,
  MD028: () => 'a blank line inside a blockquote; write > on it, or put text between two quotations',
  MD029: ({expected, actual}) =>
    `the list item has number ${actual} instead of ${expected}; write ${expected}. If a code block or text between the items ended the list, indent it like the text of the item`,
  MD030: ({actual}) => `there are ${actual} spaces after the marker of the list item; leave one (${byFix})`,
  MD031: () => `a code block needs a blank line above and below it; add it (${byFix})`,
  MD032: () => `a list needs a blank line above and below it; add it (${byFix})`,
  MD034: ({context}) =>
    `bare URL ${context}; write [page title](${context}), or put it in backticks if readers cannot open it`,
  MD035: ({expected}) => `the horizontal rule differs from the first one; write ${expected}`,
  MD037: ({context}) =>
    `there are spaces inside * or _, so "${context}" is not emphasized; remove them, or write \\* for an asterisk`,
  MD038: ({context}) => `there are spaces inside the backticks of ${context}; remove them`,
  MD039: ({context}) => `there are spaces inside the brackets of the link ${context}; remove them (${byFix})`,
  MD046: () => 'indented text is parsed as code; put code between lines of ```, or indent less',
  MD047: () => `the file does not end with a newline; press Enter after the last line (${byFix})`,
  MD048: () => 'the code block is fenced with ~~~; write ``` on its first and last line',
  MD049: () => `emphasis uses _; write * instead (${byFix})`,
  MD050: () => `strong text uses __; write ** instead (${byFix})`,
  MD053: ({details}) =>
    `unused link definition "${/definition: "(.+?)"/.exec(details)?.[1] ?? 'of this line'}"; remove the line`,
  MD054: () => 'this link style is not used on the site; write [link text](URL)',
  MD055: ({details}) => missingPipe(details.includes('Missing leading pipe') ? 'beginning' : 'end'),
  MD056: ({expected, actual}) =>
    `the row has ${actual} cells, but the header has ${expected}; add or remove cells, and write \\| for a | inside a cell`,
  MD058: () => `a table needs a blank line above and below it; add it (${byFix})`,
};

/** Families of rules that one mistake can violate together; for each line, only the first reports. */
const families: readonly (readonly string[])[] = [
  ['MD005', 'MD007'],
  ['MD055', 'MD056', 'MD058'],
  ['MD020', 'MD021'],
];

/** A finding of markdownlint. */
export interface MarkdownFault {
  file: string;
  line: number;
  rule: string;
  /** Markdownlint's text after the name of the rule. */
  text: string;
}

/** What is wrong there and what to write; for a rule that is new in markdownlint, its own text. */
export function wordsOf({rule, text}: MarkdownFault): string {
  const part = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
  const said = {
    expected: part(/Expected: ([^;\]]*)/),
    actual: part(/Actual: ([^;\]]*)/),
    context: part(/\[Context: "(.*)"\]$/),
    details: text,
  };
  return markdownWords[rule]?.(said) ?? `${text}; see rule ${rule} of markdownlint`;
}

/** One finding for each mistake: one per line and rule, or family of rules. */
export function onePerMistake(faults: readonly MarkdownFault[]): MarkdownFault[] {
  const kept = new Map<string, MarkdownFault>();
  for (const fault of faults) {
    const family = families.find((rules) => rules.includes(fault.rule)) ?? [fault.rule];
    const key = `${fault.file}\0${fault.line}\0${family[0] ?? ''}`;
    const other = kept.get(key);
    if (!other || family.indexOf(fault.rule) < family.indexOf(other.rule)) {
      kept.set(key, fault);
    }
  }
  return [...kept.values()];
}
