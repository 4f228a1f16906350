import {ports} from './ports';

/** What only the second fixture site has. */
export const secondSite = {
  dir: '.cache/mini-site',
  port: ports.secondSite,
  /** Id of its announcement, in the page and in storage. */
  announcementId: 'first-announcement',
  /** Host of its analytics, which does not exist. */
  analyticsHost: 'https://umami.example.org',
} as const;
