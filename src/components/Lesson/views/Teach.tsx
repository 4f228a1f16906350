import {useEffect, useState, type ReactNode} from 'react';
import type {LearningFacts} from '@site/content-lint/model/schemas';
import PrintButton from '@site/src/printing/PrintButton';
import {duration} from '../duration';
import {articleContent, clock, sectionsOf, type Section} from './plan';
import {viewQuery} from '@site/shared/lessonViews';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What a teacher does in a section. */
const activities = ({handsOn, questions, quizzes}: Section): string =>
  [
    ...counted(handsOn, 'hands-on box', 'hands-on boxes'),
    ...counted(questions, 'question', 'questions'),
    ...counted(quizzes, 'quiz item', 'quiz items'),
  ].join(', ') || 'reading';

/** What the plan and the list of materials read from the page. */
function readPage(): {sections: readonly Section[]; data: readonly string[]} {
  const content = articleContent();
  return content
    ? {
        sections: sectionsOf(content),
        data: [...content.querySelectorAll('.lesson-dataset > code')].map(({textContent}) => textContent),
      }
    : {sections: [], data: []};
}

/** The teacher's view: a timing plan and what to bring, with open notes and answers. */
export default function Teach({facts}: {facts: LearningFacts}): ReactNode {
  // This part is rendered only in the browser, where the page already exists.
  const [{sections, data}] = useState(readPage);

  useEffect(() => {
    articleContent()
      ?.querySelectorAll<HTMLDetailsElement>('.lesson-answer, .lesson-instructor')
      .forEach((details) => (details.open = true));
  }, []);

  const timed = sections.filter(({minutes}) => minutes !== undefined);
  return (
    <div className="lesson-teach">
      {timed.length > 0 && (
        <table>
          <caption>Timing plan{facts.minutes !== undefined && `, ${duration(facts.minutes)}`}</caption>
          <thead>
            <tr>
              <th scope="col">Start</th>
              <th scope="col">Section</th>
              <th scope="col">Minutes</th>
              <th scope="col">Activities</th>
            </tr>
          </thead>
          <tbody>
            {sections.map((section) => (
              <tr key={section.id}>
                <td>{clock(section.start)}</td>
                <th scope="row">
                  <a href={`#${section.id}`}>{section.title}</a>
                </th>
                <td>{section.minutes ?? ''}</td>
                <td>{activities(section)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="lesson-part-title">Materials</p>
      <ul>
        {facts.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
        {data.map((file) => (
          <li key={file}>
            The file <code>{file}</code>
          </li>
        ))}
        <li>
          A <a href={viewQuery('handout')}>printed handout</a> for each learner, and the{' '}
          <a href={viewQuery('present')}>slides</a>
        </li>
      </ul>
      <p>
        <PrintButton className="button button--secondary button--sm">Print plan and notes</PrintButton>
      </p>
    </div>
  );
}
