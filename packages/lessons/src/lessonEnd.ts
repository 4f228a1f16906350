import type {PhrasingContent, RootContent} from 'mdast';
import type {LearningFacts, LessonPerson} from './learningFacts.js';
import type {LessonSite, SitePage} from './lessonSite.js';
import {reportLink} from './reportLink.js';
import type {Stage} from './stage.js';
import type {FileTexts} from './texts.js';

const text = (value: string): PhrasingContent => ({type: 'text', value});

const link = (url: string, name: string): PhrasingContent => ({type: 'link', url, children: [text(name)]});

/** A stage in words, with the reasons for it. */
const stageText = ({name, run, timed, taught}: Stage, texts: FileTexts): string => {
  const reasons = [
    ...(run === undefined ? [] : [run ? texts.run : texts.notRun]),
    timed ? texts.timed : texts.notTimed,
    taught === undefined ? texts.notTaught : texts.taught.replace('{day}', taught),
  ];
  return `${texts[name]}: ${reasons.join(', ')}.`;
};

const peopleNodes = (title: string, people: readonly LessonPerson[] = []): PhrasingContent[] =>
  people.length === 0
    ? []
    : [
        text(` ${title} `),
        ...people.flatMap(({name, url}, index) => [
          ...(index > 0 ? [text(', ')] : []),
          url === undefined ? text(name) : link(url, name),
        ]),
        text('.'),
      ];

/**
 * The stage of a lesson and why it has it, who wrote and reviewed it, its version, and a mail about it; undefined if nothing
 * is known.
 */
export function lifeNode(
  {authors, reviewers, version, doi}: LearningFacts,
  page: SitePage | undefined,
  site: LessonSite,
): RootContent | undefined {
  const {texts, reportAddress} = site;
  const stage = page && site.stages.get(page.file);
  const versionText = (shown: string): string => texts.version.replace('{version}', shown);
  const states = [version, page?.updated].filter((one) => one !== undefined).join(', ');
  const children = [
    ...(stage ? [text(stageText(stage, texts))] : []),
    ...(version === undefined ? [] : [text(` ${versionText(version)}.`)]),
    ...peopleNodes(texts.authors, authors),
    ...peopleNodes(texts.reviewers, reviewers),
    ...(doi === undefined ? [] : [text(' '), link(`https://doi.org/${doi}`, `doi:${doi}`), text('.')]),
    ...(page && reportAddress !== undefined
      ? [
          text(' '),
          link(
            reportLink(reportAddress, page.title, [
              site.siteUrl + encodeURI(page.permalink),
              ...(states === '' ? [] : [versionText(states)]),
            ]),
            texts.report,
          ),
        ]
      : []),
  ];
  return children.length === 0
    ? undefined
    : {type: 'paragraph', children, data: {hProperties: {className: ['lesson-life', 'not-searched']}}};
}
