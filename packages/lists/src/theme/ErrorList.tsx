import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import errors from '@generated/lists/default/errors.json';

/** Text with code between backticks. */
const withCode = (text: string): ReactNode =>
  text
    .split('`')
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? <code translate="no">{part}</code> : part}</Fragment>
    ));

/** Not indexed: a search for a message finds the section that explains it. */
const className = 'not-searched';

/** The errors on all pages of an area, by project, each list with a link to the section that explains it. */
export default function ErrorList({area}: {area: string}): ReactNode {
  return errors[area]?.map(({name, anchor, sections}) => (
    <Fragment key={anchor}>
      <Heading as="h3" id={anchor} className={className}>
        {name}
      </Heading>
      {sections.map(({title, to, errors: seen}) => (
        <Fragment key={to}>
          <p className={className}>
            <Link to={to}>{title}</Link>
          </p>
          <ul className={className}>
            {seen.map((text) => (
              <li key={text}>{withCode(text)}</li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Fragment>
  ));
}
