import type {ProjectFacts} from '../content-lint/model/schemas';
import type {StepsRun} from './lastRun';

/** What projects are filtered by, in the order of the form; also the names in the address. */
export const facets = ['topic', 'release', 'kind', 'license', 'area', 'run'] as const;
export type Facet = (typeof facets)[number];

/** A tag as pages name and link it. */
export interface Label {
  label: string;
  /** Address of its tag page, with the base path. */
  permalink: string;
}

/** A project as lists show it. */
export interface CatalogProject {
  /** Name of its folder in docs/. */
  name: string;
  /** Address of its main page, with the base path. */
  permalink: string;
  summary: string;
  kind: ProjectFacts['kind'];
  area: ProjectFacts['area'];
  license?: string | undefined;
  /** Whether the steps on its pages were run; absent if they were not. */
  stepsRun?: StepsRun | undefined;
  status?: ProjectFacts['status'];
  topics: readonly Label[];
  /** Newest first. */
  releases: readonly Label[];
}

/** A project as the explorer lists it: of its releases, which it does not link, only the names. */
export interface ListedProject extends Omit<CatalogProject, 'releases'> {
  /** Newest first. */
  releases: readonly string[];
}

/** A project as pages of another one name it. */
export type RelatedProject = Pick<CatalogProject, 'name' | 'permalink' | 'summary'>;

/** A tag with the names of the projects that carry it. */
export interface Group extends Label {
  description: string;
  projects: readonly string[];
}

/** Everything that lists of projects are made from. */
export interface Catalog {
  projects: readonly CatalogProject[];
  topics: readonly Group[];
  /** Newest first. */
  releases: readonly Group[];
}

/** Projects as a page lists them: all, or the first ones and how many more there are. */
export interface ProjectList {
  projects: readonly RelatedProject[];
  more: number;
}

/** A tag with its projects as a page lists them. */
export interface ListedGroup extends Label, ProjectList {
  description: string;
}

/** Projects by topic and by release, newest first. */
export interface CatalogLists {
  topics: readonly ListedGroup[];
  releases: readonly ListedGroup[];
}

/** A release with the projects that it brought, and those that an earlier one had, too. */
export interface ListedRelease extends Label {
  first: ProjectList;
  renewed: ProjectList;
}

/** A value of a filter, and how many projects it would leave under the rest of the choice. */
export interface Option {
  value: string;
  count: number;
}

/** What the landing page shows of the catalog, as plugins/catalog/landing.ts chooses it. */
export interface Landing {
  /** Projects that it lists at first. */
  projects: readonly ListedProject[];
  /** Number of all projects. */
  count: number;
  /** Values of the filters; absent if the page lists all projects, which tell them. */
  options?: Readonly<Partial<Record<Facet, readonly Option[]>>>;
  topics: readonly (Label & {description: string; count: number})[];
  /** Newest first. */
  releases: readonly (Label & {count: number})[];
  /** The newest release, with some of its projects. */
  news?: Label & {projects: readonly RelatedProject[]};
}

/** The version that the pages of a project describe, as its card says it. */
export interface DescribedVersion {
  release?: string;
  /** Commit in seven digits, with the address of its files. */
  commit?: {label: string; url?: string};
  /** Set where the project has neither. */
  unversioned?: true;
  /** The newest release, if it is a later one. */
  newer?: {label: string; url: string};
}

/** A place in a drawing, in its units. */
interface Place {
  x: number;
  y: number;
}

/** The drawing of projects around their topics, as plugins/catalog/constellation.ts lays it out. */
export interface Constellation {
  width: number;
  height: number;
  topics: readonly (Label & Place)[];
  projects: readonly (Place & {
    name: string;
    permalink: string;
    /** Indexes of its topics. */
    topics: readonly number[];
    /** Whether the newest release holds it. */
    isNew: boolean;
  })[];
}

/** A project as its other pages name it, with the facts of its main page. */
export interface ProjectOfPage {
  /** Name of its folder in docs/. */
  name: string;
  /** Address of its main page, with the base path. */
  permalink: string;
  facts: ProjectFacts;
}
