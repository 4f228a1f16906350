/** Mermaid's chunks that draw and lay out the supported kinds of diagrams; their hashes change with each version. */
const files = import.meta.webpackContext('mermaid/dist/chunks/mermaid.core', {
  recursive: false,
  regExp: /\/(?:flowDiagram|dagre|sequenceDiagram)-\w+\.mjs$/,
  mode: 'lazy',
});

/** Chunks of each kind of diagram, by the keyword that its source starts with. */
const partsOfKind: Record<string, string[]> = {
  flowchart: ['flowDiagram', 'dagre'],
  graph: ['flowDiagram', 'dagre'],
  sequenceDiagram: ['sequenceDiagram'],
};

/**
 * Preloads the chunks that a diagram needs. Mermaid would request them one after another, which takes a second longer on a
 * slow connection. Kinds that are not listed here are left to Mermaid.
 *
 * @param source source of the diagram
 * @returns a promise that rejects if a chunk cannot be loaded
 */
export async function loadParts(source: string): Promise<void> {
  const [, kind = ''] = /^[ \t]*(flowchart|graph|sequenceDiagram)\b/m.exec(source) ?? [];
  const wanted = files.keys().filter((file) => partsOfKind[kind]?.some((part) => file.startsWith(`./${part}-`)));
  await Promise.all(wanted.map((file) => files(file)));
}
