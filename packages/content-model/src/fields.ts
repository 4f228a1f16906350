import * as z from 'zod';

/** Schema of a text that is not empty. */
export const nonEmptyText = z.string().trim().min(1);

/** Schema of a full URL that starts with https. */
export const httpsUrl = z.url({protocol: /^https$/, error: 'write a full URL that starts with https://'});
