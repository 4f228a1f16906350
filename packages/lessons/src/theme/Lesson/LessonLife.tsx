import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import settings from '@generated/lessons/default/settings.json';
import {reportLink} from '../../client/reportLink.js';
import {useUrl} from '../../client/useUrl.js';
import type {LearningFacts, LessonPerson} from '../../learningFacts.js';
import type {Stage} from '../../stage.js';

/** A stage in words, with the reasons for it. */
function stageText({name, run, timed, taught}: Stage): string {
  const names = {
    alpha: translate({id: 'training-catalog.lessons.stage.alpha', message: 'Alpha', description: 'Stage of a lesson'}),
    beta: translate({id: 'training-catalog.lessons.stage.beta', message: 'Beta', description: 'Stage of a lesson'}),
    stable: translate({
      id: 'training-catalog.lessons.stage.stable',
      message: 'Stable',
      description: 'Stage of a lesson',
    }),
  };
  const reasons = [
    run
      ? translate({
          id: 'training-catalog.lessons.stage.run',
          message: 'every step was run',
          description: 'Reason for the stage of a lesson',
        })
      : translate({
          id: 'training-catalog.lessons.stage.not-run',
          message: 'not every step was run',
          description: 'Reason for the stage of a lesson',
        }),
    timed
      ? translate({
          id: 'training-catalog.lessons.stage.timed',
          message: 'its sections have times',
          description: 'Reason for the stage of a lesson',
        })
      : translate({
          id: 'training-catalog.lessons.stage.not-timed',
          message: 'its sections have no times',
          description: 'Reason for the stage of a lesson',
        }),
    taught === undefined
      ? translate({
          id: 'training-catalog.lessons.stage.not-taught',
          message: 'no class is known to have used it',
          description: 'Reason for the stage of a lesson',
        })
      : translate(
          {
            id: 'training-catalog.lessons.stage.taught',
            message: 'it was taught on {day}',
            description: 'Reason for the stage of a lesson',
          },
          {day: taught},
        ),
  ];
  return `${names[name]}: ${reasons.join(', ')}.`;
}

function People({title, people}: {title: string; people: readonly LessonPerson[] | undefined}): ReactNode {
  return (
    people && (
      <>
        {' '}
        {title}{' '}
        {people.map(({name, url}, index) => (
          <span key={name}>
            {index > 0 && ', '}
            {url === undefined ? name : <Link to={url}>{name}</Link>}
          </span>
        ))}
        .
      </>
    )
  );
}

/** The stage of a lesson and why it has it, who wrote and reviewed it, its version, and a mail about it. */
export default function LessonLife({stage}: {/** As JSON. */ stage?: string | undefined}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const urlOf = useUrl();
  const {authors, reviewers, version, doi} = (frontMatter as {learning: LearningFacts}).learning;
  if ([stage, version, authors, reviewers, doi, settings.reportAddress].every((fact) => fact === undefined)) {
    return undefined;
  }
  const day = metadata.lastUpdatedAt && new Date(metadata.lastUpdatedAt).toISOString().slice(0, 10);
  const versionTitle = translate({
    id: 'training-catalog.lessons.life.version',
    message: 'Version:',
    description: 'Before the version of a lesson, or the day of its last change',
  });
  const facts = [version, day].filter(Boolean).join(', ');
  return (
    <p className="lesson-life not-searched">
      {stage !== undefined && stageText(JSON.parse(stage) as Stage)}
      {version !== undefined && ` ${versionTitle} ${version}.`}
      <People
        title={translate({
          id: 'training-catalog.lessons.life.authors',
          message: 'Written by',
          description: 'Before the authors of a lesson',
        })}
        people={authors}
      />
      <People
        title={translate({
          id: 'training-catalog.lessons.life.reviewers',
          message: 'Reviewed by',
          description: 'Before the reviewers of a lesson',
        })}
        people={reviewers}
      />
      {doi !== undefined && (
        <>
          {' '}
          <Link to={`https://doi.org/${doi}`}>doi:{doi}</Link>.
        </>
      )}
      {settings.reportAddress !== undefined && (
        <>
          {' '}
          <a
            href={reportLink(settings.reportAddress, metadata.title, [
              urlOf(metadata.permalink),
              ...(facts === '' ? [] : [`${versionTitle} ${facts}`]),
            ])}
          >
            {translate({
              id: 'training-catalog.lessons.life.report',
              message: 'Report a problem by mail',
              description: 'Link to a mail about a lesson, for readers without an account',
            })}
          </a>
        </>
      )}
    </p>
  );
}
