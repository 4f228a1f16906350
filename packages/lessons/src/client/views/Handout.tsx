import {useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import PrintButton from '@theme/PrintButton';
import {blocksForTeachers} from './forTeachers.js';
import {articleContent} from './plan.js';

/** Copy of an element without ids, which must be unique. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  [copy, ...copy.querySelectorAll('[id]')].forEach((one) => one.removeAttribute('id'));
  return copy;
}

/** Elements of the page, in order, apart from those in parts that learners do not get. */
const elementsIn = (selector: string, notIn: string): Element[] =>
  [...(articleContent()?.querySelectorAll(selector) ?? [])].filter((element) => element.closest(notIn) === null);

/** Terms in the text for learners, by their addresses in the glossary, as the page first writes them. */
function readTerms(): [address: string, term: string, definition: string][] {
  const found = new Map<string, [string, string, string]>();
  for (const {children} of elementsIn(
    '.term',
    '.lesson-left-out, .lesson-answer, .lesson-outcome, .lesson-instructor',
  )) {
    const [link, definition] = children;
    const address = link?.getAttribute('href') ?? '';
    if (!found.has(address)) {
      found.set(address, [address, link?.textContent ?? '', definition?.textContent ?? '']);
    }
  }
  return [...found.values()];
}

/** The answers to all questions of the page, in order. */
const answerItems = (): Element[] =>
  elementsIn('.lesson-question, .lesson-quiz, .lesson-prediction', '.lesson-left-out').map((box) => {
    const item = document.createElement('li');
    const title = copyOf(box.querySelector('.lesson-box-title') ?? item);
    title.querySelector('.lesson-kind')?.remove();
    const heading = Object.assign(document.createElement('p'), {className: 'lesson-box-title'});
    heading.append(...title.childNodes);
    const answer = box.querySelector('.lesson-answer, .lesson-outcome');
    item.append(heading, ...(answer ? [...copyOf(answer).children].filter(({tagName}) => tagName !== 'SUMMARY') : []));
    return item;
  });

/** The handout: no navigation, room to write, and answers on the last sheet or not at all. */
export default function Handout(): ReactNode {
  const [withAnswers, setWithAnswers] = useState(true);
  const [terms] = useState(() => {
    // Here, because what follows reads the page. Another view is another load of it, so nothing has to come back.
    const blocks = [...(articleContent()?.children ?? [])];
    blocksForTeachers(blocks).forEach((block) => block.classList.add('lesson-left-out'));
    return readTerms();
  });

  const answers = translate({
    id: 'training-catalog.lessons.handout.answers',
    message: 'Answers',
    description: 'Above the answers of a handout',
  });
  const end = document.querySelector('.lesson-end');
  return (
    <div className="lesson-handout">
      <p className="lesson-tools">
        <label>
          <input type="checkbox" checked={withAnswers} onChange={({target}) => setWithAnswers(target.checked)} />{' '}
          {translate({
            id: 'training-catalog.lessons.handout.with-answers',
            message: 'Answers on a separate page',
            description: 'Label of a checkbox of the handout',
          })}
        </label>{' '}
        <PrintButton className="button button--primary button--sm">
          {translate({id: 'training-catalog.lessons.handout.print', message: 'Print', description: 'Button'})}
        </PrintButton>
      </p>
      <p className="lesson-name">
        <span>
          {translate({id: 'training-catalog.lessons.handout.name', message: 'Name:', description: 'Before a blank'})}
        </span>{' '}
        <span>
          {translate({id: 'training-catalog.lessons.handout.date', message: 'Date:', description: 'Before a blank'})}
        </span>
      </p>
      {/* On paper, nobody can point at a term. */}
      {terms.length > 0 && (
        <div className="lesson-words">
          <p className="lesson-part-title">
            {translate({
              id: 'training-catalog.lessons.handout.words',
              message: 'Words of this lesson',
              description: 'Above the terms of a handout',
            })}
          </p>
          <ul>
            {terms.map(([address, term, definition]) => (
              <li key={address}>
                <strong>{`${term}:`}</strong> <span>{definition}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {withAnswers &&
        end &&
        createPortal(
          <section className="lesson-answers" aria-label={answers}>
            <p className="lesson-part-title">{answers}</p>
            <ol ref={(list) => list?.replaceChildren(...answerItems())} />
          </section>,
          end,
        )}
    </div>
  );
}
