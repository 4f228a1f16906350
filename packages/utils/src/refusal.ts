/** The same in every copy of this module. */
const mark: unique symbol = Symbol.for('@training-catalog/utils: refusal');

/** Why a command did not do its work, with a remedy: its message is for the person at the terminal, its stack for nobody. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly [mark] = true;
}

/**
 * Whether an error is a refusal. `instanceof` does not say so: programs such as tsx load a module twice, once for
 * `require` and once for `import`, and then there are two classes of one name.
 */
export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && mark in error;

/** Message for an error that ended a command. Only a bug of the command itself shows its stack trace. */
export function failure(error: unknown): string {
  if (isRefusal(error)) {
    return `Refused, nothing was written: ${error.message}`;
  }
  const {code, message} = error as NodeJS.ErrnoException;
  return code !== undefined && /^E[A-Z]+$/.test(code)
    ? `Nothing was written: the system refuses (${message})`
    : `Nothing was written: the command itself failed; report it with this text.\n${error instanceof Error ? (error.stack ?? message) : String(error)}`;
}
