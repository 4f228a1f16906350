// Apart from projectFacts.ts, so that browsers do not load the schema.
import type {ProjectFacts} from './projectFacts.js';

/** Where to report a problem with a project: as stated, or else the issues of its repository at GitHub. */
export function trackerOf({issues, repository}: Pick<ProjectFacts, 'issues' | 'repository'>): string | undefined {
  if (issues !== undefined) {
    return issues === 'none' ? undefined : issues;
  }
  const atGitHub = /^https:\/\/github\.com\/[^/]+\/[^/]+?(?=\.git$|\/?$)/.exec(repository ?? '')?.[0];
  return atGitHub && `${atGitHub}/issues`;
}
