import {editorial, type LintPage, type Rule, type RuleSet} from '@training-catalog/content-lint';
import type {Fault} from '@training-catalog/content-model';
import {readSteps} from '@training-catalog/tutorial-steps';
import {parseCommands, programs} from './commands.js';
import {runnerFrontMatter, runsInBrowser} from './frontMatter.js';
import {pageComponents} from './pageComponents.js';

const rules = {
  'browser-command': {
    ...editorial,
    summary:
      'A page that runs in the browser has only commands that run there; a step that needs a shell is marked with `shell`, so that readers are told before they press Run.',
    wrong: {
      'docs/owls.md':
        '---\ntitle: Owls\nrunsInBrowser: true\n---\n\n```bash run\nfor n in 1 2; do python3 owls.py $n; done\n```\n',
    },
    right: {
      'docs/owls.md':
        '---\ntitle: Owls\nrunsInBrowser: true\n---\n\n```bash run\npython3 owls.py 1\npython3 owls.py 2\n```\n',
    },
  },
} satisfies Record<string, Rule>;

/** Id of a rule about pages that run in the browser. */
export type RunnerRule = keyof typeof rules;

/** How each program may be called. */
const forms: Readonly<Record<(typeof programs)[number], string>> = {
  python3: 'python3 with a file, or -c with a program',
  cat: 'cat with files, without options',
  head: 'head -n 3 with a file, or behind |',
  tail: 'tail -n 3 with a file, or behind |',
  ls: 'ls without options, and not behind |',
  echo: 'echo without options, and not behind |',
};

/** What to write instead of a word that needs a shell: a known program in the form that runs, or one of the known ones. */
function remedyFor(word: string): string {
  const [name = '', option = ''] = word.split(' ');
  const lines = /^-n?(\d+)$/.exec(option)?.[1];
  const program = programs.find((one) => one === name.replace(/^python$/, 'python3'));
  if (lines !== undefined && (program === 'head' || program === 'tail')) {
    return `write ${program} -n ${lines}`;
  }
  const form = program === undefined ? `commands of ${programs.join(', ')}, one a line` : forms[program];
  return `write ${form}, or shell after run`;
}

/** Rules about pages that run in the browser. */
export const runnerRules = {
  name: 'browser',
  rules,
  frontMatter: runnerFrontMatter,
  components: pageComponents,
  checkPage({text, tree, frontMatter}: LintPage): Fault<RunnerRule>[] {
    const steps = readSteps(tree, text).parts.filter((part) => part.kind === 'step');
    const fault = (line: number, message: string): Fault<RunnerRule> => ({rule: 'browser-command', line, message});
    if (!runsInBrowser(frontMatter)) {
      return steps
        .filter(({shell}) => shell)
        .map(({line}) =>
          fault(
            line,
            '"shell" is for pages that run in the browser; remove it, or write runsInBrowser: true into the front matter',
          ),
        );
    }
    return steps
      .filter(({shell}) => !shell)
      .flatMap(({language, code, background, line}) => {
        const parsed = language === 'python' || background ? [] : parseCommands(code);
        return background
          ? [fault(line, `a step in the background needs a shell; write shell after run`)]
          : Array.isArray(parsed)
            ? []
            : [
                fault(
                  line + parsed.line,
                  `${JSON.stringify(parsed.word)} does not run in the browser; ${remedyFor(parsed.word)}`,
                ),
              ];
      });
  },
} satisfies RuleSet<RunnerRule>;
