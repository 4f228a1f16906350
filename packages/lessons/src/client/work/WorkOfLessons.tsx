import {useEffect, useRef, useState, type ChangeEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import siteConfig from '@generated/docusaurus.config';
import {allWork, forgetAllWork, onWork, type Work} from '@training-catalog/utils/work';
import {dayOf} from '../progress/progress.js';
import {replacedBy, restoreWork} from './restoreWork.js';
import {formatWorkFile, maxBytes, parseWorkFile, workFileName, type WorkFault, type WorkFile} from './workFile.js';

const {baseUrl} = siteConfig;

/** A page on which somebody may have worked. */
export interface WorkPage {
  title: string;
  /** With the base path. */
  permalink: string;
  /** Version, or day of the last change. */
  edition?: string | undefined;
}

/** What `WorkOfLessons` shows. */
export interface Props {
  /** Pages by their names. */
  pages: ReadonlyMap<string, WorkPage>;
  /** Name of the page whose work is open at first. */
  first: string | null;
}

const look = 'button button--secondary button--sm';

/** Rules for this part only, which is loaded on request. */
const css = `
.learning-work pre, .learning-work-text { margin: 0 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.learning-work-text { padding: .75rem; border: 1px solid var(--ifm-color-emphasis-600); border-radius: var(--ifm-pre-border-radius); }
.learning-work h4 { margin: 1rem 0 .25rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.learning-work details { margin: 0 0 1rem; }
.learning-work summary { min-height: 2.75rem; padding: .5rem 0; cursor: pointer; overflow-wrap: anywhere; }
.learning-said { scroll-margin: calc(var(--ifm-navbar-height) + 1rem) 0 1rem; }
.learning-work table { display: block; overflow-x: auto; }
.learning-work th[scope="col"] { min-width: 8rem; overflow-wrap: break-word; }
.learning-work :is(th, td) { min-width: 6rem; max-width: 16rem; vertical-align: top; overflow-wrap: anywhere; }
@media print {
  .theme-doc-markdown:has([data-printed]) > :not(.learning), .learning:has([data-printed]) > :not(.learning-work),
  .learning-work:has([data-printed]) > :not([data-printed]), details[data-printed] > summary, [data-printed] .learning-tools { display: none !important; }
  .learning:has([data-printed]) > .learning-work { display: block !important; }
  .learning-work section { break-inside: avoid; }
}`;

/** What a work is called, with its kind. */
function titleOf({kind, title}: Work): string {
  switch (kind) {
    case 'program':
      return translate({id: 'training-catalog.lessons.work.program', message: 'Program: {title}'}, {title});
    case 'output':
      return translate({id: 'training-catalog.lessons.work.output', message: 'Output of: {title}'}, {title});
    case 'answer':
      return translate({id: 'training-catalog.lessons.work.answer', message: 'Answer: {title}'}, {title});
    case 'prediction':
      return translate({id: 'training-catalog.lessons.work.prediction', message: 'Prediction: {title}'}, {title});
  }
}

const rightText = (): string => translate({id: 'training-catalog.lessons.work.right', message: 'Right'});
const wrongText = (): string => translate({id: 'training-catalog.lessons.work.wrong', message: 'Not right yet'});

/** What the page has said of an answer; empty if nothing. */
const verdictOf = ({right}: Work): string => (right === undefined ? '' : right ? rightText() : wrongText());

/** Works with their texts, which stay texts whatever is in them. */
const Works = ({works}: {works: readonly Work[]}): ReactNode =>
  works.map((work) => (
    <section key={`${work.kind} ${work.id}`}>
      <h4>{titleOf(work)}</h4>
      {work.kind === 'program' || work.kind === 'output' ? (
        <pre translate="no" dir="auto">
          {work.text}
        </pre>
      ) : (
        <div className="learning-work-text" dir="auto">
          {work.text}
        </div>
      )}
      {work.right !== undefined && <p>{verdictOf(work)}</p>}
    </section>
  ));

/** Whose work it is, of which day, and of which version of the lesson. */
const aboutText = ({name, date, edition}: Pick<WorkFile, 'name' | 'date' | 'edition'>): string =>
  [
    name,
    date,
    edition &&
      translate({id: 'training-catalog.lessons.work.edition', message: 'version of the lesson: {edition}'}, {edition}),
  ]
    .filter(Boolean)
    .join(' · ');

/** Prints an element, and nothing else of the page. */
function printOnly(element: Element | null): void {
  element?.setAttribute('data-printed', '');
  window.addEventListener('afterprint', () => element?.removeAttribute('data-printed'), {once: true});
  window.print();
}

/** Gives the reader a file. */
function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'text/html'}));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The work of one page on this device: shown, saved, printed, deleted. */
function WorkOfPage({
  page,
  known,
  works,
  name,
  today,
  isFirst,
}: {
  page: string;
  known: WorkPage | undefined;
  works: readonly Work[];
  name: string;
  today: string;
  isFirst: boolean;
}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const lesson = known?.title ?? page;
  const edition = known?.edition;
  const about = {name: name.trim(), date: today, ...(edition !== undefined && {edition})};
  const save = (): void => {
    const content: WorkFile = {format: 'lesson-work', version: 1, ...about, page, lesson, work: works};
    const words = {language: currentLocale, about: aboutText(about), titleOf, verdictOf};
    download(workFileName(content), formatWorkFile(content, words));
  };
  const erase = (): void => {
    const question = translate(
      {
        id: 'training-catalog.lessons.work.deleteQuestion',
        message: 'Delete your work on “{lesson}” from this device? Save it as a file first if you want to keep it.',
      },
      {lesson},
    );
    if (window.confirm(question)) {
      forgetAllWork(baseUrl, page);
    }
  };
  return (
    <details open={isFirst || undefined}>
      <summary>
        {translate(
          {
            id: 'training-catalog.lessons.work.of',
            message: '{lesson} ({count})',
            description: 'A lesson, and how many works',
          },
          {lesson, count: works.length},
        )}
      </summary>
      <h3>{known ? <Link to={known.permalink}>{lesson}</Link> : lesson}</h3>
      <p>{aboutText(about)}</p>
      <p className="learning-tools">
        <button type="button" className={look} onClick={save}>
          {translate({id: 'training-catalog.lessons.work.save', message: 'Save as a file', description: 'Button'})}
        </button>{' '}
        <button
          type="button"
          className={look}
          onClick={({currentTarget}) => printOnly(currentTarget.closest('details'))}
        >
          {translate({id: 'training-catalog.lessons.work.print', message: 'Print', description: 'Button'})}
        </button>{' '}
        <button type="button" className={look} onClick={erase}>
          {translate({id: 'training-catalog.lessons.work.delete', message: 'Delete', description: 'Button'})}
        </button>
      </p>
      <Works works={works} />
    </details>
  );
}

