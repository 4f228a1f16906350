import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {articleContent} from './plan.js';

/** Copy of an element without ids, which must be unique. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  [copy, ...copy.querySelectorAll('[id]')].forEach((one) => one.removeAttribute('id'));
  return copy;
}

/** The answers to all questions of the page, in order, for a separate sheet. */
export default function HandoutAnswers(): ReactNode {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const boxes = articleContent()?.querySelectorAll('.lesson-question, .lesson-quiz') ?? [];
    const asked = [...boxes].filter((box) => box.closest('.lesson-left-out') === null);
    const items = asked.map((box) => {
      const item = document.createElement('li');
      const title = document.createElement('p');
      title.className = 'lesson-box-title';
      const label = box.querySelector('.lesson-box-title');
      title.append(...(label ? copyOf(label).childNodes : []));
      title.querySelector('.lesson-kind')?.remove();
      const answer = box.querySelector('.lesson-answer');
      const parts = answer ? [...copyOf(answer).children].filter(({tagName}) => tagName !== 'SUMMARY') : [];
      item.append(title, ...parts);
      return item;
    });
    list.current?.replaceChildren(...items);
  }, []);

  const title = translate({
    id: 'training-catalog.lessons.handout.answers',
    message: 'Answers',
    description: 'Above the answers of a handout',
  });
  return (
    <section className="lesson-answers" aria-label={title}>
      <p className="lesson-part-title">{title}</p>
      <ol ref={list} />
    </section>
  );
}
