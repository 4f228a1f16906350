import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import settings from '@generated/lessons/default/settings.json';
import {myLearningText} from '../texts.js';

/** Link to the page with a learner's progress, if the site has one. */
export default function MyLearningLink(): ReactNode {
  return settings.progressPage === undefined ? null : <Link to={settings.progressPage}>{myLearningText()}</Link>;
}
