import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {blocksForTeachers} from './forTeachers.js';
import {articleContent} from './plan.js';

/** Terms in the text for learners, by their addresses in the glossary, as the page first writes them. */
function readTerms(): ReadonlyMap<string, {term: string; definition: string}> {
  const blocks = [...(articleContent()?.children ?? [])];
  const forTeachers = blocksForTeachers(blocks);
  const found = new Map<string, {term: string; definition: string}>();
  blocks
    .filter((block) => !forTeachers.has(block))
    .flatMap((block) => [...block.querySelectorAll('.term')])
    .filter((element) => !element.closest('.lesson-answer, .lesson-instructor'))
    .forEach(({children: [link, definition]}) => {
      const address = link?.getAttribute('href');
      if (address && !found.has(address)) {
        found.set(address, {term: link?.textContent ?? '', definition: definition?.textContent ?? ''});
      }
    });
  return found;
}

/** The terms of the lesson with their definitions, for paper, where nobody can point at a term. */
export default function HandoutWords(): ReactNode {
  const [terms] = useState(readTerms);
  return (
    terms.size > 0 && (
      <div className="lesson-words">
        <p className="lesson-part-title">
          {translate({
            id: 'training-catalog.lessons.handout.words',
            message: 'Words of this lesson',
            description: 'Above the terms of a handout',
          })}
        </p>
        <ul>
          {[...terms].map(([address, {term, definition}]) => (
            <li key={address}>
              <strong>{term}:</strong> {definition}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
