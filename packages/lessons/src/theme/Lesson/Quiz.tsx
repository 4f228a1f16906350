import {Children, isValidElement, useEffect, useId, useRef, useState, type ReactElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {inPlace, isNear, isRightChoice, moved, typedNumber, type QuizType} from '../../client/quiz/judge.js';
import {answerText, boxName} from '../../client/texts.js';
import {oneLine} from '../../client/work/plainText.js';
import {notKeptText, useWork} from '../../client/work/useWork.js';

/** A quiz item as a page writes it: attributes are text. */
export interface QuizProps {
  type: QuizType;
  /** The right answer, if it is a number. */
  answer?: string;
  /** The same, as readers of the site's language write it. */
  shownAnswer?: string;
  /** Tolerance of a number; 0 if absent. */
  tolerance?: string;
  unit?: string;
  children: ReactNode;
}

interface Children {
  children: ReactNode;
}

/** A choice of a quiz item, or a step of an order: whether it is right, and its place in the right order, from 1. */
const QuizChoice = ({children}: Children & {right?: string; place: string}): ReactNode => children;

/** The question of a quiz item. */
const QuizQuestion = ({children}: Children): ReactNode => children;

/** Text of a choice. */
const QuizLabel = ({children}: Children): ReactNode => children;

/** Feedback that a quiz item shows with its answer, and below a right one. */
const QuizFeedback = ({children}: Children): ReactNode => children;

/** "Correct." */
const correctText = (): string =>
  translate({id: 'training-catalog.lessons.quiz.correct', message: 'Correct.', description: 'After a right answer'});

/** "Not quite. Try again, or open the answer." */
const wrongText = (): string =>
  translate({
    id: 'training-catalog.lessons.quiz.wrong',
    message: 'Not quite. Try again, or open the answer.',
    description: 'After the check of an answer',
  });

/** "Correct." or "Not quite.", before the feedback on a choice. */
const Mark = ({right}: {right: boolean}): ReactNode => (
  <strong>
    {right
      ? correctText()
      : translate({
          id: 'training-catalog.lessons.quiz.not-quite',
          message: 'Not quite.',
          description: 'Before the feedback on a wrong choice',
        })}
  </strong>
);

const isOf = <Props,>(node: ReactNode, component: (props: Props) => ReactNode): node is ReactElement<Props> =>
  isValidElement(node) && node.type === component;

/** A choice, parsed. */
function readChoice({props}: ReactElement<Parameters<typeof QuizChoice>[0]>) {
  const parts = Children.toArray(props.children);
  return {
    label: parts.find((part) => isOf(part, QuizLabel)),
    feedback: parts.filter((part) => !isOf(part, QuizLabel)),
    right: props.right !== undefined,
    place: Number(props.place),
  };
}

type Choice = ReturnType<typeof readChoice>;

/** The right answer with all feedback, collapsed; readable without scripts. */
function Solution({type, shownAnswer, unit, choices, feedback}: QuizProps & {choices: Choice[]; feedback: ReactNode}) {
  const inOrder = type === 'order' ? [...choices].sort((a, b) => a.place - b.place) : choices;
  const items = inOrder.map(({label, feedback: own, right, place}) => (
    <li key={place}>
      {type !== 'order' && <Mark right={right} />}
      <span> </span>
      <span>{label}</span>
      <span>{own}</span>
    </li>
  ));
  return (
    <details className="lesson-answer not-searched">
      <summary>{answerText()}</summary>
      {type === 'number' ? (
        <p>
          <strong>{[shownAnswer, unit].filter(Boolean).join(' ')}</strong>
        </p>
      ) : type === 'order' ? (
        <ol>{items}</ol>
      ) : (
        <ul>{items}</ul>
      )}
      {feedback && <div className="lesson-feedback">{feedback}</div>}
    </details>
  );
}

/** Choices with a radio button or checkbox each. The feedback on a choice appears below it after the check. */
function Choices({
  type,
  choices,
  chosen,
  choose,
  checked,
  id,
}: {
  type: QuizType;
  choices: readonly Choice[];
  chosen: ReadonlySet<number>;
  choose: (chosen: ReadonlySet<number>) => void;
  checked: boolean;
  /** Start of the ids of the feedback on the choices. */
  id: string;
}): ReactNode {
  const name = useId();
  const toggled = (index: number): Set<number> => {
    const next = new Set(type === 'single' ? [] : chosen);
    if (chosen.has(index) && type === 'several') {
      next.delete(index);
    } else {
      next.add(index);
    }
    return next;
  };
  return (
    <ul className="lesson-choices">
      {choices.map(({label, feedback, right, place}, index) => {
        const isChosen = chosen.has(index);
        return (
          <li key={place} data-verdict={checked && isChosen ? (right ? 'right' : 'wrong') : undefined}>
            <label>
              <input
                type={type === 'single' ? 'radio' : 'checkbox'}
                name={name}
                checked={isChosen}
                aria-describedby={checked && isChosen ? `${id}${index}` : undefined}
                onChange={() => choose(toggled(index))}
              />{' '}
              <span>{label}</span>
            </label>
            {checked && isChosen && (
              <div id={`${id}${index}`} className="lesson-feedback">
                <Mark right={right} /> <span>{feedback}</span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Steps that buttons move up and down; the focus stays on the button. */
function Steps({
  choices,
  order,
  setOrder,
}: {
  choices: readonly Choice[];
  order: readonly number[];
  setOrder: (order: readonly number[], message: string) => void;
}): ReactNode {
  const id = useId();
  const move = (from: number, by: -1 | 1): void => {
    const next = moved(order, from, by);
    if (next !== order) {
      const message = translate(
        {
          id: 'training-catalog.lessons.quiz.moved',
          message: 'Step moved, now in place {place} of {total}.',
          description: 'What screen readers say after a step has moved',
        },
        {place: from + by + 1, total: order.length},
      );
      setOrder(next, message);
    }
  };
  const button = (step: number, place: number, by: -1 | 1, label: string): ReactNode => (
    <button
      type="button"
      className="button button--secondary button--sm"
      aria-label={label}
      aria-describedby={`${id}${step}`}
      aria-disabled={order[place + by] === undefined}
      onClick={() => move(place, by)}
    >
      <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
    </button>
  );
  const up = translate({id: 'training-catalog.lessons.quiz.up', message: 'Move up', description: 'Button'});
  const down = translate({id: 'training-catalog.lessons.quiz.down', message: 'Move down', description: 'Button'});
  return (
    <ol className="lesson-steps">
      {order.map((step, place) => (
        // Each step keeps its element, and with it the focus, when it moves.
        <li key={step}>
          <span id={`${id}${step}`}>{choices[step]?.label}</span>
          <span className="lesson-moves needs-script not-searched">
            {button(step, place, -1, up)} {button(step, place, 1, down)}
          </span>
        </li>
      ))}
    </ol>
  );
}

/**
 * A quiz item with immediate feedback. The served HTML contains the choices and the collapsed answer; nothing that a
 * reader chooses leaves the browser.
 */
function Quiz(props: QuizProps): ReactNode {
  const {type, answer = '0', tolerance = '0', unit, children} = props;
  const parts = Children.toArray(children);
  const question = parts.find((part) => isOf(part, QuizQuestion));
  const choices = parts.filter((part) => isOf(part, QuizChoice)).map(readChoice);
  const feedback = parts.find((part) => isOf(part, QuizFeedback));
  const prompt = parts.filter((part) => part !== question && part !== feedback && !isOf(part, QuizChoice));

  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [order, setOrder] = useState<readonly number[]>(choices.map((_, index) => index));
  /** The field of a number. It keeps its text itself, because React empties a field in which somebody typed before it came. */
  const field = useRef<HTMLInputElement>(null);
  /** What was said last, and how often; whether the answer is right, if that was checked. */
  const [said, setSaid] = useState<{right?: boolean; message: string; times?: number}>({message: ''});
  const id = useId();
  const {currentLocale} = useDocusaurusContext().i18n;

  const labels = choices.map(({label}) => oneLine(label));
  const title = oneLine(question);
  const {work, keep, attributes} = useWork<HTMLFormElement>('answer', [title, ...labels.toSorted()].join('\n'), title);
  const wasKept = useRef(false);
  useEffect(() => {
    const kept = work?.text.split('\n').map((line) => labels.indexOf(line)) ?? [];
    if (type === 'number') {
      // At first nothing is kept, and what was typed before scripts ran stays.
      const isTyping = field.current?.value !== '' && document.activeElement === field.current;
      if (field.current && (work ? !isTyping : wasKept.current)) {
        field.current.value = work?.text ?? '';
      }
      wasKept.current = work !== undefined;
    } else if (type === 'order') {
      setOrder(kept.length === labels.length && !kept.includes(-1) ? kept : labels.map((_, index) => index));
    } else {
      setChosen(new Set(kept.filter((index) => index >= 0)));
    }
    setSaid({message: ''});
    // When it comes from elsewhere; what is chosen here is kept when it is checked.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [work]);

  /** The answer as text; empty if there is none. */
  const answerGiven = (): string =>
    type === 'number'
      ? (field.current?.value ?? '').trim()
      : (type === 'order' ? order : [...chosen].sort((a, b) => a - b)).map((index) => labels[index]).join('\n');

  const judge = (): {right: boolean; message: string} => {
    const wrong = (message = wrongText()) => ({right: false, message});
    const judged = (right: boolean) => (right ? {right, message: correctText()} : wrong());
    if (type === 'number') {
      const given = typedNumber(answerGiven(), currentLocale, unit);
      if (given === undefined) {
        return wrong(
          translate({
            id: 'training-catalog.lessons.quiz.no-number',
            message: 'Type a number, such as 2500 or 0.5.',
            description: 'After the check of what is no number',
          }),
        );
      }
      if (given === 'percent') {
        return wrong(
          translate({
            id: 'training-catalog.lessons.quiz.no-percentage',
            message: 'Type the number without a percent sign: this answer is not a percentage.',
            description: 'After the check of a percentage where another unit is asked for',
          }),
        );
      }
      const {value, isInterpreted} = given;
      const isRight = isNear(value, Number(answer), Number(tolerance));
      return isInterpreted && !isRight
        ? wrong(
            `${translate(
              {
                id: 'training-catalog.lessons.quiz.read-as',
                message: 'Your answer was read as {number}.',
                description: 'After the check of a wrong number with a comma; an advice follows',
              },
              {number: String(value)},
            )} ${wrongText()}`,
          )
        : judged(isRight);
    }
    if (type === 'order') {
      const found = inPlace(order.map((index) => choices[index]?.place ?? 0));
      return found === choices.length
        ? judged(true)
        : wrong(
            translate(
              {
                id: 'training-catalog.lessons.quiz.wrong-order',
                message: '{found} of {total} steps are in the right place. Try again, or open the answer.',
                description: 'After the check of an order',
              },
              {found, total: choices.length},
            ),
          );
    }
    if (chosen.size === 0) {
      return wrong(
        translate({
          id: 'training-catalog.lessons.quiz.nothing-chosen',
          message: 'Choose an answer first.',
          description: 'After the check of a quiz without a choice',
        }),
      );
    }
    const right = choices.map((choice) => choice.right);
    return !isRightChoice(right, chosen) && [...chosen].every((index) => right[index])
      ? wrong(
          translate({
            id: 'training-catalog.lessons.quiz.incomplete',
            message: 'Correct so far, but something is missing.',
            description: 'After the check of some of the right choices',
          }),
        )
      : judged(isRightChoice(right, chosen));
  };

  return (
    <form
      className="lesson-box lesson-quiz"
      {...attributes}
      onSubmit={(event) => {
        event.preventDefault();
        const judged = judge();
        const given = answerGiven();
        const isKept = given === '' || keep(given, judged.right);
        const message = isKept ? judged.message : `${judged.message} ${notKeptText()}`;
        setSaid(({times = 0}) => ({...judged, message, times: times + 1}));
      }}
    >
      <fieldset>
        <legend id={`${id}question`} className="lesson-box-title">
          <strong className="lesson-kind">{`${boxName('quiz')}:`}</strong> <span>{question}</span>
        </legend>
        {prompt.length > 0 && <div>{prompt}</div>}
        {type === 'number' && (
          <p>
            <label>
              {translate({
                id: 'training-catalog.lessons.quiz.your-answer',
                message: 'Your answer:',
                description: 'Label of the field for a number; its unit follows the field',
              })}{' '}
              <input
                type="text"
                inputMode="decimal"
                autoComplete="off"
                className="lesson-number"
                aria-invalid={said.right === false || undefined}
                aria-describedby={said.right === undefined ? undefined : `${id}said`}
                ref={field}
                onChange={() => setSaid({message: ''})}
              />{' '}
              <span>{unit}</span>
            </label>
          </p>
        )}
        {type === 'order' && (
          <Steps
            choices={choices}
            order={order}
            setOrder={(next, message) => {
              setOrder(next);
              setSaid({message});
            }}
          />
        )}
        {(type === 'single' || type === 'several') && (
          <Choices
            type={type}
            choices={choices}
            chosen={chosen}
            choose={(next) => {
              setChosen(next);
              setSaid({message: ''});
            }}
            checked={said.right !== undefined}
            id={`${id}choice`}
          />
        )}
      </fieldset>
      <div className="lesson-check needs-script not-searched">
        <button type="submit" className="button button--primary button--sm" aria-describedby={`${id}question`}>
          {translate({id: 'training-catalog.lessons.quiz.check', message: 'Check', description: 'Button of a quiz'})}
        </button>
        <span id={`${id}said`} role="status">
          {/* Another element at each check, so that it is said again. */}
          <span key={said.times}>
            <span>{said.message}</span>
            {/* It is also visible, at the choice. */}
            {said.right !== undefined &&
              choices.map(
                ({feedback: own, place}, index) =>
                  chosen.has(index) &&
                  own.length > 0 && (
                    <span key={place} className="lesson-unseen">
                      {' '}
                      <span>{own}</span>
                    </span>
                  ),
              )}
          </span>
        </span>
      </div>
      {said.right && feedback && <div className="lesson-feedback">{feedback}</div>}
      <Solution {...props} choices={choices} feedback={feedback} />
    </form>
  );
}

export default Object.assign(Quiz, {
  Choice: QuizChoice,
  Feedback: QuizFeedback,
  Label: QuizLabel,
  Question: QuizQuestion,
});
