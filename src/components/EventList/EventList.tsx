import {useSyncExternalStore, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import list from '@generated/events/default/events.json';
import {calendarFile, dayOf, isPast, type ListedEvent} from '@site/shared/events';
import {slug} from '@site/shared/slug';
import styles from '../ProjectFacts/ProjectFacts.module.css';

const unchanging = () => () => undefined;

function Event({name, permalink, when, place, partOf, links}: ListedEvent): ReactNode {
  const facts: [name: string, value: ReactNode][] = [
    ['When', when],
    ['Where', place],
    ...(partOf === undefined ? [] : [['With', partOf] as [string, ReactNode]]),
  ];
  return (
    <>
      <Heading as="h3" id={slug(name)}>
        {name}
      </Heading>
      <dl className={styles.facts}>
        {facts.map(([title, value]) => (
          <div key={title} className={styles.wide}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        <li>
          <Link to={permalink}>About {name.split(':')[0]}</Link>
        </li>
        {links.map(({label, url}) => (
          <li key={url}>
            <Link to={url}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Events to come, or those of the past, newest first. */
export default function EventList({when}: {when: string}): ReactNode {
  // The page may be read long after it was built.
  const today = useSyncExternalStore(
    unchanging,
    () => dayOf(new Date()),
    () => list.builtOn,
  );
  const events = list.events.filter((event) => isPast(event, today) === (when === 'past'));
  const shown = when === 'past' ? events : events.toReversed();
  return (
    <>
      {events.length === 0 && <p>{when === 'past' ? 'None yet.' : 'No event is announced.'}</p>}
      {shown.map((event) => (
        <Event key={event.permalink} {...event} />
      ))}
      {when !== 'past' && (
        <p>
          To get the next events into your calendar, subscribe to the{' '}
          <Link to={`pathname:///${calendarFile}`}>calendar of coming events</Link> (ICS): copy the address of this link
          into your calendar program.
        </p>
      )}
    </>
  );
}
