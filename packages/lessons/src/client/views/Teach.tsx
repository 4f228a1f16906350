import {useEffect, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import PrintButton from '@theme/PrintButton';
import type {LearningFacts} from '../../learningFacts.js';
import {viewQuery} from '../../views.js';
import {articleContent, clock, sectionsOf, type Section} from './plan.js';

/** What a teacher does in a section. */
const activities = ({handsOn, questions, quizzes}: Section): string =>
  [
    handsOn > 0 &&
      translate(
        {
          id: 'training-catalog.lessons.teach.hands-on',
          message: 'hands-on boxes: {count}',
          description: 'In the timing plan: how many a section has',
        },
        {count: handsOn},
      ),
    questions > 0 &&
      translate(
        {
          id: 'training-catalog.lessons.teach.questions',
          message: 'questions: {count}',
          description: 'In the timing plan: how many a section has',
        },
        {count: questions},
      ),
    quizzes > 0 &&
      translate(
        {
          id: 'training-catalog.lessons.teach.quizzes',
          message: 'quiz items: {count}',
          description: 'In the timing plan: how many a section has',
        },
        {count: quizzes},
      ),
  ]
    .filter(Boolean)
    .join(', ') ||
  translate({
    id: 'training-catalog.lessons.teach.reading',
    message: 'reading',
    description: 'In the timing plan: a section without exercises',
  });

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
export default function Teach({facts, time}: {facts: LearningFacts; time: string | undefined}): ReactNode {
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
          <caption>
            {translate({
              id: 'training-catalog.lessons.teach.plan',
              message: 'Timing plan',
              description: 'Title of the plan for teachers; the duration of the lesson follows',
            })}
            {time !== undefined && `, ${time}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                {translate({
                  id: 'training-catalog.lessons.teach.start',
                  message: 'Start',
                  description: 'Column of the timing plan: when a section begins',
                })}
              </th>
              <th scope="col">
                {translate({
                  id: 'training-catalog.lessons.teach.section',
                  message: 'Section',
                  description: 'Column of the timing plan: title of a section',
                })}
              </th>
              <th scope="col">
                {translate({
                  id: 'training-catalog.lessons.teach.minutes',
                  message: 'Minutes',
                  description: 'Column of the timing plan: how long a section takes',
                })}
              </th>
              <th scope="col">
                {translate({
                  id: 'training-catalog.lessons.teach.activities',
                  message: 'Activities',
                  description: 'Column of the timing plan: what learners do in a section',
                })}
              </th>
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
      <p className="lesson-part-title">
        {translate({
          id: 'training-catalog.lessons.teach.materials',
          message: 'Materials',
          description: 'Above what a teacher brings',
        })}
      </p>
      <ul>
        {facts.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
        {data.map((file) => (
          <li key={file}>
            <Translate
              id="training-catalog.lessons.teach.file"
              description="In the list of what a teacher brings"
              values={{file: <code>{file}</code>}}
            >
              {'The file {file}'}
            </Translate>
          </li>
        ))}
        <li>
          <Translate
            id="training-catalog.lessons.teach.views"
            description="In the list of what a teacher brings; {handout} and {slides} are links"
            values={{
              handout: (
                <a href={viewQuery('handout')}>
                  {translate({
                    id: 'training-catalog.lessons.teach.handout',
                    message: 'printed handout',
                    description: 'Link in the list of what a teacher brings',
                  })}
                </a>
              ),
              slides: (
                <a href={viewQuery('present')}>
                  {translate({
                    id: 'training-catalog.lessons.teach.slides',
                    message: 'slides',
                    description: 'Link in the list of what a teacher brings',
                  })}
                </a>
              ),
            }}
          >
            {'A {handout} for each learner, and the {slides}'}
          </Translate>
        </li>
      </ul>
      <p>
        <PrintButton className="button button--secondary button--sm">
          {translate({
            id: 'training-catalog.lessons.teach.print',
            message: 'Print plan and notes',
            description: 'Button of the view for teachers',
          })}
        </PrintButton>
      </p>
    </div>
  );
}
