import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {FactList, type Fact} from '@training-catalog/catalog/client';
import services from '@generated/lists/default/services.json';
import type {ListedService} from '../services/readServices.js';

/** Text with Markdown links. */
const withLinks = (text: string): ReactNode =>
  text.split(/(\[[^\]]{1,1000}\]\([^)\s]{1,2000}\))/).map((part, index) => {
    const [, label, to] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
    return <Fragment key={index}>{to === undefined ? part : <Link to={to}>{label}</Link>}</Fragment>;
  });

/** Not indexed: a search for a service finds the page that describes it. */
const className = 'not-searched';

/** When the service last answered the weekly check; undefined before the first one. */
function lastAnswer({checked, answered}: ListedService): string | undefined {
  if (checked === undefined) {
    return undefined;
  }
  if (answered === undefined) {
    return translate(
      {id: 'training-catalog.lists.service.never', message: 'No answer on {checked}; none is recorded'},
      {checked},
    );
  }
  return answered === checked
    ? answered
    : translate(
        {id: 'training-catalog.lists.service.notNow', message: '{answered}; no answer on {checked}'},
        {answered, checked},
      );
}

/** The hosted services. */
export default function ServiceList(): ReactNode {
  return services.map((service) => {
    const facts: Fact[] = [
      {
        name: translate({id: 'training-catalog.lists.service.address', message: 'Address'}),
        values: [
          <Link key="address" to={service.url}>
            {service.url.replace(/^https:\/\/|\/$/g, '')}
          </Link>,
        ],
        room: 'wide',
      },
      {
        name: translate({id: 'training-catalog.lists.service.operator', message: 'Run by'}),
        values: [service.operator],
        room: 'wide',
      },
      {
        name: translate({id: 'training-catalog.lists.service.answered', message: 'Last answer'}),
        values: [lastAnswer(service)],
        room: 'wide',
      },
      {
        name: translate({id: 'training-catalog.lists.service.instead', message: 'Instead'}),
        values: [withLinks(service.instead)],
        room: 'wide',
      },
    ];
    return (
      <Fragment key={service.url}>
        <Heading as="h3" id={service.anchor} className={className}>
          {service.name}
        </Heading>
        <p className={className}>
          <span>{service.what}</span>{' '}
          <Link to={service.page}>
            {translate({id: 'training-catalog.lists.service.more', message: 'More about {name}'}, {name: service.name})}
          </Link>
        </p>
        <FactList facts={facts} className={className} />
      </Fragment>
    );
  });
}
