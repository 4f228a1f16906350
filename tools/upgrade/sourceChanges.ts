/** A change of our sources that a version of Docusaurus asks for. */
interface SourceChange {
  /** First minor version of Docusaurus 3 that asks for it. */
  since: number;
  file: string;
  find: string;
  replace: string;
}

/** What an upgrade has to change beside package.json. Upgrading for good means to make these changes and delete them here. */
const sourceChanges: readonly SourceChange[] = [
  {
    since: 9,
    file: 'docusaurus.config.ts',
    find: "  onBrokenMarkdownLinks: 'warn',\n",
    replace: '',
  },
  {
    since: 9,
    file: 'docusaurus.config.ts',
    find: 'markdown: {mermaid: true,',
    replace: "markdown: {hooks: {onBrokenMarkdownLinks: 'warn'}, mermaid: true,",
  },
  {
    since: 10,
    file: 'docusaurus.config.ts',
    find: 'experimental_faster: true',
    replace: 'faster: true',
  },
  {
    // There useTabs reads a context, and useTabsContextValue is what useTabs was.
    since: 10,
    file: 'src/theme/Tabs/index.tsx',
    find: 'useTabs}',
    replace: 'useTabsContextValue as useTabs}',
  },
];

/**
 * Makes the changes of our sources that a version of Docusaurus asks for.
 *
 * @param docusaurus Version, such as `3.10.2`.
 * @param edit Changes the text of a file of the copy.
 * @throws if a file does not hold what is to be changed.
 */
export function changeSources(
  docusaurus: string,
  edit: (file: string, change: (text: string) => string) => void,
): void {
  const minor = Number(docusaurus.split('.')[1]);
  for (const {file, find, replace} of sourceChanges.filter((change) => change.since <= minor)) {
    edit(file, (text) => {
      if (!text.includes(find)) {
        throw new Error(
          `${file} does not hold "${find}"; adapt or delete its change in tools/upgrade/sourceChanges.ts`,
        );
      }
      return text.replace(find, replace);
    });
  }
}
