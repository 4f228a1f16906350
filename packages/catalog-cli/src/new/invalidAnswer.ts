/** Why an answer is not accepted, and what to answer instead. */
export interface InvalidAnswer {
  problem: string;
}

/** Whether reading an answer gave a problem instead of a value. */
export const isInvalid = (read: unknown): read is InvalidAnswer =>
  typeof read === 'object' && read !== null && 'problem' in read;
