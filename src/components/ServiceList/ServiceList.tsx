import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {FactList, type Fact} from '@training-catalog/catalog/client';
import services from '@generated/services/default/services.json';
import type {ListedService} from '@site/plugins/services/readServices';
import {slug} from '@site/src/slug';

/** Text with Markdown links. */
const withLinks = (text: string): ReactNode =>
  text.split(/(\[[^\]]+\]\([^)\s]+\))/).map((part, index) => {
    const [, label, to] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
    return <Fragment key={index}>{to === undefined ? part : <Link to={to}>{label}</Link>}</Fragment>;
  });

/** Not indexed: a search for a service finds the page that describes it. */
const className = 'not-searched';

/** When the service last answered the weekly check. */
function lastAnswer({checked, answered}: ListedService): string {
  if (checked === undefined) {
    return 'Not yet recorded';
  }
  if (answered === undefined) {
    return `No answer on ${checked}; none is recorded`;
  }
  return answered === checked ? answered : `${answered}; no answer on ${checked}`;
}

/** The hosted services, from `servicesFile`. */
export default function ServiceList(): ReactNode {
  return services.map((service) => {
    const facts: Fact[] = [
      {
        name: 'Address',
        values: [
          <Link key="address" to={service.url}>
            {service.url.replace(/^https:\/\/|\/$/g, '')}
          </Link>,
        ],
        room: 'wide',
      },
      {name: 'Run by', values: [service.operator], room: 'wide'},
      {name: 'Last answer', values: [lastAnswer(service)], room: 'wide'},
      {name: 'Instead', values: [withLinks(service.instead)], room: 'wide'},
    ];
    return (
      <Fragment key={service.url}>
        <Heading as="h3" id={slug(service.name)} className={className}>
          {service.name}
        </Heading>
        <p className={className}>
          {service.what} <Link to={service.page}>More about {service.name}</Link>
        </p>
        <FactList facts={facts} className={className} />
      </Fragment>
    );
  });
}
