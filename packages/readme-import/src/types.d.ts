declare module 'spdx-expression-parse' {
  /** Reads a license given as an SPDX expression. It throws an error for any other text. */
  export default function parse(expression: string): object;
}
