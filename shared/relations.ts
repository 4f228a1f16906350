/**
 * Kinds of relations between projects, as verbs. Front matter states each relation once, on the subject's project; the
 * other project shows the passive form.
 */
export const relationKinds = ['uses', 'feeds', 'deploys', 'embeds', 'documents', 'continues'] as const;

export type RelationKind = (typeof relationKinds)[number];

/** Passive forms, shown on the other project. */
export const passive: Readonly<Record<RelationKind, string>> = {
  uses: 'used by',
  feeds: 'fed by',
  deploys: 'deployed by',
  embeds: 'embedded in',
  documents: 'documented by',
  continues: 'continued by',
};

/** A relation between two projects, identified by their folder names in docs/. */
export interface Relation {
  from: string;
  kind: RelationKind;
  to: string;
  /** Subject or purpose of the relation: a phrase that follows the name of the other project. */
  what?: string | undefined;
}

/** A relation from the point of view of one of its projects. */
export interface Neighbor {
  /** The verb, active or passive. */
  verb: string;
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
