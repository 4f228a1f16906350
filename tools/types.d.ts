declare module 'spdx-satisfies' {
  /** Whether the approved licenses satisfy a license given as an SPDX expression. */
  export default function satisfies(expression: string, approved: readonly string[]): boolean;
}
