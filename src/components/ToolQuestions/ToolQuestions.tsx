import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {phrases, StepsRun} from '@training-catalog/tutorial-steps/client';
import lists from '@generated/catalog/default/questions.json';
import type {ListedQuestion} from '@training-catalog/catalog/client';
import {maturityOf} from '@site/shared/marks';
import styles from '../ProjectFacts/ProjectFacts.module.css';

const linkTo = (text: string, permalink: string): ReactNode => <Link to={permalink}>{text}</Link>;

/** Time to a first result: `75 minutes, with reading`, or `5 minutes (2 of 3 steps run)`. */
function FirstResult({minutes, isWithReading, steps}: NonNullable<ListedQuestion['firstResult']>): ReactNode {
  const {minutes: inMinutes, numbers} = phrases();
  return `${inMinutes(minutes)}${isWithReading ? ', with reading' : ''}${steps ? ` (${numbers(steps)})` : ''}`;
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
}: ListedQuestion): ReactNode {
  const facts: [name: string, values: readonly ReactNode[]][] = [
    ['Start with', start ? [linkTo(start.title, start.permalink)] : []],
    ['Needs', needs],
    ['First result', firstResult ? [<FirstResult key="time" {...firstResult} />] : []],
    ['Maturity', status ? [maturityOf(status).word] : []],
    ['Steps', steps ? [<StepsRun key="steps" steps={steps} />] : []],
    ['Then', then.map(({name, permalink}) => linkTo(name, permalink))],
  ];
  return (
    <>
      <Heading as="h3" id={anchor}>
        {question}
      </Heading>
      <p>
        <Link to={project.permalink}>{project.name}</Link>: {project.summary}.
      </p>
      <dl className={styles.facts}>
        {facts
          .filter(([, values]) => values.length > 0)
          .map(([name, values]) => (
            <div key={name} className={['Start with', 'Needs', 'Steps'].includes(name) ? styles.wide : undefined}>
              <dt>{name}</dt>
              {values.map((value, index) => (
                <dd key={index}>{value}</dd>
              ))}
            </div>
          ))}
      </dl>
    </>
  );
}

/** The questions of a field, from the front matter of the main pages, each with the tool that answers it and its facts. */
export default function ToolQuestions({field}: {field: string}): ReactNode {
  const list = lists.find((one) => one.field === field);
  return (
    list && (
      // Not indexed: a search for a question finds the project's main page.
      <div className="not-searched">
        {list.questions.map((one) => (
          <Question key={one.anchor} {...one} />
        ))}
      </div>
    )
  );
}
