/**
 * In: a page as MDX compiles it, which imports functions from React's JSX runtime. Out: the same with these functions in
 * local constants. A page calls one for every element, and the bundler keeps a record of each use of an import, for
 * browsers and for the server, until the build ends.
 */
import type {AssignmentProperty, ImportDeclaration, Program, VariableDeclaration} from 'estree';

const runtime = /^react\/jsx(-dev)?-runtime$/;

const isRuntimeImport = (node: Program['body'][number]): node is ImportDeclaration =>
  node.type === 'ImportDeclaration' && runtime.test(String(node.source.value));

const namespace = {type: 'Identifier' as const, name: 'jsxRuntime'};

/** `const {jsx: _jsx} = jsxRuntime`, for the functions that an import names. */
const locals = ({specifiers}: ImportDeclaration): VariableDeclaration => ({
  type: 'VariableDeclaration',
  kind: 'const',
  declarations: [
    {
      type: 'VariableDeclarator',
      id: {
        type: 'ObjectPattern',
        properties: specifiers.flatMap((specifier): AssignmentProperty[] =>
          specifier.type === 'ImportSpecifier'
            ? [
                {
                  type: 'Property',
                  kind: 'init',
                  method: false,
                  shorthand: false,
                  computed: false,
                  key: specifier.imported,
                  value: specifier.local,
                },
              ]
            : [],
        ),
      },
      init: namespace,
    },
  ],
});

/**
 * Makes the transformer.
 *
 * @throws from the transformer, if a page does not import the runtime: MDX has changed what it writes.
 */
export default function jsxRuntimeLocals() {
  return (program: Program): void => {
    const index = program.body.findIndex(isRuntimeImport);
    const found = program.body[index];
    if (!found || !isRuntimeImport(found)) {
      throw new Error(
        'the compiled page does not import "react/jsx-runtime", so plugins/recma-jsx-runtime-locals changes nothing; find how MDX calls React now, or delete the plugin',
      );
    }
    const whole: ImportDeclaration = {...found, specifiers: [{type: 'ImportNamespaceSpecifier', local: namespace}]};
    program.body.splice(index, 1, whole, locals(found));
  };
}
