/** An edit of our sources that turns a patch of a dependency off. */
interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** A patch of UPSTREAM.md that can be turned off by itself, so that its gain can be measured. */
interface Patch {
  /** Its row in UPSTREAM.md, up to the colon. */
  name: string;
  edits: readonly Edit[];
}

const client = 'plugins/upstream-patches/docusaurus-client/index.ts';
const data = 'plugins/upstream-patches/docusaurus-client/clientData.ts';
const mermaid = 'plugins/upstream-patches/mermaid/index.ts';

/** Filters the replaced modules by the name under which they are imported. */
const keepsOriginal = (...requests: string[]): Edit => ({
  file: client,
  find: "...replacedModules(path.join(generatedFilesDir, 'client-modules.js')),",
  replace: `...replacedModules(path.join(generatedFilesDir, 'client-modules.js')).filter(({request}) => !${JSON.stringify(requests)}.some((end) => request.endsWith(end))),`,
});

const removes = (file: string, find: string): Edit => ({file, find, replace: ''});

/** Patches whose gain in bytes or time `npm run bench:patches` measures. */
export const patches: readonly Patch[] = [
  {
    name: 'Route table in chunks',
    edits: [
      removes(client, '...replacedGenerated(client),'),
      removes(client, '...replacedGenerated(server), '),
      removes(client, 'config.plugins = withoutChunkMap(config.plugins);'),
      removes(client, 'output: {chunkFilename: `assets/js/${sources}/[id].js`},'),
      keepsOriginal('./preload', './docusaurus'),
    ],
  },
  {
    name: 'Page list out of the global data',
    edits: [
      {
        file: data,
        find: 'version.docs = version.docs.filter(({id}) => id === version.mainDocId || linked.includes(`${area}/${id}`));',
        replace: 'void [version, area, linked];',
      },
      {
        file: data,
        find: 'if (doc.id !== version.mainDocId && !linked.includes(`${area}/${doc.id}`)) {',
        replace: 'if (linked.length < 0) {',
      },
    ],
  },
  {
    name: "Page descriptions out of an area's props",
    edits: [
      {
        file: data,
        find: 'const {docsSidebars, ...rest} = version;',
        replace: 'const {docsSidebars, ...rest} = version;\n  const {docs} = version;',
      },
      {file: data, find: 'docs: {}})}, docsSidebars', replace: 'docs})}, docsSidebars'},
    ],
  },
  {name: 'Highlighter not on every page', edits: [keepsOriginal('prism-include-languages')]},
  {name: 'One helper instead of tslib', edits: [keepsOriginal('tslib')]},
  {name: 'No sorting by locale', edits: [keepsOriginal('docsClientUtils', 'reactUtils')]},
  {name: 'Word wrap measured by ResizeObserver', edits: [keepsOriginal('useCodeWordWrap')]},
  {name: 'Compile hint in eager scripts', edits: [removes(client, 'addCompileHint(currentBundler),')]},
  {
    name: 'Settings copied quickly',
    edits: [removes(mermaid, "{test: settingsFile(files), use: use('settings')},")],
  },
  {name: 'Pauses between phases', edits: [removes(mermaid, "{test: pausedFiles(files), use: use('phases')},")]},
];

/**
 * Turns a patch off.
 *
 * @param edit Changes the text of a file of a copy of the catalog.
 * @throws if a file does not contain the text to be changed exactly once.
 */
export function turnOff({name, edits}: Patch, edit: (file: string, change: (text: string) => string) => void): void {
  for (const {file, find, replace} of edits) {
    edit(file, (text) => {
      if (text.split(find).length !== 2) {
        throw new Error(
          `${file} does not contain "${find}" once; adapt the edits of "${name}" in tools/bench/patchEdits.ts`,
        );
      }
      return text.replace(find, () => replace);
    });
  }
}
