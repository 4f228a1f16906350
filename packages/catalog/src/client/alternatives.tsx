import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ProjectFacts} from '../projectFacts.js';

type Alternative = NonNullable<ProjectFacts['instead']>[number];

/** Tools of others that serve some readers better, each with the reason, who maintains it, and its license. */
export const alternatives = (instead: ProjectFacts['instead']): ReactNode[] =>
  (instead ?? []).map(({name, url, reason, maintainer, license}: Alternative) => (
    <Translate
      key={url}
      id="training-catalog.catalog.instead.entry"
      description="A tool of others that serves some readers better; name is a link to it"
      values={{name: <Link to={url}>{name}</Link>, reason, maintainer, license}}
    >
      {'{name}: {reason} ({maintainer}; {license})'}
    </Translate>
  ));
