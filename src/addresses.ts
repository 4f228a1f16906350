/** Addresses that are made from the configuration of the catalog. */
import {repository} from '../catalog.config';

/** URL of the repository, without a trailing slash. */
export const repositoryUrl = `https://github.com/${repository.organization}/${repository.project}`;

/** Base URL for editing a file on GitHub; append the file's path. */
export const editBaseUrl = `${repositoryUrl}/edit/${repository.branch}/`;

/**
 * URL of the issue form for a problem with a page, with the page filled in.
 *
 * @param page Full URL of the page.
 */
export const problemReport = (page: string): string =>
  `${repositoryUrl}/issues/new?template=page.yml&page=${encodeURIComponent(page)}`;

/** Origin of the video player: YouTube's cookie-free host, the only one that pages may embed in a frame. */
export const videoHost = 'https://www.youtube-nocookie.com';
