import {ports} from './ports';

/** What the second fixture site has that the first one does not. */
export const secondSite = {
  dir: '.cache/mini-site',
  port: ports.secondSite,
  /** Id of its announcement, in the page as in storage. */
  announcementId: 'first-announcement',
  /** Host of its analytics; nothing answers there. */
  analyticsHost: 'https://umami.example.org',
} as const;