/** Why a file cannot be read, and what to do. */
function faultText(fault: WorkFault): string {
  switch (fault) {
    case 'size':
      return translate({
        id: 'training-catalog.lessons.work.tooLarge',
        message: 'It is larger than 10 MB, so it is no file of work. Choose a file that was saved on this page.',
      });
    case 'other':
      return translate({
        id: 'training-catalog.lessons.work.other',
        message: 'It is no file of work. Choose a file that was saved on this page.',
      });
    case 'cut':
      return translate({
        id: 'training-catalog.lessons.work.cut',
        message: 'Its end is missing. Save it once more on the device that it comes from.',
      });
    case 'damaged':
      return translate({
        id: 'training-catalog.lessons.work.damaged',
        message: 'It is damaged, or of a newer version of this site. Save it once more, or reload this page.',
      });
  }
}

/** A file that was opened. */
interface Opened {
  file: string;
  content: WorkFile | WorkFault;
}

type Readable = Opened & {content: WorkFile};

const isReadable = (opened: Opened): opened is Readable => typeof opened.content === 'object';

const learnerOf = ({file, content}: Readable): string => content.name || file;

async function openFile(file: File): Promise<Opened> {
  const content = file.size > maxBytes ? 'size' : parseWorkFile(await file.text().catch(() => ''));
  return {file: file.name, content};
}

