import type {TokenGroup} from './tokens.js';

/** The first rule of a style sheet, which has its tokens; undefined if it has no rule. */
export const tokenRule = (css: string): string | undefined => /\{([^]*?)\n\}/.exec(css)?.[1];

/** Tokens that declarations set, in order, with each value in one line. */
export const tokensIn = (declarations: string): {name: string; value: string}[] =>
  [...declarations.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.replaceAll(/\s+/g, ' '),
  }));

/**
 * Reads the tokens of a style sheet: those of its first rule, group by group, each named by the comment above it.
 *
 * @param file Path of the sheet, for messages.
 * @throws if the sheet does not start with a rule.
 */
export function readTokens(css: string, file: string): TokenGroup[] {
  const rule = tokenRule(css);
  if (rule === undefined) {
    throw new Error(
      `${file}: no rule with tokens; write :root { /* Colors */ --catalog-ink: #14252c; } with a comment above each group`,
    );
  }
  return rule
    .split('/*')
    .slice(1)
    .map((part) => {
      const [comment = '', declarations = ''] = part.split('*/');
      return {title: comment.replaceAll(/\s+/g, ' ').trim(), tokens: tokensIn(declarations)};
    })
    .filter(({tokens}) => tokens.length > 0);
}
