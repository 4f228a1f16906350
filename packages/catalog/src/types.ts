import type {ProjectSteps, StepCount} from '@training-catalog/tutorial-steps/client';
import type {DataKind, ProjectFacts} from './projectFacts.js';
import type {Relation, RelationKind} from './relations.js';

/** Label and link of a tag. */
export interface Label {
  label: string;
  /** Permalink of its tag page, with the base path. */
  permalink: string;
}

/** A project in lists. */
export interface CatalogProject {
  /** Name of its folder. */
  name: string;
  /** Permalink of its main page, with the base path. */
  permalink: string;
  summary: string;
  kind: ProjectFacts['kind'];
  area: ProjectFacts['area'];
  license?: string | undefined;
  /** Steps on its pages, and how many of them were run; absent if its pages have none. */
  steps?: ProjectSteps | undefined;
  status?: ProjectFacts['status'];
  topics: readonly Label[];
  /** Newest first. */
  releases: readonly Label[];
  /** Month of the first release, if it is before those. */
  since?: ProjectFacts['since'];
}

/** A project in the explorer, with its topics and releases by their labels. */
export interface ListedProject extends Omit<CatalogProject, 'topics' | 'releases' | 'since'> {
  topics: readonly string[];
  /** Newest first. */
  releases: readonly string[];
}

/** A project as shown on pages of other projects. */
export type RelatedProject = Pick<CatalogProject, 'name' | 'permalink' | 'summary'>;

/** A tag with the names of its projects. */
export interface Group extends Label {
  description: string;
  projects: readonly string[];
}

/** Data for all lists of projects. */
export interface Catalog {
  projects: readonly CatalogProject[];
  topics: readonly Group[];
  /** Newest first. */
  releases: readonly Group[];
}

/** A tag with its list of projects. */
export interface ListedGroup extends Label {
  description: string;
  projects: readonly RelatedProject[];
}

/** Projects by topic and by release, newest first. */
export interface CatalogLists {
  topics: readonly ListedGroup[];
  releases: readonly ListedGroup[];
}

/** A question that a project answers, as lists of a field show it. */
export interface ListedQuestion {
  question: string;
  /** Fragment of its URL. */
  anchor: string;
  /** The project to use first. */
  project: RelatedProject;
  /** Page to start with, if it is another one than the project's main page. */
  start?: {title: string; permalink: string};
  /** Projects to continue with. */
  needs: readonly string[];
  /**
   * Time to a first result: as planned, with reading, or what the steps took, with their number if not all were run, and
   * on which system and machine; and which data the result is of.
   */
  firstResult?: {minutes: number; place?: string; isWithReading?: true; steps?: StepCount; data?: DataKind} | undefined;
  status?: ProjectFacts['status'];
  /** How many of the steps on the project's pages were run, and when. */
  steps?: ProjectSteps | undefined;
  /** Projects to continue with. */
  then: readonly Pick<RelatedProject, 'name' | 'permalink'>[];
  /** What to use instead, if it serves better. */
  instead?: ProjectFacts['instead'];
}

/** The questions of a field. */
export interface QuestionList {
  field: string;
  questions: readonly ListedQuestion[];
}

/** A model or data set, as the list of all of them shows it. */
export interface ListedArtifact {
  /** Fragment of its URL. */
  anchor: string;
  project: RelatedProject;
  facts: NonNullable<ProjectFacts['artifacts']>[number];
}

/** A release with its new projects, and with the updated ones that were in earlier releases. */
export interface ListedRelease extends Label {
  added: readonly RelatedProject[];
  updated: readonly RelatedProject[];
}

/** A value of a facet, and the number of projects that match it and the other active filters. */
export interface Option {
  value: string;
  count: number;
}

/** Catalog data for the landing page, selected by data/lists.ts. */
export interface Landing {
  projects: readonly ListedProject[];
  topics: readonly (Label & {description: string; count: number})[];
  /** The newest release, with some of its projects. */
  news?: Label & {projects: readonly RelatedProject[]};
}

