import type {RootContent} from 'mdast';

/** ESTree of an MDX expression or import. */
const program = (statement: object): object => ({type: 'Program', sourceType: 'module', body: [statement]});

/** An import of a module's default export, to insert at the start of a page. */
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

/** An attribute value that is an identifier: `{name}`. */
export const nameValue = (name: string): object => ({
  type: 'mdxJsxAttributeValueExpression',
  value: name,
  data: {estree: program({type: 'ExpressionStatement', expression: {type: 'Identifier', name}})},
});

/** Attributes of a component: strings, or values from nameValue; undefined ones are omitted. */
export type Attributes = Readonly<Record<string, string | object | undefined>>;

/**
 * A JSX element in a page.
 *
 * @param form `flow` for a block, `text` for inline
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
