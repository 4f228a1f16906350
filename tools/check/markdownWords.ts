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
  `a row of the table has no | at its ${side}; write one, or put an empty line between the table and the text`;

/**
 * What is wrong and what to write, for each enabled rule of markdownlint that none of our own rules covers, in words
 * for people who rarely write pages. `tests/unit/markdownWords.test.ts` requires an entry for every rule.
 */
export const markdownWords: Readonly<Record<string, (said: Said) => string>> = {
  MD003: () => 'a heading is made by a line of = or - below it; write ## and a space before its words',
  MD004: () => 'the list uses another sign than the other lists of the page; begin each entry with - and a space',
  MD005: () => 'an entry begins in another column than the others of its list; give it as many spaces as they have',
  MD007: ({expected, actual}) =>
    `an entry is indented by ${actual} spaces; indent it by ${expected}, or put an empty line before it if it begins a list of its own`,
  MD009: () => `spaces at the end of the line; remove them (${byFix})`,
  MD010: () => 'there is a tab in the text; write spaces instead',
  MD011: () => 'the brackets of a link are the wrong way round; write [words of the link](address)',
  MD012: () => `more than one empty line in a row; leave one (${byFix})`,
  MD018: () => `the heading has no space after its # signs; write one (${byFix})`,
  MD019: () => `the heading has several spaces after its # signs; leave one (${byFix})`,
  MD020: () => 'the heading ends with # signs; remove them',
  MD021: () => 'the heading ends with # signs; remove them',
  MD022: () => `a heading needs an empty line above and below it; write it (${byFix})`,
  MD023: () => `there are spaces before the # signs of the heading; remove them (${byFix})`,
  MD026: ({details}) => `the heading ends with ${/'(.+)'/.exec(details)?.[1] ?? 'a punctuation mark'}; remove it`,
  MD027: () => `there are several spaces after the > of a quotation; leave one (${byFix})`,
  MD028: () => 'an empty line cuts a quotation in two; write > in it, or put a sentence between two quotations',
  MD029: ({expected, actual}) =>
    `the entry has the number ${actual} where ${expected} comes next; write ${expected}. If a code block or text between the entries ended the list, indent it like the words of the entry`,
  MD030: ({actual}) => `there are ${actual} spaces after the marker of the list item; leave one (${byFix})`,
  MD031: () => `a code block needs an empty line above and below it; write it (${byFix})`,
  MD032: () => `a list needs an empty line above and below it; write it (${byFix})`,
  MD034: ({context}) =>
    `the address ${context} is not a link; write [name of the page](${context}), or put it in backticks if readers cannot open it`,
  MD035: ({expected}) => `this line across the page is written in another way than the first one; write ${expected}`,
  MD037: ({context}) =>
    `there are spaces inside * or _, so "${context}" is not emphasized; remove them, or write \\* for an asterisk`,
  MD038: ({context}) => `there are spaces inside the backticks of ${context}; remove them`,
  MD039: ({context}) => `there are spaces inside the brackets of the link ${context}; remove them (${byFix})`,
  MD046: () => 'a text is indented so far that it becomes code; put the code between lines of ```, or indent less',
  MD047: () => `the last line does not end; press Enter behind it (${byFix})`,
  MD048: () => 'the code block begins with ~~~; write ``` in its first and its last line',
  MD049: () => `words are set off by _; write * on both sides of them (${byFix})`,
  MD050: () => `words are set off by __; write ** on both sides of them (${byFix})`,
  MD052: ({details}) =>
    `no line of the page says where "${/definition: "(.+?)"/.exec(details)?.[1] ?? 'this link'}" leads; write [words](address), or put \\ before the first bracket if it is no link`,
  MD053: ({details}) =>
    `nothing uses the address "${/definition: "(.+?)"/.exec(details)?.[1] ?? 'of this line'}"; remove the line`,
  MD054: () => 'the link is written in a form that the site does not use; write [words](address)',
  MD055: ({details}) => missingPipe(details.includes('Missing leading pipe') ? 'beginning' : 'end'),
  MD056: ({expected, actual}) =>
    `the row has ${actual} cells and the head of the table ${expected}; write as many as the head has, and \\| for a | inside a cell`,
  MD058: () => `a table needs an empty line above and below it; write it (${byFix})`,
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
  return markdownWords[rule]?.(said) ?? `${text}; look up ${rule} among the rules of markdownlint`;
}

/** One finding for each mistake: one per line and rule, or family of rules. */
export function oneForEach(faults: readonly MarkdownFault[]): MarkdownFault[] {
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
