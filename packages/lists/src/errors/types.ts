/** The errors on a page, or on all pages of a project, as the list of errors shows them. */
export interface ErrorGroup {
  /** Name of the project; elsewhere, title of the page. */
  name: string;
  /** Fragment of its URL. */
  anchor: string;
  sections: readonly ErrorSection[];
}

/** The section of a page with errors. */
export interface ErrorSection {
  /** Title of the page. */
  title: string;
  /** Address of the section. */
  to: string;
  /** What readers see, in the order of the page. Text between backticks is code. */
  errors: readonly string[];
}
