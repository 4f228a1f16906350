import type {Root, RootContent} from 'mdast';
import {forEachNode} from './nodes.js';

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

/**
 * Imports the theme components that a page names, so that other pages do not load them and their data.
 *
 * @param known names of the components
 */
export function importThemeComponents(tree: Root, known: readonly string[]): void {
  const named = new Set<string>();
  forEachNode(tree, (node) => {
    if ('name' in node && typeof node.name === 'string' && known.includes(node.name)) {
      named.add(node.name);
    }
  });
  tree.children.unshift(...Array.from(named, (name) => importNode(name, `@theme/${name}`)));
}

/** An attribute value that is an identifier: `{name}`. */
export const nameValue = (name: string): object => ({
  type: 'mdxJsxAttributeValueExpression',
  value: name,
  data: {estree: program({type: 'ExpressionStatement', expression: {type: 'Identifier', name}})},
});

/** An attribute value that is a text if a constant of the bundler is true, and otherwise nothing: `{NAME ? "text" : undefined}`. */
export const textIf = (name: string, text: string): object => ({
  type: 'mdxJsxAttributeValueExpression',
  value: `${name} ? ${JSON.stringify(text)} : undefined`,
  data: {
    estree: program({
      type: 'ExpressionStatement',
      expression: {
        type: 'ConditionalExpression',
        test: {type: 'Identifier', name},
        consequent: {type: 'Literal', value: text, raw: JSON.stringify(text)},
        alternate: {type: 'Identifier', name: 'undefined'},
      },
    }),
  },
});

type ComponentAttribute = Extract<RootContent, {type: 'mdxJsxFlowElement'}>['attributes'][number];

/** Value of a component's attribute in braces. */
type ExpressionValue = Extract<Extract<ComponentAttribute, {type: 'mdxJsxAttribute'}>['value'], object>;

/** An attribute value that is a function that loads a module on request: `{() => import("...")}`. */
export function importerValue(source: string): ExpressionValue {
  const literal = {type: 'Literal', value: source, raw: JSON.stringify(source)};
  const expression = {
    type: 'ArrowFunctionExpression',
    expression: true,
    params: [],
    body: {type: 'ImportExpression', source: literal},
  };
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: `() => import(${literal.raw})`,
    data: {estree: program({type: 'ExpressionStatement', expression})},
  } as ExpressionValue;
}

/** Attributes of a component: strings, or values from the functions above; undefined ones are omitted. */
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
