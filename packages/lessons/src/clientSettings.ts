/** What components know of the options and the site. */
export interface ClientSettings {
  /** URLs of the style sheets. */
  styles: {lesson: string; term: string};
  /** What a lesson is, in its structured data: `lesson`, and what other plugins add. */
  resourceTypes: readonly string[];
  /** Path of the page with a learner's progress, without the base path; undefined if there is none. */
  progressPage?: string | undefined;
  /** Who provides the lessons. */
  provider?: {name: string; url: string} | undefined;
  /** URL of the license of the lessons' texts. */
  license?: string | undefined;
}
