import {Children, isValidElement, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {notKeptText, useWork} from '../../client/work/useWork.js';

interface Children {
  children: ReactNode;
}

/** What the learner predicts. */
const PredictionQuestion = ({children}: Children): ReactNode => children;

/** The output, and what explains it. */
const PredictionOutcome = ({children}: Children): ReactNode => children;

const isOf = (node: ReactNode, component: (props: Children) => ReactNode): boolean =>
  isValidElement(node) && node.type === component;

/** Dispatched by a step of the page that was run; a package that runs steps need not be there. */
const stepEnd = 'page-step-end';

/**
 * Asks for a prediction before the output of a step is shown. The output is folded until the learner has written something,
 * or has run the step; without scripts, it is a section that opens.
 *
 * @param props.name the question as text, under which the prediction is kept
 */
function Prediction({name, children}: Children & {name: string}): ReactNode {
  const parts = Children.toArray(children);
  const question = parts.find((part) => isOf(part, PredictionQuestion));
  const outcome = parts.find((part) => isOf(part, PredictionOutcome));
  const before = parts.filter((part) => part !== question && part !== outcome);
  const {work, keep, attributes} = useWork<HTMLElement>('prediction', name, name);
  const box = attributes.ref;
  const field = useRef<HTMLTextAreaElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  /** Whether the output is open; undefined until the learner or a step decides, and then it is if there is a prediction. */
  const [isOpen, setIsOpen] = useState<boolean>();
  const [message, setMessage] = useState('');
  const id = useId();

  useEffect(() => {
    const open = (): void => setIsOpen(true);
    const section = box.current;
    section?.addEventListener(stepEnd, open);
    // It may have been opened before scripts ran.
    setIsOpen((was) => (details.current?.open === true ? true : was));
    return () => section?.removeEventListener(stepEnd, open);
  }, [box]);
  useEffect(() => {
    // What was typed before scripts ran stays.
    if (work && field.current && (field.current.value === '' || document.activeElement !== field.current)) {
      field.current.value = work.text;
    }
  }, [work]);

  function compare(): void {
    const {value: text = ''} = field.current ?? {};
    const hasText = text.trim() !== '';
    setIsOpen((was) => (hasText ? true : was));
    setMessage(
      hasText
        ? // It may have been typed before scripts ran.
          keep(text)
          ? ''
          : notKeptText()
        : translate({
            id: 'training-catalog.lessons.predict.empty',
            message: 'Write what you expect first, or run the step.',
            description: 'After the button that shows the output, if no prediction was written',
          }),
    );
    if (!hasText) {
      field.current?.focus();
    }
  }

  return (
    <section {...attributes} className="lesson-box lesson-prediction" aria-labelledby={`${id}question`}>
      <p className="lesson-box-title" id={`${id}question`}>
        <strong className="lesson-kind">
          {translate({
            id: 'training-catalog.lessons.predict',
            message: 'Predict first:',
            description: 'Before the question about what a step prints',
          })}
        </strong>{' '}
        <span>{question}</span>
      </p>
      <div className="lesson-write needs-script not-searched">
        <label htmlFor={`${id}field`}>
          {translate({
            id: 'training-catalog.lessons.predict.field',
            message: 'Your prediction',
            description: 'Label of a field',
          })}
        </label>
        <textarea
          ref={field}
          id={`${id}field`}
          rows={2}
          aria-describedby={`${id}said`}
          onChange={({target}) => {
            setMessage(keep(target.value) ? '' : notKeptText());
          }}
        />
        <button type="button" className="button button--secondary button--sm" onClick={compare}>
          {translate({
            id: 'training-catalog.lessons.predict.compare',
            message: 'Compare',
            description: 'Button that shows the output after a prediction',
          })}
        </button>{' '}
        <span role="status" id={`${id}said`}>
          {message}
        </span>
      </div>
      <div>{before}</div>
      <details
        ref={details}
        className="lesson-outcome"
        // It may have been opened before scripts run.
        suppressHydrationWarning
        open={isOpen ?? (work !== undefined && work.text.trim() !== '')}
        onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
      >
        <summary>
          {translate({
            id: 'training-catalog.lessons.predict.outcome',
            message: 'What the page shows',
            description: 'Above the folded output of a step',
          })}
        </summary>
        <div>{outcome}</div>
      </details>
    </section>
  );
}

export default Object.assign(Prediction, {Outcome: PredictionOutcome, Question: PredictionQuestion});
