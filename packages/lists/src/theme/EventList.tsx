import {useSyncExternalStore, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {FactList, type Fact} from '@training-catalog/catalog/client';
import list from '@generated/lists/default/events.json';
import {dayOf, isPast, type ListedEvent} from '../events/days.js';

const unchanging = () => () => undefined;

function Event({name, anchor, permalink, when, place, partOf, links}: ListedEvent): ReactNode {
  const facts: Fact[] = [
    {name: translate({id: 'training-catalog.lists.event.when', message: 'When'}), values: [when], room: 'wide'},
    {name: translate({id: 'training-catalog.lists.event.where', message: 'Where'}), values: [place], room: 'wide'},
    {name: translate({id: 'training-catalog.lists.event.with', message: 'With'}), values: [partOf], room: 'wide'},
  ];
  return (
    <>
      <Heading as="h3" id={anchor}>
        {name}
      </Heading>
      <FactList facts={facts} />
      <ul>
        <li>
          <Link to={permalink}>
            {translate(
              {id: 'training-catalog.lists.event.about', message: 'About {name}'},
              {name: name.split(':')[0] ?? name},
            )}
          </Link>
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
    // Which events are to come depends on the day.
    <div data-needs-scripts={when === 'past' || events.length === 0 ? undefined : ''}>
      {events.length === 0 && (
        <p>
          {when === 'past'
            ? translate({id: 'training-catalog.lists.events.nonePast', message: 'None yet.'})
            : translate({id: 'training-catalog.lists.events.none', message: 'No event is announced.'})}
        </p>
      )}
      {shown.map((event) => (
        <Event key={event.permalink} {...event} />
      ))}
      {when !== 'past' && (
        <p>
          <Translate
            id="training-catalog.lists.events.subscribe"
            values={{
              calendar: (
                <Link to={`pathname:///${list.calendar}`}>
                  <Translate id="training-catalog.lists.events.calendar">calendar of coming events</Translate>
                </Link>
              ),
            }}
          >
            {
              'To get the next events into your calendar, subscribe to the {calendar} (ICS): copy the address of this link into your calendar program.'
            }
          </Translate>
        </p>
      )}
    </div>
  );
}
