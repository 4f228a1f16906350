import type {TokenGroup} from './tokens.js';

/**
 * Reads the tokens of the site from its style sheet: the first rule of its style sheet, group by group, each named
 * by the comment above it.
 *
 * @throws if the sheet does not start with a rule.
 */
export function readTokens(css: string, file: string): TokenGroup[] {
  const rule = /\{([^]*?)\n\}/.exec(css)?.[1];
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
      return {
        title: comment.replaceAll(/\s+/g, ' ').trim(),
        tokens: [...declarations.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
          name,
          value: value.replaceAll(/\s+/g, ' '),
        })),
      };
    })
    .filter(({tokens}) => tokens.length > 0);
}
