/** The check could not run; the message says why, and what to do. */
export class CheckError extends Error {
  override readonly name = 'CheckError';
}
