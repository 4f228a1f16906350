import {forEachNode} from '@training-catalog/content-model';
import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {faultsOf, lineOf, type Report} from '../faults.js';
import {editorial, error, hint, type Rule} from '../rule.js';
import type {RuleSet} from '../ruleSet.js';
import {shownAsText} from './shownAsText.js';

const rules = {
  'table-header-text': {
    ...editorial,
    summary: 'Each column of a table has a heading. Screen readers read it with every cell.',
    wrong: '| | Accuracy |\n| --- | --- |\n| LoRA | 72.9 |',
    right: '| Method | Accuracy |\n| --- | --- |\n| LoRA | 72.9 |',
  },
  'table-syntax': {
    ...error,
    fixable: true,
    summary:
      'A table has a line of hyphens below its head, with as many cells as the head. Without it, readers see text with bars.',
    wrong: '| Method | Accuracy |\n| --- |\n| LoRA | 72.9 |',
    right: '| Method | Accuracy |\n| --- | --- |\n| LoRA | 72.9 |',
  },
  'direction-marks': {
    ...error,
    fixable: true,
    summary:
      'A page has no invisible marks that change the direction of text (U+202A to U+202E, U+2066 to U+2069). With them, readers copy another command than they see. Languages that are written from right to left need none.',
    noExample: 'the marks cannot be seen',
  },
  'todo-comment': {
    ...hint,
    summary: '`TODO` marks what is missing in a new page. Replace it before readers see the page.',
    wrong: 'TODO: say what the tool does.',
    right: 'The tool counts birds in photographs.',
  },
} satisfies Record<string, Rule>;

type Id = keyof typeof rules;

/** Checks for empty column headers, which screen readers read with each cell. */
function checkTable({children: [head]}: Table, report: Report<Id>): void {
  for (const cell of head?.children ?? []) {
    if (toString(cell).trim() === '') {
      report('table-header-text', lineOf(cell), 'empty table header cell; write what the column contains');
    }
  }
}

/** Checks for marks that override, embed, or isolate a direction of writing. Those of single letters change nothing else. */
function checkDirections(text: string, report: Report<Id>): void {
  let line = 1;
  for (const {0: found, index} of text.matchAll(/[\u202a-\u202e\u2066-\u2069]|\n/g)) {
    if (found === '\n') {
      line += 1;
    } else {
      const name = `U+${found.charCodeAt(0).toString(16).toUpperCase()}`;
      report(
        'direction-marks',
        line,
        `the invisible mark ${name} changes the direction of the text, so that readers copy something else than they see; remove it, and read the line again`,
        {start: index, end: index + 1, text: ''},
      );
    }
  }
}

/** What a text hides, tables that are shown as text, and what is left out: headers of columns, and what an author has still to write. */
export const textRules: RuleSet<Id> = {
  name: 'text',
  rules,
  checkPage: ({tree, text}) =>
    faultsOf((report) => {
      shownAsText(tree, text)
        .filter(({kind}) => kind === 'table')
        .forEach(({line, message, fix}) => report('table-syntax', line, message, fix));
      checkDirections(text, report);
      forEachNode(tree, (node) => {
        if (node.type === 'table') {
          checkTable(node, report);
        } else if (node.type === 'text' || node.type === 'yaml') {
          const from = node.position?.start.offset ?? 0;
          const lines = text.slice(from, node.position?.end.offset ?? from).split('\n');
          lines.forEach((line, index) => {
            if (line.includes('TODO')) {
              report('todo-comment', lineOf(node) + index, 'the text contains a TODO; replace it');
            }
          });
        }
      });
    }),
};
