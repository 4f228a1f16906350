/** Why nothing was written. The message says what is wrong and what to do. */
export class ImportError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportError';
  }
}

/** Takes a sentence about what did not come over as it stood, or was added. */
export type Note = (message: string) => void;
