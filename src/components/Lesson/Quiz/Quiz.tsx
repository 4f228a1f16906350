import {
  Children,
  isValidElement,
  useId,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import {formatNumber} from '@site/shared/formatNumber';
import {inPlace, isNear, isRightChoice, moved, typedNumber, type QuizType} from './judge';
import QuizChoice, {type QuizChoiceProps} from './QuizChoice';
import QuizFeedback from './QuizFeedback';
import QuizLabel from './QuizLabel';
import QuizQuestion from './QuizQuestion';

/** A quiz item as a page writes it: attributes are text. */
export interface QuizProps {
  type: QuizType;
  /** The right answer, if it is a number. */
  answer?: string;
  /** Tolerance of a number; 0 if absent. */
  tolerance?: string;
  unit?: string;
  children: ReactNode;
}

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

function readChoice({props}: ReactElement<QuizChoiceProps>): Choice {
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
function Solution({type, answer, unit, choices, feedback}: QuizProps & {choices: Choice[]; feedback: ReactNode}) {
  const inOrder = [...choices].sort((a, b) => a.place - b.place);
  return (
    <details className="lesson-answer not-searched">
      <summary>Answer</summary>
      {type === 'number' && (
        <p>
          <strong>
            {formatNumber(Number(answer))}
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
              <strong>{right ? 'Correct:' : 'Incorrect:'}</strong> {label}
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
                <strong>{right ? 'Correct.' : 'Not quite.'}</strong> {feedback}
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
      setOrder(next, `Step moved ${by < 0 ? 'up' : 'down'}, now in place ${from + by + 1} of ${order.length}.`);
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
                aria-label="Move up"
                aria-describedby={`${id}${index}`}
                aria-disabled={place === 0}
                onClick={() => move(place, -1)}
              >
                <span aria-hidden="true">↑</span>
              </button>
              <button
                type="button"
                aria-label="Move down"
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

// Whether the page is hydrated.
const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/**
 * A quiz item with immediate feedback. The served HTML contains the choices and the collapsed answer; nothing that a
 * reader chooses leaves the browser.
 */
export default function Quiz(props: QuizProps): ReactNode {
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
  const isReady = useSyncExternalStore(never, inBrowser, onServer);

  const id = useId();

  const judge = (): Verdict => {
    if (type === 'number') {
      const given = typedNumber(typed);
      return given === undefined
        ? {right: false, message: 'Type a number, such as 2500 or 0.5.'}
        : isNear(given, Number(answer), Number(tolerance))
          ? {right: true, message: 'Correct.'}
          : {right: false, message: 'Not quite. Try again, or open the answer.'};
    }
    if (type === 'order') {
      const found = inPlace(order.map((index) => choices[index]?.place ?? 0));
      return found === choices.length
        ? {right: true, message: 'Correct: this is the right order.'}
        : {
            right: false,
            message: `${found} of ${choices.length} steps are in the right place. Try again, or open the answer.`,
          };
    }
    if (chosen.size === 0) {
      return {right: false, message: 'Choose an answer first.'};
    }
    return isRightChoice(
      choices.map(({right}) => right),
      chosen,
    )
      ? {right: true, message: 'Correct.'}
      : {
          right: false,
          message: [...chosen].every((index) => choices[index]?.right)
            ? 'Correct so far, but something is missing.'
            : 'Not quite. Try again, or open the answer.',
        };
  };
  const changed = (): void => {
    setVerdict(undefined);
    setSaid('');
  };

  return (
    <form
      className="lesson-box lesson-quiz"
      data-ready={isReady || undefined}
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
          <strong className="lesson-kind">Quiz:</strong> {question}
        </legend>
        {prompt}
        {type === 'number' && (
          <p>
            <label htmlFor={id}>Your answer{unit !== undefined && ` in ${unit}`}:</label>{' '}
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
          Check
        </button>
        <span role="status">{said}</span>
      </div>
      {verdict?.right && feedback && <div className="lesson-feedback">{feedback}</div>}
      <Solution {...props} choices={choices} feedback={feedback} />
    </form>
  );
}
