import {useEffect, useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {history, historyKeymap, indentWithTab, standardKeymap} from '@codemirror/commands';
import {indentUnit, StreamLanguage, syntaxHighlighting} from '@codemirror/language';
import {python} from '@codemirror/legacy-modes/mode/python';
import {shell} from '@codemirror/legacy-modes/mode/shell';
import {EditorState, StateEffect, StateField} from '@codemirror/state';
import {Decoration, EditorView, keymap, lineNumbers, type DecorationSet} from '@codemirror/view';
import {tagHighlighter, tags} from '@lezer/highlight';
import type {FieldProps} from './PlainField.js';

const languages = {python: StreamLanguage.define(python), shell: StreamLanguage.define(shell)};

/** Gives the parts of a program the class names of Prism, so that they have the colors of the page's blocks of code. */
const prismNames = tagHighlighter([
  {tag: tags.comment, class: 'token comment'},
  {tag: [tags.string, tags.special(tags.string)], class: 'token string'},
  {tag: tags.number, class: 'token number'},
  {tag: tags.keyword, class: 'token keyword'},
  {tag: [tags.standard(tags.name), tags.standard(tags.variableName)], class: 'token builtin'},
  {tag: tags.operator, class: 'token operator'},
  {tag: tags.definition(tags.variableName), class: 'token function'},
]);

const straight: Readonly<Record<string, string>> = {'“': '"', '”': '"', '„': '"', '‘': "'", '’': "'"};

/** Quotation marks that phones, and texts that were pasted, have in the place of those of programs. */
const straightened = (text: string): string => text.replaceAll(/[“”„‘’]/g, (mark) => straight[mark] ?? mark);

/** Straightens what is typed or dictated. */
const straightInput = EditorView.inputHandler.of((view, from, to, text) => {
  const plain = straightened(text);
  if (plain === text) {
    return false;
  }
  view.dispatch({
    changes: {from, to, insert: plain},
    selection: {anchor: from + plain.length},
    userEvent: 'input.type',
    scrollIntoView: true,
  });
  return true;
});

const setFault = StateEffect.define<number | undefined>();

const faultLine = Decoration.line({class: 'page-step-fault'});

/** The line that the last run stopped at, until the text changes. */
const faultField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, {effects, docChanged, state}) {
    for (const effect of effects) {
      if (effect.is(setFault)) {
        const line = effect.value;
        return line === undefined || line > state.doc.lines
          ? Decoration.none
          : Decoration.set(faultLine.range(state.doc.line(line).from));
      }
    }
    return docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** An editor for programs: lines are numbered, Tab and new lines indent, and everything can be undone. */
export default function CodeEditor({
  text,
  label,
  language,
  caret,
  onCaret,
  fault,
  onText,
  onRun,
}: FieldProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  const actions = useRef({onText, onRun});
  const hintId = useId();
  useLayoutEffect(() => {
    actions.current = {onText, onRun};
  });
  // Before the browser paints, so that the field does not disappear in between.
  useLayoutEffect(() => {
    const {hasFocus, from, to} = caret();
    const end = text.length;
    const view = new EditorView({
      parent: place.current ?? undefined,
      state: EditorState.create({
        doc: text,
        selection: {anchor: Math.min(from, end), head: Math.min(to, end)},
        extensions: [
          lineNumbers(),
          history(),
          ...(language === undefined ? [] : [languages[language]]),
          indentUnit.of('    '),
          EditorState.tabSize.of(4),
          syntaxHighlighting(prismNames),
          faultField,
          straightInput,
          EditorView.clipboardInputFilter.of(straightened),
          EditorView.contentAttributes.of({
            // Named as focusable for tools that do not know editable text.
            tabindex: '0',
            'aria-label': label,
            'aria-describedby': hintId,
            translate: 'no',
            spellcheck: 'false',
            autocapitalize: 'off',
            autocorrect: 'off',
          }),
          keymap.of([
            ...['Ctrl-Enter', 'Cmd-Enter'].map((key) => ({
              key,
              run: () => {
                actions.current.onRun();
                return true;
              },
            })),
            {
              // Without it, Escape would give two seconds for the way out.
              key: 'Escape',
              run: (target) => {
                target.setTabFocusMode(true);
                return true;
              },
            },
            indentWithTab,
            ...historyKeymap,
            ...standardKeymap,
          ]),
          EditorView.updateListener.of(({docChanged, state, view: target}) => {
            if (docChanged) {
              target.setTabFocusMode(false);
              actions.current.onText(state.doc.toString());
            }
          }),
          EditorView.domEventHandlers({
            blur: (_event, target) => {
              target.setTabFocusMode(false);
              return false;
            },
          }),
        ],
      }),
    });
    editor.current = view;
    if (hasFocus) {
      view.focus();
    }
    return () => {
      const {main} = view.state.selection;
      onCaret({hasFocus: view.hasFocus, from: main.anchor, to: main.head});
      view.destroy();
      editor.current = undefined;
    };
    // The editor holds the text; what changes it from outside is below.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [label, language, hintId]);
  useEffect(() => {
    const view = editor.current;
    if (view && view.state.doc.toString() !== text) {
      view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: text}});
    }
  }, [text]);
  useEffect(() => {
    editor.current?.dispatch({effects: setFault.of(fault?.line)});
  }, [fault]);
  return (
    <>
      <div className="page-step-editor" ref={place} />
      <p className="page-step-hint" id={hintId}>
        {translate({
          id: 'training-catalog.pyodide-runner.hint',
          message: 'Tab indents. To leave the field by keyboard, press Escape, then Tab. Ctrl+Enter runs the step.',
        })}
      </p>
    </>
  );
}
