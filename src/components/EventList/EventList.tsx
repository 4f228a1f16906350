import {useSyncExternalStore, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {FactList, type Fact} from '@training-catalog/catalog/client';
import list from '@generated/events/default/events.json';
import {calendarFile, dayOf, isPast, type ListedEvent} from './events';
import {slug} from '@site/src/slug';

const unchanging = () => () => undefined;

function Event({name, permalink, when, place, partOf, links}: ListedEvent): ReactNode {
  const facts: Fact[] = [
    {name: 'When', values: [when], room: 'wide'},
    {name: 'Where', values: [place], room: 'wide'},
    {name: 'With', values: [partOf], room: 'wide'},
  ];
  return (
    <>
      <Heading as="h3" id={slug(name)}>
        {name}
      </Heading>
      <FactList facts={facts} />
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
