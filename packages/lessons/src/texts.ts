/** Texts that the build writes into pages, so that no reader loads a script for them. */
export const englishTexts = {
  alpha: {message: 'Alpha', description: 'Stage of a lesson'},
  beta: {message: 'Beta', description: 'Stage of a lesson'},
  stable: {message: 'Stable', description: 'Stage of a lesson'},
  run: {message: 'every step was run', description: 'Reason for the stage of a lesson'},
  notRun: {message: 'not every step was run', description: 'Reason for the stage of a lesson'},
  timed: {message: 'its sections have times', description: 'Reason for the stage of a lesson'},
  notTimed: {message: 'its sections have no times', description: 'Reason for the stage of a lesson'},
  taught: {message: 'it was taught on {day}', description: 'Reason for the stage of a lesson'},
  notTaught: {message: 'no class is known to have used it', description: 'Reason for the stage of a lesson'},
  version: {message: 'Version: {version}', description: 'Version of a lesson, or the day of its last change'},
  authors: {message: 'Written by', description: 'Before the authors of a lesson'},
  reviewers: {message: 'Reviewed by', description: 'Before the reviewers of a lesson'},
  report: {message: 'Report a problem by mail', description: 'Link to a mail about a lesson'},
} as const;

/** The texts in a language, by key. */
export type FileTexts = Readonly<Record<keyof typeof englishTexts, string>>;
