/** Files of Mermaid that draw one kind of diagram or lay it out: their names change with each of its versions. */
const files = import.meta.webpackContext('mermaid/dist/chunks/mermaid.core', {
  recursive: false,
  regExp: /\/(?:flowDiagram|dagre|sequenceDiagram)-\w+\.mjs$/,
  mode: 'lazy',
});

/** The files that a kind of diagram needs, by the word that its source begins with. */
const partsOfKind: Record<string, string[]> = {
  flowchart: ['flowDiagram', 'dagre'],
  graph: ['flowDiagram', 'dagre'],
  sequenceDiagram: ['sequenceDiagram'],
};

/**
 * Loads the files that a diagram needs beside the library, which asks for them one after the other, each when it
 * meets the need: on a slow line a second later. A kind that is not known here is left to the library.
 *
 * @param source source of the diagram
 * @returns rejects if a file does not arrive
 */
export async function loadParts(source: string): Promise<void> {
  const [, kind = ''] = /^\s*(flowchart|graph|sequenceDiagram)\b/m.exec(source) ?? [];
  const wanted = files.keys().filter((file) => partsOfKind[kind]?.some((part) => file.startsWith(`./${part}-`)));
  await Promise.all(wanted.map((file) => files(file)));
}
