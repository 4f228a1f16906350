/**
 * Lint rules for pages that a browser translates.
 *
 * `code-untranslated`: an element with code says that it is not translated, because a translated command does not work.
 *
 * `texts-in-elements`: a text that a component shows beside something else is in an element of its own.
 *
 * The translator of a browser replaces each text node by an element with another text. React does not know: it throws when
 * it removes the text that it made or inserts an element before it, and the page is gone; what it writes into that text is
 * never seen. An element around the text stays, and so does a text that is the only child of its element, because React
 * sets all of its content.
 *
 * Reported are
 *
 * - a text that may change, beside something else: `{count} <b>of</b>`, `{open && 'open'}`, `{names.map((name) => name)}`
 * - a text, even a space, that follows something that may be absent: `{open && <b />} text`
 * - a component that returns a text, because it cannot know what stands beside it
 *
 * The types of plugins have no names outside of oxlint.
 *
 * @typedef {Exclude<Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1], {createOnce: unknown}>} Rule
 * @typedef {Parameters<Rule['create']>[0]} Context
 * @typedef {Parameters<NonNullable<ReturnType<Rule['create']>['JSXElement']>>[0]} JSXElement
 * @typedef {JSXElement['parent']} Node
 */

/**
 * What an expression puts on the page.
 *
 * @typedef {object} Shown
 * @property {'none' | 'given' | 'fixed' | 'changing'} text Whether it may be a text, and whether that may change or
 *   disappear; `given` is what the user of a component puts into it.
 * @property {boolean} mayBeAbsent Whether there may be no element.
 */

/** @type {Shown} */
const element = {text: 'none', mayBeAbsent: false};
/** @type {Shown} */
const nothing = {text: 'none', mayBeAbsent: true};
/** @type {Shown} */
const fixedText = {text: 'fixed', mayBeAbsent: false};
/** @type {Shown} */
const givenText = {text: 'given', mayBeAbsent: false};
/** @type {Shown} */
const changingText = {text: 'changing', mayBeAbsent: false};

/** @param {Shown} shown */
const isText = ({text}) => text === 'fixed' || text === 'changing';

/**
 * One of several: a text among them may disappear.
 *
 * @param {Shown[]} all
 * @returns {Shown}
 */
const oneOf = (all) => ({
  text: all.some(isText) ? 'changing' : 'none',
  mayBeAbsent: all.some(({mayBeAbsent}) => mayBeAbsent),
});

/**
 * What a function returns, without what functions inside it return.
 *
 * @param {Node | null | undefined} node Its body.
 * @returns {(Node | null)[]}
 */
function returned(node) {
  if (!node) {
    return [];
  }
  switch (node.type) {
    case 'BlockStatement':
      return node.body.flatMap(returned);
    case 'ReturnStatement':
      return [node.argument];
    case 'IfStatement':
      return [...returned(node.consequent), ...returned(node.alternate)];
    case 'SwitchStatement':
      return node.cases.flatMap(({consequent}) => consequent.flatMap(returned));
    case 'TryStatement':
      return [...returned(node.block), ...returned(node.handler?.body), ...returned(node.finalizer)];
    case 'ForStatement':
    case 'ForOfStatement':
    case 'ForInStatement':
    case 'WhileStatement':
      return returned(node.body);
    default:
      return [];
  }
}

/**
 * What the functions of a call such as `names.map((name) => …)` return.
 *
 * @param {Node} node
 */
const returnedBy = (node) =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression' || node.type === 'FunctionDeclaration'
    ? node.body?.type === 'BlockStatement'
      ? returned(node.body)
      : [node.body]
    : [];

/**
 * Children that React makes something of.
 *
 * @param {readonly Node[]} children
 */
const madeOf = (children) =>
  children.filter((child) =>
    child.type === 'JSXText'
      ? !/^\s*$/.test(child.value) || !child.value.includes('\n')
      : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression',
  );

/**
 * Whether a value is what the user of a component puts into it.
 *
 * @param {Node} node
 */
const isChildren = (node) =>
  (node.type === 'MemberExpression' ? node.property : node).type === 'Identifier' &&
  /** @type {{name: string}} */ (node.type === 'MemberExpression' ? node.property : node).name === 'children';

/** @param {Node} callee */
const isListCall = (callee) =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  ['map', 'flatMap', 'from'].includes(callee.property.name);

/**
 * Whether a child is a list, whose items stand beside each other.
 *
 * @param {Node} child
 */
function isList(child) {
  const expression = child.type === 'JSXExpressionContainer' ? child.expression : child;
  const call = expression.type === 'ChainExpression' ? expression.expression : expression;
  return call.type === 'CallExpression' && isListCall(call.callee);
}

/**
 * Reads what nodes show, with the variables of one file.
 *
 * @param {Context} context
 */
