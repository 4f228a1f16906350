import ts from 'typescript';

/** A source file of a test: its path in the repository and its text. */
export interface TestSource {
  file: string;
  text: string;
}

/** Line of a position in a text, from 1. */
const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** Spellings of a project's folder in a test: its name, the name in an address, the slug of its category. */
function spellings(name: string): RegExp[] {
  const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  // A name of one plain word may be just that word. In a path of docs/ it is the project.
  if (/^\p{L}\p{Ll}+$/u.test(name)) {
    return [new RegExp(`\\bdocs/${quoted(name)}(?![\\p{L}\\p{N}])`, 'gu')];
  }
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const forms = new Set([name, encodeURI(name), ...(slug.includes('-') ? [slug] : [])]);
  return [...forms].map((form) => new RegExp(`(?<![\\p{L}\\p{N}])${quoted(form)}(?![\\p{L}\\p{N}])`, 'gu'));
}

/**
 * Finds names of real projects in a test.
 *
 * @param names folder names of docs/; those shorter than five characters are not searched for
 * @returns one `file:line: what is wrong; what to write` for each name and line
 */
export function nameDiagnostics({file, text}: TestSource, names: readonly string[]): string[] {
  const diagnostics = names
    .filter((name) => name.length >= 5)
    .flatMap((name) =>
      spellings(name).flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({0: found, index}) => ({line: lineAt(text, index), found, name})),
      ),
    )
    .sort((a, b) => a.line - b.line)
    .map(
      ({line, found, name}) =>
        `${file}:${line}: "${found}" names the project docs/${name}, which may be renamed or removed; take a page of the fixture site, an invented name, or what the catalog holds`,
    );
  return [...new Set(diagnostics)];
}

const comparisons = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** Members of Vitest's and Playwright's `expect` that start an expectation, as `expect(...)` itself does. */
const beginnings = ['soft', 'poll'];

/** The name in `expect.name(...)`; undefined for any other call. */
function nameOnExpect(node: ts.CallExpression): string | undefined {
  const {expression: callee} = node;
  return ts.isPropertyAccessExpression(callee) &&
    ts.isIdentifier(callee.expression) &&
    callee.expression.text === 'expect'
    ? callee.name.text
    : undefined;
}

/** Whether a call is `expect(...)`, `expect.soft(...)`, or `expect.poll(...)`. */
const isBeginning = (node: ts.CallExpression): boolean =>
  (ts.isIdentifier(node.expression) && node.expression.text === 'expect') ||
  beginnings.includes(nameOnExpect(node) ?? '');

/** Whether an expression starts with an expectation, as `expect(a).not` and `expect(a).resolves.toBe(b)` do. */
function followsExpectation(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) {
    return isBeginning(node) || followsExpectation(node.expression);
  }
  return ts.isPropertyAccessExpression(node) && followsExpectation(node.expression);
}

/** Name of the matcher in a call, such as `toBe` or `objectContaining`; undefined if there is none. */
function matcherName(node: ts.CallExpression): string | undefined {
  if (isBeginning(node)) {
    return undefined;
  }
  const {expression: callee} = node;
  return ts.isPropertyAccessExpression(callee) && followsExpectation(callee.expression)
    ? callee.name.text
    : nameOnExpect(node);
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

/** Numbers greater than 1 in an expression, except in functions and in arguments of other calls. */
function numbersIn(node: ts.Node): ts.NumericLiteral[] {
  if (ts.isNumericLiteral(node)) {
    return Number(node.text) > 1 ? [node] : [];
  }
  if (ts.isPropertyAssignment(node)) {
    return numbersIn(node.initializer);
  }
  if (
    ts.isArrayLiteralExpression(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isBinaryExpression(node) ||
    ts.isConditionalExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isSpreadElement(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    return childrenOf(node).flatMap(numbersIn);
  }
  return [];
}

/** Numbers greater than 1 in comparisons anywhere below a node. */
function comparedNumbers(node: ts.Node): ts.NumericLiteral[] {
  const own =
    ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)
      ? [...numbersIn(node.left), ...numbersIn(node.right)]
      : [];
  return [...own, ...childrenOf(node).flatMap(comparedNumbers)];
}

/**
 * Finds bare numbers greater than 1 that a test expects, as arguments of a matcher or in a comparison
 * inside `expect(...)`. In a test of the real build such a number is a count of the current content, or a
 * limit that should have a name and a unit.
 *
 * @returns one `file:line: what is wrong; what to write` for each number
 */
export function countDiagnostics({file, text}: TestSource): string[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found = new Map<ts.NumericLiteral, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const matcher = matcherName(node);
      if (matcher !== undefined) {
        node.arguments.flatMap(numbersIn).forEach((number) => found.set(number, `${matcher}(${number.getText()})`));
      }
      if (isBeginning(node)) {
        node.arguments
          .flatMap(comparedNumbers)
          .forEach((number) => found.set(number, `the comparison ${number.parent.getText()}`));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found].map(
    ([number, where]) =>
      `${file}:${lineAt(text, number.getStart())}: ${where} expects a bare number, which changes with the content; compare with what the catalog, the sitemap, or the build holds, or give a limit a constant named with its unit`,
  );
}
