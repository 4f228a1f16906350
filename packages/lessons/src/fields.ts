import * as z from 'zod';

/** A text that is not empty. */
export const text = z.string().trim().min(1);
