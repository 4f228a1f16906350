import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import PrintButton from '@theme/PrintButton';
import {boxName, type LessonViewsProps} from '@training-catalog/lessons/client';
import {articleContent, clock, sectionsOf} from './plan.js';

/** The teacher's view: a timing plan and what to bring, with open notes and answers. */
export default function Teach({facts, time, standards}: LessonViewsProps): ReactNode {
  // This part is rendered only in the browser, where the page already exists.
  const [content] = useState(articleContent);
  // What has no time, such as notes for teachers and further reading, is no part of the plan.
  const [sections] = useState(() => (content ? sectionsOf(content).filter(({minutes}) => minutes !== undefined) : []));
  const data = [...(content?.querySelectorAll('.lesson-dataset > code') ?? [])].map(({textContent}) => textContent);

  useEffect(() => {
    content
      ?.querySelectorAll<HTMLDetailsElement>('.lesson-answer, .lesson-outcome, .lesson-instructor')
      .forEach((details) => (details.open = true));
  }, [content]);

  const columns = [
    translate({id: 'training-catalog.lessons.teach.start', message: 'Start', description: 'Column: a time'}),
    translate({id: 'training-catalog.lessons.teach.section', message: 'Section', description: 'Column: a title'}),
    translate({id: 'training-catalog.lessons.teach.minutes', message: 'Minutes', description: 'Column: a duration'}),
    translate({id: 'training-catalog.lessons.teach.activities', message: 'Activities', description: 'Column: boxes'}),
  ];
  return (
    <div className="lesson-teach">
      {sections.length > 0 && (
        <table>
          <caption>
            {translate({
              id: 'training-catalog.lessons.teach.plan',
              message: 'Timing plan',
              description: 'Title of the plan for teachers; the duration of the lesson follows',
            })}
            {time !== undefined && <span>{`, ${time}`}</span>}
          </caption>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sections.map((section) => (
              <tr key={section.id}>
                <td>{clock(section.start)}</td>
                <th scope="row">
                  <a href={`#${section.id}`}>{section.title}</a>
                </th>
                <td>{section.minutes}</td>
                <td>{section.activities.map(([kind, count]) => `${boxName(kind)}: ${count}`).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="lesson-part-title">
        {translate({id: 'training-catalog.lessons.teach.materials', message: 'Materials', description: 'Above a list'})}
      </p>
      <ul>
        {facts.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
        {data.map((file) => (
          <li key={file}>
            <code translate="no">{file}</code>
          </li>
        ))}
      </ul>
      {standards.length > 0 && (
        <>
          <p className="lesson-part-title">
            {translate({
              id: 'training-catalog.lessons.teach.standards',
              message: 'Standards',
              description: 'Above the standards that a lesson practices',
            })}
          </p>
          <ul>
            {standards.map(({set, code, text}) => (
              <li key={`${set} ${code}`}>{`${set} ${code}: ${text}`}</li>
            ))}
          </ul>
        </>
      )}
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
