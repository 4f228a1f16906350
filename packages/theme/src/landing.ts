import type {Mark} from './options.js';

/** An entry point on the landing page. */
export interface EntryPoint extends Mark {
  /** What the reader wants, as a heading. */
  reader: string;
  text: string;
  links: readonly {label: string; to: string}[];
}

/** A sentence with a link below the buttons of the landing page. */
export interface LandingNote {
  /** Its beginning; the link follows, and ends it. */
  before: string;
  label: string;
  to: string;
}

/** What a landing page says besides what is generated. */
export interface LandingPageProps {
  /** One for each kind of reader. */
  entryPoints: readonly EntryPoint[];
  /** About the publisher; a link to its homepage follows. */
  about: string;
  note?: LandingNote | undefined;
}
