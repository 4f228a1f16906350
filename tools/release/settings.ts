/** What a release depends on. */

/** Scope of the packages in the code. */
export const codeScope = '@training-catalog';

/**
 * Scope under which the packages are published. An institute that owns another one writes it here. The code keeps its
 * imports: packages are then published with their siblings as aliases, and installed as one (`adr/0018-releases.md`).
 */
export const scope = codeScope as string;

/** Registry of the rehearsal: that of npm's own clients, on this machine. */
export const registryPackage = {name: 'verdaccio', version: '6.8.0'} as const;