function reader(context) {
  /**
   * The value of a constant of this file.
   *
   * @param {Node} node An identifier.
   * @returns {Node | null | undefined}
   */
  const valueOf = (node) => {
    /** @type {ReturnType<Context['sourceCode']['getScope']> | null} */
    let scope;
    for (scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
      const definition = node.type === 'Identifier' ? scope.set.get(node.name)?.defs[0] : undefined;
      if (definition) {
        const {node: declared} = definition;
        return declared.type === 'VariableDeclarator' && declared.id.type === 'Identifier' ? declared.init : declared;
      }
    }
    return undefined;
  };

  /**
   * @param {Node | null | undefined} node
   * @returns {Shown}
   */
  const read = (node) => {
    switch (node?.type) {
      case 'JSXText':
        return fixedText;
      case 'JSXExpressionContainer':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return read(node.expression);
      case 'JSXElement':
        return readElement(node);
      case 'JSXFragment': {
        const all = madeOf(node.children).map(read);
        return {
          text: all.some(isText) ? 'fixed' : 'none',
          mayBeAbsent: all.every(({mayBeAbsent}) => mayBeAbsent),
        };
      }
      case 'Literal':
        return typeof node.value === 'string' || typeof node.value === 'number' ? fixedText : nothing;
      case 'TemplateLiteral':
        return node.expressions.length > 0 ? changingText : fixedText;
      case 'LogicalExpression':
        return node.operator === '&&' ? oneOf([nothing, read(node.right)]) : oneOf([read(node.left), read(node.right)]);
      case 'ConditionalExpression':
        return oneOf([read(node.consequent), read(node.alternate)]);
      case 'Identifier':
        return node.name === 'undefined' ? nothing : isChildren(node) ? givenText : readConstant(valueOf(node));
      case 'MemberExpression':
        return isChildren(node) ? givenText : changingText;
      case 'CallExpression':
        return readCall(node);
      default:
        return changingText;
    }
  };

  /** Values that are being read, because a function may call itself. @type {Set<Node>} */
  const open = new Set();

  /**
   * @param {Node | null | undefined} value Of a constant, or a function.
   * @param {() => Shown} readIt
   * @returns {Shown}
   */
  const readOnce = (value, readIt) => {
    if (!value || open.has(value)) {
      return value ? element : changingText;
    }
    open.add(value);
    const shown = readIt();
    open.delete(value);
    return shown;
  };

  /** @param {Node | null | undefined} value */
  const readConstant = (value) => readOnce(value, () => read(value));

  /** @param {Extract<Node, {type: 'JSXElement'}>} node */
  const readElement = ({openingElement: {name, attributes}}) => {
    if (name.type !== 'JSXIdentifier' || name.name !== 'Translate') {
      return element;
    }
    const values = attributes.find(
      (attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === 'values',
    );
    const value =
      values?.type === 'JSXAttribute' && values.value?.type === 'JSXExpressionContainer' && values.value.expression;
    const areElements =
      !value ||
      (value.type === 'ObjectExpression' &&
        value.properties.every((property) => property.type === 'Property' && !isText(read(property.value))));
    return areElements ? fixedText : changingText;
  };

  /** @param {Extract<Node, {type: 'CallExpression'}>} node */
  const readCall = ({callee, arguments: given}) => {
    if (callee.type === 'Identifier' && callee.name === 'translate') {
      return given.length > 1 ? changingText : fixedText;
    }
    if (isListCall(callee)) {
      return oneOf([nothing, ...given.flatMap(returnedBy).map(read)]);
    }
    if (callee.type === 'Identifier' && ['cloneElement', 'createElement', 'createPortal'].includes(callee.name)) {
      return element;
    }
    const called = callee.type === 'Identifier' ? valueOf(callee) : undefined;
    const results = called ? returnedBy(called) : [];
    return results.length > 0 ? readOnce(called, () => oneOf(results.map(read))) : changingText;
  };

  return read;
}

/** @type {Rule} */
const textsInElements = {
  meta: {
    type: 'problem',
    messages: {
      beside:
        'Put this text into an element, such as <span>: beside others, it is lost or breaks the page when a browser translates it.',
      after:
        'Put this text, even a space, into an element, such as <span>, or make the part before it an element that is always there: a browser that translates the page replaces the text, and React cannot insert that part before it.',
      returned:
        'Return the text in an element, such as <span>: beside others, it breaks the page when a browser translates it.',
    },
  },
  create(context) {
    const read = reader(context);
    /** @param {readonly Node[]} all */
    const checkChildren = (all) => {
      const children = madeOf(all);
      const shown = children.map(read);
      children.forEach((child, index) => {
        const {text} = shown[index] ?? element;
        if (text === 'changing' && (children.length > 1 || isList(child))) {
          context.report({node: child, messageId: 'beside'});
        }
        const before = shown.slice(0, index);
        const anchor = before.findLastIndex(({mayBeAbsent}) => !mayBeAbsent);
        if ((text === 'fixed' || text === 'given') && before.length > anchor + 1) {
          context.report({node: child, messageId: 'after'});
        }
      });
    };
    /**
     * @param {Node} node
     * @param {string | undefined} name
     */
    const checkComponent = (node, name) => {
      if (name === undefined || /^[A-Z]/.test(name)) {
        returned(node)
          .filter((value) => value && isText(read(value)))
          .forEach((value) => value && context.report({node: value, messageId: 'returned'}));
      }
    };
    return {
      JSXElement: ({children}) => checkChildren(children),
      JSXFragment: ({children}) => checkChildren(children),
      FunctionDeclaration: ({id, body}) => body && checkComponent(body, id?.name),
    };
  },
};

/** @type {Rule} */
const codeUntranslated = {
  meta: {
    type: 'problem',
    messages: {translated: 'Add translate="no": a browser that translates the page would change the code.'},
  },
  create: (context) => ({
    JSXOpeningElement: (node) => {
      const {name, attributes} = node;
      if (
        name.type === 'JSXIdentifier' &&
        ['code', 'kbd', 'pre', 'samp'].includes(name.name) &&
        !attributes.some((one) => one.type === 'JSXAttribute' && one.name.name === 'translate')
      ) {
        context.report({node, messageId: 'translated'});
      }
    },
  }),
};

export default {
  meta: {name: 'translators'},
  rules: {'code-untranslated': codeUntranslated, 'texts-in-elements': textsInElements},
};
