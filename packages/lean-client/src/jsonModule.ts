/** Makes a module of a JSON file, whose property names the minifier can write without quotes. */
export default function jsonModule(source: string): string {
  return `export default ${source};`;
}
