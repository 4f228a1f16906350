/** What a command says about itself: in `catalog help`, with `--help`, and in the contributor's guide. */
export interface Command {
  /** Name of the script in package.json. */
  readonly name: string;
  /** One sentence that says what the command does, without a period. */
  readonly summary: string;
  /** How to call it: one or more lines that begin with `npm`, then its options, one on a line. */
  readonly usage?: string;
}

/** Commands with a common purpose. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** How npm calls the script of a command. */
export const callOf = ({name}: Command): string =>
  name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;

/** What `--help` prints. */
export const helpText = (command: Command): string => `${command.summary}.\n\n${command.usage ?? callOf(command)}`;

/**
 * Prints the help of a command and ends the process if the command line asks for it with `--help`. What follows `--` is for
 * another program.
 */
export function helpIfRequested(command: Command, args: readonly string[] = process.argv.slice(2)): void {
  const end = args.indexOf('--');
  if ((end === -1 ? args : args.slice(0, end)).includes('--help')) {
    console.log(helpText(command));
    process.exit(0);
  }
}
