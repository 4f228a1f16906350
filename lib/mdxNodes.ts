import type {RootContent} from 'mdast';

/** The ESTree node of a name or an import in a page. */
const program = (statement: object): object => ({type: 'Program', sourceType: 'module', body: [statement]});

/** An import of the default export of a module, for the beginning of a page. */
export const importNode = (name: string, source: string): RootContent =>
  ({
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: program({
        type: 'ImportDeclaration',
        specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
        source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
        attributes: [],
      }),
    },
  }) as unknown as RootContent;

/** An attribute value that refers to a name. */
export const nameValue = (name: string): object => ({
  type: 'mdxJsxAttributeValueExpression',
  value: name,
  data: {estree: program({type: 'ExpressionStatement', expression: {type: 'Identifier', name}})},
});

/** Attributes of a component: strings, or values made by nameValue; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | object | undefined>>;

/**
 * A component in a page.
 *
 * @param form `flow` for a block, `text` for a part of a line
 */
export function componentNode(
  name: string,
  attributes: Attributes = {},
  children: readonly unknown[] = [],
  form: 'flow' | 'text' = 'flow',
): RootContent {
  return {
    type: form === 'flow' ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute', name: key, value}],
    ),
    children,
  } as RootContent;
}
