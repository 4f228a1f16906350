import {useLayoutEffect, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import PrintButton from '@theme/PrintButton';
import {articleContent} from './plan.js';
import {
  answerItems,
  boxesOf,
  copyCounts,
  copyOf,
  hiddenClass,
  matching,
  partsFrom,
  sheetSections,
  type HandoutParts,
  type SheetKind,
  type SheetSection,
} from './sheets.js';

/** What is on each handout, or has parts of it. */
const frame = '.lesson-start, .lesson-end, .lesson-print, .lesson-answers, .lesson-sheets';

/** Terms in the text for learners, by their addresses in the glossary, as the page first writes them. */
function termsIn(blocks: readonly Element[]): [address: string, term: string, definition: string][] {
  const found = new Map<string, [string, string, string]>();
  const terms = matching(blocks, '.term').filter(
    (term) => term.closest('.lesson-answer, .lesson-outcome, .lesson-instructor') === null,
  );
  for (const {children} of terms) {
    const [link, definition] = children;
    const address = link?.getAttribute('href') ?? '';
    if (!found.has(address)) {
      found.set(address, [address, link?.textContent ?? '', definition?.textContent ?? '']);
    }
  }
  return [...found.values()];
}

/** Blanks for a name and a date. */
const NameLine = (): ReactNode => (
  <p className="lesson-name">
    <span>
      {translate({id: 'training-catalog.lessons.handout.name', message: 'Name:', description: 'Before a blank'})}
    </span>{' '}
    <span>
      {translate({id: 'training-catalog.lessons.handout.date', message: 'Date:', description: 'Before a blank'})}
    </span>
  </p>
);

/** The boxes of a section on a sheet of their own, as often as a class cuts it. */
function Sheet({
  section,
  boxes,
  copies,
}: {
  section: SheetSection;
  boxes: readonly Element[];
  copies: number;
}): ReactNode {
  const title = [document.querySelector('article h1')?.textContent, section.title].filter(Boolean).join(': ');
  return (
    <div className="lesson-sheet" data-copies={copies}>
      {Array.from({length: copies}, (_, index) => (
        // The first copy is that for screens.
        <div key={index} className="lesson-copy" inert={index > 0}>
          <NameLine />
          <p className="lesson-part-title">{title}</p>
          <div ref={(place) => place?.replaceChildren(...boxes.map(copyOf))} />
        </div>
      ))}
    </div>
  );
}

/** Name of a part of the handout. */
const partName = (part: SheetKind | 'text' | 'answers'): string =>
  ({
    text: translate({
      id: 'training-catalog.lessons.handout.text',
      message: 'Text of the page',
      description: 'Label of a checkbox of the handout',
    }),
    worksheets: translate({
      id: 'training-catalog.lessons.handout.worksheets',
      message: 'Worksheets',
      description: 'Label of a checkbox of the handout',
    }),
    questions: translate({
      id: 'training-catalog.lessons.handout.questions',
      message: 'Questions and quizzes',
      description: 'Label of a checkbox of the handout',
    }),
    answers: translate({
      id: 'training-catalog.lessons.handout.with-answers',
      message: 'Answers on a separate page',
      description: 'Label of a checkbox of the handout',
    }),
  })[part];

/** What the handout shows, for teachers to choose. */
function Choices({
  parts,
  sections,
  choose,
}: {
  parts: HandoutParts;
  sections: readonly SheetSection[];
  choose: (change: Partial<HandoutParts>) => void;
}): ReactNode {
  const box = (part: SheetKind | 'text' | 'answers'): ReactNode => (
    <label key={part}>
      <input
        type="checkbox"
        checked={parts[part] || (parts.text && part !== 'answers')}
        // They are in the text.
        disabled={parts.text && (part === 'worksheets' || part === 'questions')}
        onChange={({target}) => choose({[part]: target.checked})}
      />{' '}
      <span>{partName(part)}</span>
    </label>
  );
  return (
    <>
      {sections.length > 1 && (
        <label>
          <span>
            {translate({
              id: 'training-catalog.lessons.handout.section',
              message: 'Section',
              description: 'Label of a list of the sections of a handout',
            })}
          </span>{' '}
          <select value={parts.section ?? ''} onChange={({target}) => choose({section: target.value || undefined})}>
            <option value="">
              {translate({
                id: 'training-catalog.lessons.handout.all',
                message: 'All sections',
                description: 'First entry of the list of the sections of a handout',
              })}
            </option>
            {sections.map(({id, title}) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {(['text', 'worksheets', 'questions', 'answers'] as const).map(box)}
      {!parts.text && (parts.worksheets || parts.questions) && (
        <label>
          <span>
            {translate({
              id: 'training-catalog.lessons.handout.copies',
              message: 'Copies on a sheet',
              description: 'Label of a list: how often a sheet repeats its boxes',
            })}
          </span>{' '}
          <select value={parts.copies} onChange={({target}) => choose({copies: Number(target.value)})}>
            {copyCounts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

/**
 * The handout: no navigation, room to write, and answers on the last sheet or not at all; the whole page or one section; or
 * only its worksheets, questions, or answers.
 */
export default function Handout(): ReactNode {
  const [content] = useState(articleContent);
  const [sections] = useState(() => (content ? sheetSections(content) : []));
  const [parts, setParts] = useState<HandoutParts>(() => {
    const first = partsFrom(location.search);
    return sections.some(({id}) => id === first.section) ? first : {...first, section: undefined};
  });
  const {text, section} = parts;
  const chosen = useMemo(() => sections.filter(({id}) => section === undefined || id === section), [sections, section]);

  const terms = useMemo(() => (text ? termsIn(chosen.flatMap(({blocks}) => blocks)) : []), [chosen, text]);

  useLayoutEffect(() => {
    const all = [...(content?.children ?? [])];
    const collected = all.find((block) => block.matches('.lesson-collected'));
    const blocks = collected ? [...collected.children] : all;
    const shown = new Set(text ? chosen.flatMap((one) => one.blocks) : []);
    // Each class once: a path has left out and replaced some already.
    const marked = (elements: readonly Element[], name: string): (() => void) => {
      const own = elements.filter((one) => !one.classList.contains(name));
      own.forEach((one) => one.classList.add(name));
      return () => own.forEach((one) => one.classList.remove(name));
    };
    const show = marked(
      blocks.filter((block) => !shown.has(block) && !block.matches(text ? `${frame}, header, h1` : frame)),
      hiddenClass,
    );
    const facts = content?.querySelectorAll(
      ':is(.lesson-start, .lesson-end) > :not(.lesson-handout, .lesson-answers, .lesson-sheets)',
    );
    const replace = marked(text && section === undefined ? [] : [...(facts ?? [])], 'lesson-replaced');
    return () => {
      show();
      replace();
    };
  }, [content, chosen, text, section]);

  const answers = translate({
    id: 'training-catalog.lessons.handout.answers',
    message: 'Answers',
    description: 'Above the answers of a handout',
  });
  const end = document.querySelector('.lesson-end') ?? content;
  const wanted = (['worksheets', 'questions'] as const).filter((kind) => parts[kind]);
  const sheets = chosen.map((one) => ({one, boxes: boxesOf(one, wanted)})).filter(({boxes}) => boxes.length > 0);
  const keys = (text ? [] : chosen)
    .map((one) => ({one, items: answerItems(one, false)}))
    .filter(({items}) => items.length > 0);
  return (
    <div className="lesson-handout">
      <p className="lesson-tools">
        <Choices
          parts={parts}
          sections={sections.filter(({title}) => title !== '')}
          choose={(change) => setParts((before) => ({...before, ...change}))}
        />
        <PrintButton className="button button--primary button--sm">
          {translate({id: 'training-catalog.lessons.handout.print', message: 'Print', description: 'Button'})}
        </PrintButton>
      </p>
      {text && <NameLine />}
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
      {end &&
        createPortal(
          <>
            {!text && (
              <div className="lesson-sheets">
                {sheets.map(({one, boxes}) => (
                  <Sheet key={`${one.id} ${wanted.join(' ')}`} section={one} boxes={boxes} copies={parts.copies} />
                ))}
              </div>
            )}
            {parts.answers && (
              <section className="lesson-answers" aria-label={answers}>
                <p className="lesson-part-title">{answers}</p>
                {text ? (
                  // Numbered as on the handout.
                  <ol
                    key={section}
                    ref={(list) => list?.replaceChildren(...chosen.flatMap((one) => answerItems(one, true)))}
                  />
                ) : (
                  keys.map(({one, items}) => (
                    <div key={one.id}>
                      <p className="lesson-part-title">{one.title}</p>
                      <ol ref={(list) => list?.replaceChildren(...items)} />
                    </div>
                  ))
                )}
              </section>
            )}
          </>,
          end,
        )}
    </div>
  );
}
