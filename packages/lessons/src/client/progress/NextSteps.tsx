import type {ReactNode} from 'react';
import paths from '@generated/lessons/default/paths.json';
import PathProgress from './PathProgress.js';
import {pageKey} from './progress.js';

/** The learning paths that a finished lesson is on. Has the data of all paths, so it is loaded on request. */
export default function NextSteps({page}: {page: string}): ReactNode {
  return paths
    .filter(({steps}) => steps.some((step) => pageKey(step.permalink) === page))
    .map((path) => (
      <p key={path.title}>
        <span>{`${path.title}: `}</span>
        <PathProgress path={path} />
      </p>
    ));
}
