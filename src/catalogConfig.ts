/** Types of `catalog.config.ts`. */
import type {IconName} from './components/Icon/icons';

/** A hue of src/css/tokens.css. */
export type Hue = 'water' | 'field' | 'amber' | 'plum' | 'clay' | 'slate' | 'rose' | 'moss' | 'indigo' | 'stone';

/** Icon and hue that identify a topic or kind. */
export interface Mark {
  icon: IconName;
  hue: Hue;
}

/** An area of content: one docs plugin instance. */
export interface AreaConfig {
  /** Content folder, and first part of the URLs of its pages. */
  folder: string;
  /** Name in the navigation bar. */
  label: string;
  /** Name in the "Tags" menu, if that lists it. */
  tagsLabel?: string;
  /** File that describes its sidebars. */
  sidebar: string;
  /** The sidebar that its pages show, if the file describes several. */
  displayedSidebar?: string;
}

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