/** What a project's card shows in addition to the facts in front matter. */
export interface CardData {
  /** Name of the project. */
  name?: string;
  described?: DescribedVersion | undefined;
  signs?: VitalSigns | undefined;
  /** Steps on its pages; absent if they have none. */
  steps?: ProjectSteps | undefined;
  /** What the steps of its pages work on, each kind once. */
  data?: readonly DataKind[];
  /** Its models and data sets, each with the fragment of its URL in the list of all of them. */
  artifacts?: readonly {name: string; anchor: string}[];
}

/** What the recorded state of its repository says about a project. Dates are days, such as 2025-07-31. */
export interface VitalSigns {
  /** Account at GitHub that has the repository. */
  owner?: string | undefined;
  /** Newest commit. */
  changed: string;
  /** When somebody looked. */
  checked?: string;
  /** Whether that was less than a year ago, when the site was built. */
  isFresh: boolean;
  /** The highest release. */
  release?: {name: string; date: string};
  /** Number of releases. */
  releases?: number;
  /** Date of the listed version, if it is the highest release. */
  listed?: string;
  tests?: boolean;
  ci?: boolean;
}

/** The version that a project's pages describe, for its card. */
export interface DescribedVersion {
  release?: string;
  /** Abbreviated commit (7 digits), and the URL of its files. */
  commit?: {label: string; url?: string};
  /** Set if the project has neither. */
  unversioned?: true;
  /** Why it is not the listed version. */
  why?: string;
  /** The newest release, if it is newer than the described one. */
  newer?: {label: string; url: string};
}

/** A position in drawing units. */
interface Place {
  x: number;
  y: number;
}

/** Projects around the topics that they share, laid out by layout/topicGraph.ts. */
export interface TopicGraph {
  width: number;
  height: number;
  topics: readonly (Label & Place)[];
  projects: readonly (Place & {
    name: string;
    permalink: string;
    /** Indexes into `topics`. */
    topics: readonly number[];
    /** Whether it is in the newest release. */
    isNew: boolean;
  })[];
}

/** Facts of a project's main page, for the project's other pages. */
export interface ProjectOfPage {
  /** Name of its folder. */
  name: string;
  /** Permalink of its main page, with the base path. */
  permalink: string;
  facts: ProjectFacts;
}

/** A relation from the point of view of one of its projects. */
export interface Neighbor {
  kind: RelationKind;
  name: string;
  permalink: string;
  what?: string | undefined;
}

/** The relations of a project, in both directions. */
export interface Neighborhood {
  /** Name of the project. */
  name: string;
  /** Projects that act on it. */
  incoming: readonly Neighbor[];
  /** Projects that it acts on. */
  outgoing: readonly Neighbor[];
}

/** A project on the map: a box in drawing units, with its name split into lines. */
export interface MappedNode extends Place {
  name: string;
  /** Permalink of its main page, with the base path. */
  permalink: string;
  topics: readonly string[];
  lines: readonly string[];
  width: number;
  height: number;
}

/** A relation on the map: SVG path data of its line, and the center of its label. */
export interface MappedRelation extends Relation {
  path: string;
  label: readonly [number, number];
}

/** The relations between projects, laid out when the site is built, and the projects without one. */
export interface RelationMap {
  width: number;
  height: number;
  /** Distance between the lines of a name. */
  lineHeight: number;
  nodes: readonly MappedNode[];
  relations: readonly MappedRelation[];
  /** Projects without a relation. */
  alone: readonly RelatedProject[];
}

/** Icon and hue that identify a topic. */
export interface Mark {
  icon: string;
  hue: string;
}

/** Options of the plugin that components need. */
export interface ClientSettings {
  topics: Readonly<Record<string, Mark>>;
  maturities: Readonly<Record<string, string>>;
  releasePrefix: string;
  /** Path of the page with the models and data sets. */
  artifactsPage?: string | undefined;
  mapPage?: string | undefined;
  /** Path of the page with search results, which takes the words as `?q=`. */
  searchPage?: string | undefined;
}
