import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import settings from '@generated/lessons/default/settings.json';
import {workLinkAttribute} from '@training-catalog/utils/work';

/** Parameter of a query that names the page whose work is shown. */
export const workQuery = 'work';

/** Anchor of the work on the page with the progress, which is below what is done. */
export const workAnchor = 'my-work';

/** Link to the page with a learner's progress and work, if the site has one. */
export default function MyLearningLink(): ReactNode {
  return settings.progressPage === undefined ? null : (
    <Link to={settings.progressPage} {...{[workLinkAttribute]: ''}}>
      {translate({id: 'training-catalog.lessons.my-learning', message: 'My learning', description: 'Link to progress'})}
    </Link>
  );
}

/** Link to what the learner has written on a page, there. */
export const MyWorkLink = ({page}: {page: string}): ReactNode =>
  settings.progressPage === undefined ? null : (
    <Link to={`${settings.progressPage}?${workQuery}=${encodeURIComponent(page)}#${workAnchor}`}>
      {translate({
        id: 'training-catalog.lessons.my-work',
        message: 'Save or print your work',
        description: 'Link to the programs, outputs, and answers of a learner',
      })}
    </Link>
  );
