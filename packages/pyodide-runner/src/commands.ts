/**
 * The commands that run without a shell: one to a line or joined by `&&`, each of which may write to a file. Everything
 * else of a shell is refused, because a part of its grammar that nearly works would mislead a learner.
 */

/** A command in the words of a shell, without its quotes. */
export interface Command {
  /** The program and its arguments. */
  words: readonly string[];
  /** `head` and `tail` behind `|`. */
  filters: readonly (readonly string[])[];
  /** File of the working folder that gets what the command prints. */
  target?: {file: string; append: boolean};
}

/**
 * A word that only a shell understands, and its 1-based line; or what is meant instead of a command: `program` for a line of
 * Python, `prompt` for Python without a file.
 */
export interface Refusal {
  line: number;
  word: string;
  meant?: 'program' | 'prompt';
}

/** How a line of Python begins that nobody writes into a shell. */
const pythonLine =
  /^\s*(?:print\s*\(|import\s+\w|from\s+\w+\s+import\b|(?:def|class|for|while|if|with)\s.*:\s*$|\w+\s+=\s|\w+\.\w+\()/;

/** Programs that run without a shell, as texts name them. */
export const programs = ['python3', 'cat', 'head', 'tail', 'ls', 'echo'] as const;

/** A word, or an operator of the shell. */
type Token = {line: number} & ({word: string} | {operator: string});

const operators = /^(?:&&|\|\||>>|[|>\n])/;

/** What a word may not contain outside of quotes, and what it may not contain within double ones. */
const shellOnly = /^(?:\$\(?|[`;&<>()*?[\]{}~!])/;

/** The words and operators of commands, or the first part that needs a shell. */
function tokensOf(code: string): Token[] | Refusal {
  const tokens: Token[] = [];
  let line = 1;
  let rest = `${code}\n`;
  const take = (length: number): string => {
    const taken = rest.slice(0, length);
    line += taken.split('\n').length - 1;
    rest = rest.slice(length);
    return taken;
  };
  while (rest !== '') {
    take(/^(?:[ \t]|\\\n)*(?:#[^\n]*)?/.exec(rest)?.[0].length ?? 0);
    const start = line;
    const operator = operators.exec(rest)?.[0];
    if (operator !== undefined) {
      tokens.push({line: start, operator: take(operator.length)});
      continue;
    }
    let word = '';
    while (rest !== '' && !/^(?:[ \t\n|>]|&&)/.test(rest)) {
      const quoted = /^'([^']*)'|^"((?:[^"\\$`]|\\[^])*)"/.exec(rest);
      const refused = shellOnly.exec(rest)?.[0] ?? (/^['"]/.test(rest) && !quoted ? rest.charAt(0) : undefined);
      if (refused !== undefined || (/^\d$/.test(word + rest.charAt(0)) && /^\d>/.test(rest))) {
        return {line, word: refused ?? rest.slice(0, 2)};
      }
      if (quoted) {
        word += quoted[1] ?? (quoted[2] ?? '').replaceAll(/\\(["\\$`])/g, '$1').replaceAll('\\\n', '');
        take(quoted[0].length);
      } else if (rest.startsWith('\\')) {
        word += take(2).slice(1).replace('\n', '');
      } else {
        word += take(1);
      }
    }
    if (rest !== '' || word !== '') {
      tokens.push({line: start, word});
    }
  }
  return tokens;
}

/** What in the arguments of a program is not understood. */
function refusedArgument([program = '', ...given]: readonly string[], isFilter: boolean): string | undefined {
  const [first = '', second = ''] = given;
  switch (program) {
    case 'python':
    case 'python3':
      if (
        first === '' ||
        (first.startsWith('-') && first !== '-c') ||
        (first === '-c' && given.length < 2) ||
        isFilter
      ) {
        return [program, first].join(' ').trim();
      }
      return undefined;
    case 'head':
    case 'tail': {
      const files = first === '-n' ? given.slice(2) : given;
      const isWrong = first === '-n' ? !/^\d+$/.test(second) : first.startsWith('-');
      return isWrong
        ? [program, first, second].join(' ').trim()
        : isFilter === (files.length === 0)
          ? undefined
          : program;
    }
    case 'cat':
    case 'ls':
    case 'echo':
      return isFilter || (program === 'cat' && given.length === 0)
        ? program
        : first.startsWith('-')
          ? `${program} ${first}`
          : undefined;
    default:
      return program;
  }
}

/** Parses commands, or finds the first part that does not run. */
export function parseCommands(code: string): Command[] | Refusal {
  const parsed = parse(code);
  if (Array.isArray(parsed)) {
    return parsed;
  }
  const line = code.split('\n')[parsed.line - 1] ?? '';
  if (pythonLine.test(line)) {
    return {line: parsed.line, word: line.trim(), meant: 'program'};
  }
  return /^python3?$/.test(parsed.word) ? {...parsed, meant: 'prompt'} : parsed;
}

function parse(code: string): Command[] | Refusal {
  const tokens = tokensOf(code);
  if (!Array.isArray(tokens)) {
    return tokens;
  }
  const commands: Command[] = [];
  /** The words of the command so far: those before and after each `|`. */
  let parts: string[][] = [[]];
  let target: Command['target'];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) {
      break;
    }
    if ('word' in token) {
      if (target) {
        return {line: token.line, word: token.word};
      }
      parts.at(-1)?.push(token.word);
      continue;
    }
    const {line, operator} = token;
    const next = tokens[at + 1];
    if (operator === '>' || operator === '>>') {
      if (!next || !('word' in next) || target || /^\/|^$|(?:^|\/)\.\.(?:\/|$)/.test(next.word)) {
        return {line, word: operator};
      }
      target = {file: next.word, append: operator === '>>'};
      at += 1;
    } else if (operator === '|') {
      if (target) {
        return {line, word: operator};
      }
      parts.push([]);
    } else if (operator === '||') {
      return {line, word: operator};
    } else {
      const isEmpty = parts.length === 1 && parts[0]?.length === 0 && !target;
      if (isEmpty && operator === '\n') {
        continue;
      }
      const refused = parts.map((words, index) => refusedArgument(words, index > 0)).find((word) => word !== undefined);
      if (refused !== undefined) {
        return {line, word: refused || (target ? '>' : operator.trim() || '|')};
      }
      const [words = [], ...filters] = parts;
      commands.push({words, filters, ...(target && {target})});
      parts = [[]];
      target = undefined;
      // A command may continue on the line after `&&`.
      while (operator === '&&' && isLineEnd(tokens[at + 1]) && at + 2 < tokens.length) {
        at += 1;
      }
      if (operator === '&&' && isLineEnd(tokens[at + 1])) {
        return {line, word: operator};
      }
    }
  }
  return commands;
}

const isLineEnd = (token: Token | undefined): boolean =>
  token !== undefined && 'operator' in token && token.operator === '\n';
