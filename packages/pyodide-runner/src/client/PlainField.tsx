import {useEffect, useRef, type ReactNode} from 'react';

/** Where the reader is in a field, which its successor takes over. */
export interface Caret {
  hasFocus: boolean;
  from: number;
  to: number;
}

/** What an editor gets. */
export interface FieldProps {
  text: string;
  /** Name of the field. */
  label: string;
  /** Undefined for a file that is no program. */
  language: 'python' | 'shell' | undefined;
  /** Where the reader is when the field appears. */
  caret: () => Caret;
  /** Is told where the reader goes. */
  onCaret: (caret: Caret) => void;
  /** Line that the last run stopped at, from 1; a new object for each run. */
  fault?: {line: number} | undefined;
  onText: (text: string) => void;
  /** Runs the step, or the next one below. */
  onRun: () => void;
}

/** A field without help, until the editor is loaded, and where it cannot be. */
export default function PlainField({text, label, caret, onCaret, onText, onRun}: FieldProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (caret().hasFocus) {
      field.current?.focus();
    }
    // Once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const remember = ({selectionStart, selectionEnd}: HTMLTextAreaElement): void => {
    onCaret({hasFocus: true, from: selectionStart, to: selectionEnd});
  };
  return (
    <textarea
      ref={field}
      value={text}
      rows={Math.min(Math.max(text.split('\n').length, 2), 30)}
      wrap="off"
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      autoComplete="off"
      translate="no"
      aria-label={label}
      onSelect={({currentTarget}) => remember(currentTarget)}
      onBlur={({relatedTarget}) => {
        // A field that is replaced by its successor loses the focus to nothing.
        onCaret({...caret(), hasFocus: relatedTarget === null && !document.hasFocus()});
      }}
      onChange={({target}) => {
        remember(target);
        onText(target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          onRun();
        }
      }}
    />
  );
}
