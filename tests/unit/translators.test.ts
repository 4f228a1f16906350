import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {folderOf, removeFolders} from '../support/folders';
import {runCommand} from '../support/runCommand';

const component = (returned: string, before = ''): string =>
  `function Part({a, b, list, children}) { ${before} return ${returned}; }`;

const right = [
  '<p>text</p>',
  '<p>{a}</p>',
  '<p>{a ? "text" : b}</p>',
  '<p>text <b>{a}</b></p>',
  '<p>text {a && <b />}</p>',
  '<p>{a && <b />}<span> text</span></p>',
  '<p>{a && <b />}<i />text</p>',
  '<p><i />{translate({message: "text"})}</p>',
  '<p><i /><Translate>text</Translate></p>',
  '<p><i /><Translate values={{link: <b />}}>{"text {link}"}</Translate></p>',
  '<ul>{list.map((one) => <li>{one}</li>)}</ul>',
  component('<p>{made}<b /></p>', 'const made = a ? <i /> : undefined;'),
  component('<p>{made()}<b /></p>', 'const made = () => (a ? made() : <i />);'),
  component('<p><i />{children}</p>'),
  component('children'),
  component('createPortal(<p />, a)'),
  'function other() { return "text"; }',
  '<code translate="no">{a}</code>',
];

/** What is wrong, by the start of the message. */
const reasons = {
  beside: 'Put this text into',
  after: 'Put this text, even a space',
  returned: 'Return the text',
  translated: 'Add translate="no"',
};

const wrong: [code: string, reason: keyof typeof reasons][] = [
  // It may change.
  ['<p>{a} <b /></p>', 'beside'],
  ['<p><b />{`${a}`}</p>', 'beside'],
  ['<p><b />{a && "text"}</p>', 'beside'],
  ['<p><b />{a ? <i /> : "text"}</p>', 'beside'],
  ['<p><b />{a && <>text</>}</p>', 'beside'],
  ['<p>{list.map((one) => (a ? <b>{one}</b> : one))}</p>', 'beside'],
  ['<p>{list?.map((one) => { if (a) { return one; } return <b />; })}</p>', 'beside'],
  ['<p><b />{translate({message: "{a}"}, {a})}</p>', 'beside'],
  ['<p><b /><Translate values={{a}}>{"{a}"}</Translate></p>', 'beside'],
  [component('<p>{made}<b /></p>', 'const made = a && "text";'), 'beside'],
  // Something may be inserted before it.
  ['<p>{a && <b />} text</p>', 'after'],
  ['<p>{a && <b />}{" "}<i /></p>', 'after'],
  ['<p>{list.map((one) => <b>{one}</b>)} text</p>', 'after'],
  [component('<p>{a && <b />}{children}</p>'), 'after'],
  // Nobody knows what stands beside it.
  [component('a ? <b /> : "text"'), 'returned'],
  [component('translate({message: "text"})'), 'returned'],
  [component('<>text</>'), 'returned'],
  // It would not work any more.
  ['<code>npm ci</code>', 'translated'],
  ['<p><pre>{a}</pre></p>', 'translated'],
  ['export default function () { return `${a}`; }', 'returned'],
];

/** Messages by example; the rule runs once for all. */
let messages: Map<string, string[]>;

beforeAll(async () => {
  const examples = [...right, ...wrong.map(([code]) => code)];
  const config = {
    plugins: [],
    jsPlugins: [path.resolve('tools/lint/translators.mjs')],
    categories: {correctness: 'off'},
    rules: {'translators/code-untranslated': 'error', 'translators/texts-in-elements': 'error'},
  };
  const folder = folderOf({
    'config.json': JSON.stringify(config),
    ...Object.fromEntries(
      examples.map((code, number) => [`${number}.tsx`, code.startsWith('<') ? `export default ${code};` : code]),
    ),
  });
  const {stdout} = await runCommand('npx', ['oxlint', '-c', `${folder}/config.json`, '-f', 'json', folder]);
  const {diagnostics} = JSON.parse(stdout) as {diagnostics: {message: string; filename: string}[]};
  messages = new Map(
    examples.map((code, number) => [
      code,
      diagnostics.filter(({filename}) => path.basename(filename) === `${number}.tsx`).map(({message}) => message),
    ]),
  );
}, 60_000);
afterAll(removeFolders);

describe('a text that a translator may replace', () => {
  it.each(right)('is harmless in %s', (code) => {
    expect(messages.get(code)).toEqual([]);
  });

  it.each(wrong)('is reported in %s', (code, reason) => {
    expect(messages.get(code)).toEqual([expect.stringContaining(reasons[reason])]);
  });
});
