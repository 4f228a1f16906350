import * as z from 'zod';

/** A text that is not empty. */
export const text = z.string().trim().min(1);

/** A full URL that starts with https. */
export const httpsUrl = z.url({protocol: /^https$/, error: 'write a full URL that starts with https://'});
