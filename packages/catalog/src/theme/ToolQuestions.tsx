import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {phrases, StepsRun} from '@training-catalog/tutorial-steps/client';
import lists from '@generated/catalog/default/questions.json';
import {alternatives} from '../client/alternatives.js';
import {dataText} from '../client/dataTexts.js';
import type {Fact} from '../client/FactList.js';
import {isQuestionChosen, useFilterInUrl} from '../client/listFilter.js';
import {declared} from '../client/maturityTexts.js';
import NothingLeft from '../client/NothingLeft.js';
import ProjectEntry from '../client/ProjectEntry.js';
import {maturityOf} from '../client/settings.js';
import type {ListedQuestion} from '../types.js';

const linkTo = (text: string, permalink: string): ReactNode => <Link to={permalink}>{text}</Link>;

/** Time to a first result: `75 minutes, with reading`, or `5 minutes on practice data (Debian 12, 2 CPU cores and 16 GB
 * of memory; 2 of 3 steps run)`. */
function FirstResult({
  minutes,
  place,
  isWithReading,
  steps,
  data,
}: NonNullable<ListedQuestion['firstResult']>): ReactNode {
  const {minutes: inMinutes, numbers} = phrases();
  const time = isWithReading
    ? translate(
        {
          id: 'training-catalog.catalog.questions.withReading',
          message: '{time}, with reading',
          description: 'Time to a first result, including the time to read',
        },
        {time: inMinutes(minutes)},
      )
    : inMinutes(minutes);
  const ofData = data
    ? translate(
        {
          id: 'training-catalog.catalog.questions.ofData',
          message: '{time} on {data}',
          description: 'Time to a first result, and on which data, such as practice data',
        },
        {time, data: dataText(data)},
      )
    : time;
  const about = [...(place === undefined ? [] : [place]), ...(steps ? [numbers(steps)] : [])].join('; ');
  return <span>{about === '' ? ofData : `${ofData} (${about})`}</span>;
}

function Question({
  question,
  anchor,
  project,
  start,
  needs,
  firstResult,
  status,
  steps,
  then,
  instead,
}: ListedQuestion): ReactNode {
  const facts: Fact[] = [
    {
      name: translate({
        id: 'training-catalog.catalog.questions.start',
        message: 'Start with',
        description: 'Name of a fact about the answer to a question',
      }),
      values: start ? [linkTo(start.title, start.permalink)] : [],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.questions.needs',
        message: 'Needs',
        description: 'Name of a fact about the answer to a question',
      }),
      values: needs,
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.questions.firstResult',
        message: 'First result',
        description: 'Name of a fact about the answer to a question',
      }),
      values: [
        firstResult ? (
          <FirstResult key="time" {...firstResult} />
        ) : (
          translate({
            id: 'training-catalog.catalog.questions.notMeasured',
            message: 'not measured',
            description: 'In the place of the time to a first result, if nobody measured it',
          })
        ),
      ],
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.maturity',
        message: 'Maturity',
        description: 'Name of a fact about a project',
      }),
      values: status === undefined ? [] : [`${maturityOf(status).word}, ${declared()}`],
    },
    {
      name: translate({
        id: 'training-catalog.catalog.questions.steps',
        message: 'Steps',
        description: 'Name of a fact about the answer to a question',
      }),
      values: steps ? [<StepsRun key="steps" steps={steps} />] : [],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.questions.then',
        message: 'Then',
        description: 'Name of a fact about the answer to a question',
      }),
      values: then.map(({name, permalink}) => linkTo(name, permalink)),
    },
    {
      name: translate({
        id: 'training-catalog.catalog.instead',
        message: 'Not this tool, but …',
        description: 'Name of a fact about a project: tools of others that serve some readers better',
      }),
      values: alternatives(instead),
      room: 'whole',
    },
  ];
  return <ProjectEntry anchor={anchor} title={question} project={project} facts={facts} />;
}

/** The questions of a field, from the front matter of the main pages, each with the tool that answers it and its facts. */
export default function ToolQuestions({field}: {field: string}): ReactNode {
  const filter = useFilterInUrl();
  const found =
    lists.find((one) => one.field === field)?.questions.filter((one) => isQuestionChosen(one, filter)) ?? [];
  return found.length > 0 ? (
    // Not indexed: a search for a question finds the project's main page.
    <div className="not-searched">
      {found.map((one) => (
        <Question key={one.anchor} {...one} />
      ))}
    </div>
  ) : (
    <NothingLeft />
  );
}
