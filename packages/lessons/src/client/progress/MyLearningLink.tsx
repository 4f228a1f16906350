import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import settings from '@generated/lessons/default/settings.json';

/** Link to the page with a learner's progress, if the site has one. */
export default function MyLearningLink(): ReactNode {
  return settings.progressPage === undefined ? null : (
    <Link to={settings.progressPage}>
      {translate({id: 'training-catalog.lessons.my-learning', message: 'My learning', description: 'Link to progress'})}
    </Link>
  );
}
