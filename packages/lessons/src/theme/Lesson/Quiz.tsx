import {Children, isValidElement, useId, useState, type ReactElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {inPlace, isNear, isRightChoice, moved, typedNumber, type QuizType} from '../../client/quiz/judge.js';
import {answerText} from '../../client/texts.js';

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

/** Properties of a choice; its label and its feedback are its children. */
interface ChoiceProps {
  /** Present on a right choice. */
  right?: string;
  /** Its place in the right order, from 1. */
  place: string;
  children: ReactNode;
}

/** A choice of a quiz item, or a step of an order. */
const QuizChoice = ({children}: ChoiceProps): ReactNode => children;

/** The question of a quiz item. */
const QuizQuestion = ({children}: {children: ReactNode}): ReactNode => children;

/** Text of a choice. */
const QuizLabel = ({children}: {children: ReactNode}): ReactNode => children;

/** Feedback that a quiz item shows with its answer, and below a right one. */
const QuizFeedback = ({children}: {children: ReactNode}): ReactNode => children;

/** "Correct." */
const correctText = (): string =>
  translate({
    id: 'training-catalog.lessons.quiz.correct',
    message: 'Correct.',
    description: 'After the check of an answer',
  });

/** "Not quite. Try again, or open the answer." */
const wrongText = (): string =>
  translate({
    id: 'training-catalog.lessons.quiz.wrong',
    message: 'Not quite. Try again, or open the answer.',
    description: 'After the check of an answer',
  });

/** A choice, parsed. */
interface Choice {
  label: ReactNode;
  feedback: ReactNode[];
  right: boolean;
  /** Place in the right order, from 1. */
  place: number;
}

const isOf = <Props,>(node: ReactNode, component: (props: Props) => ReactNode): node is ReactElement<Props> =>
  isValidElement(node) && node.type === component;

function readChoice({props}: ReactElement<ChoiceProps>): Choice {
  const parts = Children.toArray(props.children);
  return {
    label: parts.find((part) => isOf(part, QuizLabel)),
    feedback: parts.filter((part) => !isOf(part, QuizLabel)),
    right: props.right !== undefined,
    place: Number(props.place),
  };
}

/** Result of checking the answer. */
interface Verdict {
  right: boolean;
  message: string;
}

/** The right answer with all feedback, collapsed; readable without scripts. */
function Solution({type, shownAnswer, unit, choices, feedback}: QuizProps & {choices: Choice[]; feedback: ReactNode}) {
  const inOrder = [...choices].sort((a, b) => a.place - b.place);
  return (
    <details className="lesson-answer not-searched">
      <summary>{answerText()}</summary>
      {type === 'number' && (
        <p>
          <strong>
            {shownAnswer}
            {unit !== undefined && ` ${unit}`}
          </strong>
        </p>
      )}
      {type === 'order' && (
        <ol>
          {inOrder.map(({label, feedback: own, place}) => (
            <li key={place}>
              {label}
              {own}
            </li>
          ))}
        </ol>
      )}
      {(type === 'single' || type === 'several') && (
        <ul>
          {choices.map(({label, feedback: own, right, place}) => (
            <li key={place}>
              <strong>
                {right
                  ? translate({
                      id: 'training-catalog.lessons.quiz.right-choice',
                      message: 'Correct:',
                      description: 'Before a right choice in the answer of a quiz',
                    })
                  : translate({
                      id: 'training-catalog.lessons.quiz.wrong-choice',
                      message: 'Incorrect:',
                      description: 'Before a wrong choice in the answer of a quiz',
                    })}
              </strong>{' '}
              {label}
              {own}
            </li>
          ))}
        </ul>
      )}
      {feedback}
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
}: {
  type: QuizType;
  choices: readonly Choice[];
  chosen: ReadonlySet<number>;
  choose: (chosen: ReadonlySet<number>) => void;
  checked: boolean;
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
                onChange={() => choose(toggled(index))}
              />{' '}
              <span>{label}</span>
            </label>
            {checked && isChosen && (
              <div className="lesson-feedback">
                <strong>
                  {right
                    ? correctText()
                    : translate({
                        id: 'training-catalog.lessons.quiz.not-quite',
                        message: 'Not quite.',
                        description: 'Before the feedback on a wrong choice',
                      })}
                </strong>{' '}
                {feedback}
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
      const values = {place: from + by + 1, total: order.length};
      setOrder(
        next,
        by < 0
          ? translate(
              {
                id: 'training-catalog.lessons.quiz.moved-up',
                message: 'Step moved up, now in place {place} of {total}.',
                description: 'What screen readers say after a step has moved',
              },
              values,
            )
          : translate(
              {
                id: 'training-catalog.lessons.quiz.moved-down',
                message: 'Step moved down, now in place {place} of {total}.',
                description: 'What screen readers say after a step has moved',
              },
              values,
            ),
      );
    }
  };
  return (
    <ol className="lesson-steps">
      {order.map((index, place) => {
        const label = choices[index]?.label;
        return (
          // Each step keeps its element, and with it the focus, when it moves.
          <li key={index}>
            <span id={`${id}${index}`}>{label}</span>
            <span className="lesson-moves needs-script not-searched">
              <button
                type="button"
                aria-label={translate({
                  id: 'training-catalog.lessons.quiz.move-up',
                  message: 'Move up',
                  description: 'Button beside a step to put in order',
                })}
                aria-describedby={`${id}${index}`}
                aria-disabled={place === 0}
                onClick={() => move(place, -1)}
              >
                <span aria-hidden="true">↑</span>
              </button>
              <button
                type="button"
                aria-label={translate({
                  id: 'training-catalog.lessons.quiz.move-down',
                  message: 'Move down',
                  description: 'Button beside a step to put in order',
                })}
                aria-describedby={`${id}${index}`}
                aria-disabled={place === order.length - 1}
                onClick={() => move(place, 1)}
              >
                <span aria-hidden="true">↓</span>
              </button>
            </span>
          </li>
        );
      })}
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
  const [typed, setTyped] = useState('');
  const [verdict, setVerdict] = useState<Verdict>();
  const [said, setSaid] = useState('');

  const id = useId();

  const judge = (): Verdict => {
    if (type === 'number') {
      const given = typedNumber(typed);
      return given === undefined
        ? {
            right: false,
            message: translate({
              id: 'training-catalog.lessons.quiz.no-number',
              message: 'Type a number, such as 2500 or 0.5.',
              description: 'After the check of what is no number',
            }),
          }
        : isNear(given, Number(answer), Number(tolerance))
          ? {right: true, message: correctText()}
          : {right: false, message: wrongText()};
    }
    if (type === 'order') {
      const found = inPlace(order.map((index) => choices[index]?.place ?? 0));
      return found === choices.length
        ? {
            right: true,
            message: translate({
              id: 'training-catalog.lessons.quiz.right-order',
              message: 'Correct: this is the right order.',
              description: 'After the check of an order',
            }),
          }
        : {
            right: false,
            message: translate(
              {
                id: 'training-catalog.lessons.quiz.wrong-order',
                message: '{found} of {total} steps are in the right place. Try again, or open the answer.',
                description: 'After the check of an order',
              },
              {found, total: choices.length},
            ),
          };
    }
    if (chosen.size === 0) {
      return {
        right: false,
        message: translate({
          id: 'training-catalog.lessons.quiz.nothing-chosen',
          message: 'Choose an answer first.',
          description: 'After the check of a quiz without a choice',
        }),
      };
    }
    return isRightChoice(
      choices.map(({right}) => right),
      chosen,
    )
      ? {right: true, message: correctText()}
      : {
          right: false,
          message: [...chosen].every((index) => choices[index]?.right)
            ? translate({
                id: 'training-catalog.lessons.quiz.incomplete',
                message: 'Correct so far, but something is missing.',
                description: 'After the check of some of the right choices',
              })
            : wrongText(),
        };
  };
  const changed = (): void => {
    setVerdict(undefined);
    setSaid('');
  };

  return (
    <form
      className="lesson-box lesson-quiz"
      data-verdict={verdict && (verdict.right ? 'right' : 'wrong')}
      onSubmit={(event) => {
        event.preventDefault();
        const found = judge();
        setVerdict(found);
        setSaid(found.message);
      }}
    >
      <fieldset>
        <legend className="lesson-box-title">
          <strong className="lesson-kind">
            {translate({
              id: 'training-catalog.lessons.quiz.kind',
              message: 'Quiz:',
              description: 'Kind of a box in a lesson: a question that is checked',
            })}
          </strong>{' '}
          {question}
        </legend>
        {prompt}
        {type === 'number' && (
          <p>
            <label htmlFor={id}>
              {unit === undefined
                ? translate({
                    id: 'training-catalog.lessons.quiz.your-answer',
                    message: 'Your answer:',
                    description: 'Label of the field for a number',
                  })
                : translate(
                    {
                      id: 'training-catalog.lessons.quiz.your-answer-in',
                      message: 'Your answer in {unit}:',
                      description: 'Label of the field for a number with a unit',
                    },
                    {unit},
                  )}
            </label>{' '}
            <input
              id={id}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              className="lesson-number"
              value={typed}
              onChange={({target}) => {
                setTyped(target.value);
                changed();
              }}
            />
          </p>
        )}
        {type === 'order' && (
          <Steps
            choices={choices}
            order={order}
            setOrder={(next, message) => {
              setOrder(next);
              setVerdict(undefined);
              setSaid(message);
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
              changed();
            }}
            checked={verdict !== undefined}
          />
        )}
      </fieldset>
      <div className="lesson-check needs-script not-searched">
        <button type="submit" className="button button--primary button--sm">
          {translate({
            id: 'training-catalog.lessons.quiz.check',
            message: 'Check',
            description: 'Button below the choices of a quiz',
          })}
        </button>
        <span role="status">{said}</span>
      </div>
      {verdict?.right && feedback && <div className="lesson-feedback">{feedback}</div>}
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