/** Who has what of one lesson. */
function Table({lesson, files}: {lesson: string; files: readonly Readable[]}): ReactNode {
  const columns = new Map<string, Work>();
  files.forEach(({content}) => content.work.forEach((work) => columns.set(`${work.kind} ${work.id}`, work)));
  const inOrder = [...columns].sort(([, one], [, other]) => one.place - other.place);
  return (
    // It scrolls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <table tabIndex={0}>
      <caption>{lesson}</caption>
      <thead>
        <tr>
          <th scope="col">
            {translate({id: 'training-catalog.lessons.work.who', message: 'Who', description: 'Column'})}
          </th>
          <th scope="col">
            {translate({id: 'training-catalog.lessons.work.day', message: 'Saved', description: 'Column'})}
          </th>
          {inOrder.map(([key, work]) => (
            <th key={key} scope="col">
              {titleOf(work)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {files.map((opened, index) => {
          const own = new Map(opened.content.work.map((work) => [`${work.kind} ${work.id}`, work]));
          return (
            // The same file may be there twice.
            <tr key={index}>
              <th scope="row">{learnerOf(opened)}</th>
              <td>{opened.content.date}</td>
              {inOrder.map(([key]) => {
                const work = own.get(key);
                return (
                  <td key={key}>
                    {work
                      ? verdictOf(work) || translate({id: 'training-catalog.lessons.work.has', message: 'Yes'})
                      : '–'}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Files of work, of one learner or of a class: who has what, and what they have written. */
function Files({pages}: {pages: Props['pages']}): ReactNode {
  const [files, setFiles] = useState<readonly Opened[]>([]);
  const [said, setSaid] = useState({message: ''});
  const setMessage = (message: string): void => setSaid({message});
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The files are below it, and what was pressed may be screens away.
    if (said.message !== '') {
      status.current?.scrollIntoView({block: 'nearest'});
    }
  }, [said]);
  const take = ({target}: ChangeEvent<HTMLInputElement>): void => {
    void Promise.all([...(target.files ?? [])].map(openFile)).then((opened) => {
      const {compare} = new Intl.Collator(undefined, {numeric: true});
      const readable = opened.filter(isReadable).sort((a, b) => compare(learnerOf(a), learnerOf(b)));
      setFiles([...readable, ...opened.filter((one) => !isReadable(one))]);
      setMessage(
        translate(
          {id: 'training-catalog.lessons.work.opened', message: 'Files opened: {count} of {total}.'},
          {count: readable.length, total: opened.length},
        ),
      );
    });
    target.value = '';
  };
  const readable = files.filter(isReadable);
  const lessons = new Map<string, Readable[]>();
  readable.forEach((one) => lessons.set(one.content.page, [...(lessons.get(one.content.page) ?? []), one]));
  const restore = (content: WorkFile): void => {
    const known = pages.get(content.page);
    const replaced = replacedBy(baseUrl, content).length;
    const question = translate(
      {
        id: 'training-catalog.lessons.work.replaceQuestion',
        message: 'On this device, {count} of these texts are different. Replace them with those of the file?',
      },
      {count: replaced},
    );
    if (replaced > 0 && !window.confirm(question)) {
      return;
    }
    if (!restoreWork(baseUrl, content)) {
      setMessage(
        translate({
          id: 'training-catalog.lessons.work.full',
          message:
            'This browser has no room for the work, or does not let this site keep anything. Nothing was changed.',
        }),
      );
      return;
    }
    const done = translate(
      {id: 'training-catalog.lessons.work.restored', message: 'The work is on this device now: {lesson}.'},
      {lesson: content.lesson},
    );
    const isOther = content.edition !== known?.edition;
    const note = translate({
      id: 'training-catalog.lessons.work.otherEdition',
      message:
        'The lesson has changed since the file was saved, so some of it may have no place in the lesson any more.',
    });
    setMessage(isOther ? `${done} ${note}` : done);
  };
  return (
    <section className="learning-work-files">
      <h3>
        {translate({id: 'training-catalog.lessons.work.files', message: 'Files of work', description: 'Heading'})}
      </h3>
      <p>
        {translate({
          id: 'training-catalog.lessons.work.filesText',
          message:
            'Open one file to continue on this device, or the files of a class to see who has what. They stay on this device.',
        })}
      </p>
      <p className="learning-tools">
        <label className={look}>
          {translate({id: 'training-catalog.lessons.work.open', message: 'Open files', description: 'Button'})}
          <input type="file" multiple accept=".html,text/html" className="lesson-unseen" onChange={take} />
        </label>{' '}
        {readable.length > 0 && (
          <button
            type="button"
            className={look}
            onClick={({currentTarget}) => printOnly(currentTarget.closest('section'))}
          >
            {translate({id: 'training-catalog.lessons.work.print', message: 'Print', description: 'Button'})}
          </button>
        )}
      </p>
      <p role="status" ref={status} className="learning-said">
        <span>{said.message}</span>
      </p>
      {readable.length < files.length && (
        <ul>
          {files.map(
            ({file, content}, index) =>
              typeof content === 'string' && <li key={index}>{`${file}: ${faultText(content)}`}</li>,
          )}
        </ul>
      )}
      {/* One file is shown below, whole. */}
      {readable.length > 1 &&
        [...lessons].map(([page, own]) => <Table key={page} lesson={own[0]?.content.lesson ?? page} files={own} />)}
      {readable.map(({file, content}, index) => (
        <details key={index} open={readable.length === 1 || undefined}>
          <summary>{[content.name || file, content.lesson].join(': ')}</summary>
          <p>{aboutText(content)}</p>
          <p className="learning-tools">
            {pages.has(content.page) ? (
              <button type="button" className={look} onClick={() => restore(content)}>
                {translate({
                  id: 'training-catalog.lessons.work.restore',
                  message: 'Continue on this device',
                  description: 'Button at a file of work',
                })}
              </button>
            ) : (
              <span>
                {translate({
                  id: 'training-catalog.lessons.work.unknownPage',
                  message: 'This site does not have the lesson of this file, so it can only be read here.',
                })}
              </span>
            )}
          </p>
          <Works works={content.work} />
        </details>
      ))}
    </section>
  );
}

/**
 * What a learner has written in lessons: as they have it on this device, and in files. Nothing of it leaves the device, and
 * the name is only in files and on paper.
 */
export default function WorkOfLessons({pages, first}: Props): ReactNode {
  const [works, setWorks] = useState(() => allWork(baseUrl));
  const [name, setName] = useState('');
  const [today] = useState(() => dayOf(new Date()));
  useEffect(() => onWork(() => setWorks(allWork(baseUrl))), []);
  return (
    <>
      <style href="learning-work" precedence="default">
        {css}
      </style>
      {works.size === 0 ? (
        <p>
          {translate({
            id: 'training-catalog.lessons.work.none',
            message: 'There is no work on this device yet: run a program, answer a question, or open a file.',
          })}
        </p>
      ) : (
        <p>
          <label>
            {translate({
              id: 'training-catalog.lessons.work.name',
              message: 'Name, for the file and for paper:',
              description: 'Label of the field for the name of a learner',
            })}{' '}
            <input
              type="text"
              autoComplete="name"
              maxLength={200}
              className="lesson-number"
              value={name}
              onChange={({target}) => setName(target.value)}
            />
          </label>
        </p>
      )}
      {[...works].map(([page, own]) => (
        <WorkOfPage
          key={page}
          page={page}
          known={pages.get(page)}
          works={own}
          name={name}
          today={today}
          isFirst={page === first}
        />
      ))}
      <Files pages={pages} />
    </>
  );
}
