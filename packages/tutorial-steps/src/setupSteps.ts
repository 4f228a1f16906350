import type {Step} from './steps.js';

/** Commands that fetch, install, configure, or look around, but do not do what the software is for. */
const setupCommands = [
  'cd|mkdir|touch|cp|mv|rm|ln|chmod|tar|unzip|gunzip|wget|sed',
  'ls|cat|head|tail|grep|wc|find|which',
  '(?:echo|printf) .*>.*',
  'export|unset|source|\\.|deactivate|set',
  'git|apt|apt-get|brew|corepack|nvm',
  'pip3?|(?:conda|mamba) (?:create|env|install|activate|deactivate|config|init)|(?:python[\\d.]*|py) -m (?:venv|pip|virtualenv)|virtualenv|uv (?:init|venv|sync|pip|add|lock)',
  '(?:npx (?:-y )?)?(?:npm|pnpm|yarn)(?:@\\S+)? (?:install|ci|i|add)',
  'cargo install|go install|docker (?:pull|volume|network)',
  'curl (?:.* )?-(?:-output|-remote-name|\\w*[oO])',
  '\\S+ (?:--version|-V|version)',
];
const setupCommand = new RegExp(`^(?:${setupCommands.join('|')})(?=\\s|$)`);

/** The commands of a block of shell code: without comments, quoted text, here-documents, and leading `sudo` and assignments. */
export function commandsOf(code: string): string[] {
  return code
    .replaceAll(/<<-?[ \t]*(["']?)(\w+)\1[^]*?\n[ \t]*\2(?=\n|$)/g, '')
    .replaceAll(/"(?:\\[^]|[^"\\])*"|'[^']*'/g, 'text')
    .replaceAll(/\$\([^()]*\)|`[^`]*`/g, 'text')
    .replaceAll(/\\\n/g, ' ')
    .replaceAll(/(?<=^|\s)#.*$/gm, '')
    .split(/\n|&&|\|\|?|;/)
    .map((command) => command.trim().replace(/^(?:sudo\s+)?(?:\w+=\S*(?:\s+|$))*/, ''))
    .filter(Boolean);
}

/** Longest step that can be one that only prepares. What finds its commands takes time that grows with the square. */
const maxSetup = 10_000;

/** Whether a step only prepares: it clones, installs, or configures. */
export const isSetup = ({language, code, background}: Step): boolean =>
  language === 'shell' &&
  !background &&
  code.length <= maxSetup &&
  commandsOf(code).every((command) => setupCommand.test(command));
