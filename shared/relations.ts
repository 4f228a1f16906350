/**
 * How one project of the catalog relates to another. Front matter states each relation once, on the project that acts;
 * the other project shows it in the passive.
 */
export const relationKinds = ['uses', 'feeds', 'deploys', 'embeds', 'documents', 'continues'] as const;

export type RelationKind = (typeof relationKinds)[number];

/** What the other project shows. */
export const passive: Readonly<Record<RelationKind, string>> = {
  uses: 'used by',
  feeds: 'fed by',
  deploys: 'deployed by',
  embeds: 'embedded in',
  documents: 'documented by',
  continues: 'continued by',
};

/** A relation between two projects, by the names of their folders in docs/. */
export interface Relation {
  from: string;
  kind: RelationKind;
  to: string;
  /** What passes between them, or for what; a phrase that follows the name of the other project. */
  what?: string | undefined;
}

/** A relation as one of its two projects shows it. */
export interface Neighbor {
  /** The verb, active or passive. */
  verb: string;
  name: string;
  permalink: string;
  what?: string | undefined;
}
