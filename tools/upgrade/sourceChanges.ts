/** A change of our sources that a version of Docusaurus requires. */
interface SourceChange {
  /** First minor version of Docusaurus 3 that requires it. */
  since: number;
  file: string;
  find: string;
  replace: string;
}

/**
 * Changes that an upgrade needs besides package.json. Upgrading for good means to make these changes and delete them
 * here.
 */
const sourceChanges: readonly SourceChange[] = [
  {
    since: 9,
    file: 'docusaurus.config.ts',
    find: `  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {mermaid: true, parseFrontMatter: withSidebarAndDate(__dirname, lint.parseFrontMatter)},`,
    replace: `  onDuplicateRoutes: 'warn',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'warn'},
    mermaid: true,
    parseFrontMatter: withSidebarAndDate(__dirname, lint.parseFrontMatter),
  },`,
  },
  {
    // In this version, the theme loads the diagram library only when its component is drawn; load it together with the
    // rest.
    since: 9,
    file: 'packages/lean-client/src/client/diagramParts.ts',
    find: `'mermaid/dist/chunks/mermaid.core', {
  recursive: false,
  regExp: /\\/(?:flowDiagram|dagre|sequenceDiagram)-\\w+\\.mjs$/,`,
    replace: `'mermaid/dist', {
  recursive: true,
  regExp: /^\\.\\/(?:mermaid\\.core|chunks\\/mermaid\\.core\\/(?:flowDiagram|dagre|sequenceDiagram)-\\w+)\\.mjs$/,`,
  },
  {
    since: 9,
    file: 'packages/lean-client/src/client/diagramParts.ts',
    find: 'files.keys().filter((file) => partsOfKind[kind]?.some((part) => file.startsWith(`./${part}-`)));',
    replace: `files
    .keys()
    .filter((file) => file === './mermaid.core.mjs' || partsOfKind[kind]?.some((part) => file.includes(\`/\${part}-\`)));`,
  },
  {
    since: 10,
    file: 'docusaurus.config.ts',
    find: 'future: {experimental_faster: true',
    replace: 'future: {faster: true',
  },
  {
    since: 10,
    file: 'examples/minimal/docusaurus.config.ts',
    find: 'future: {v4: true, experimental_faster: true}',
    replace: 'future: {v4: true, faster: true}',
  },
  {
    // In this version, useTabs reads a context, and useTabsContextValue is the former useTabs.
    since: 10,
    file: 'src/theme/Tabs/index.tsx',
    find: '{sanitizeTabsChildren, useScrollPositionBlocker, useTabs}',
    replace: `{
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabsContextValue as useTabs,
  type TabItemProps,
}`,
  },
  {
    since: 10,
    file: 'src/theme/Tabs/index.tsx',
    find: "import {cloneElement, useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';",
    replace:
      "import {Children, cloneElement, useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode} from 'react';",
  },
  {
    // In this version, panels have no specific type, and the props of a panel lack `hidden`.
    since: 10,
    file: 'src/theme/Tabs/index.tsx',
    find: '  const panels = sanitizeTabsChildren(props.children);\n',
    replace: `  const panels = Children.toArray(sanitizeTabsChildren(props.children)) as ReactElement<
    TabItemProps & {hidden: boolean}
  >[];
`,
  },
  {
    since: 10,
    file: 'src/theme/TabItem/index.tsx',
    find: '{children, hidden, className, label, value}: Props)',
    replace: '{children, hidden, className, label, value}: Props & {hidden?: boolean})',
  },
];

/**
 * Makes the changes of our sources that a version of Docusaurus requires, except those already made.
 *
 * @param docusaurus Version, such as `3.10.2`.
 * @param edit Changes the text of a file of the copy.
 * @throws if a file does not contain the text to be changed.
 */
export function changeSources(
  docusaurus: string,
  edit: (file: string, change: (text: string) => string) => void,
): void {
  const minor = Number(docusaurus.split('.')[1]);
  for (const {file, find, replace} of sourceChanges.filter((change) => change.since <= minor)) {
    edit(file, (text) => {
      // A change that is already made is skipped, so that the copy of a rehearsal passes its own test of this function.
      if (!text.includes(find) && !text.includes(replace)) {
        throw new Error(
          `${file} does not contain "${find}"; adapt or delete its change in tools/upgrade/sourceChanges.ts`,
        );
      }
      return text.replace(find, () => replace);
    });
  }
}
