/**
 * Kinds of relations between projects, as verbs. Front matter states each relation once, on the subject's project; the
 * other project shows the passive form.
 */
export const relationKinds = ['uses', 'feeds', 'deploys', 'embeds', 'documents', 'continues'] as const;

export type RelationKind = (typeof relationKinds)[number];

/** Passive forms in English, for messages. */
export const passive: Readonly<Record<RelationKind, string>> = {
  uses: 'used by',
  feeds: 'fed by',
  deploys: 'deployed by',
  embeds: 'embedded in',
  documents: 'documented by',
  continues: 'continued by',
};

/** A relation between two projects, each identified by its folder. */
export interface Relation {
  from: string;
  kind: RelationKind;
  to: string;
  /** Subject or purpose of the relation: a phrase that follows the name of the other project. */
  what?: string | undefined;
}
