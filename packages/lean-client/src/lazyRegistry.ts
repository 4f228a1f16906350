/**
 * Leaves the modules of pages to `import()`. Docusaurus' list of modules names each of them in `require.resolveWeak`,
 * too, which would make the bundler compile all of them before the first one is requested. Its replacement is not the
 * id of a module, so the client waits for each import.
 *
 * @throws if the list names no module in this way
 */
export default function lazyRegistry(source: string): string {
  const changed = source.replaceAll('require.resolveWeak(', '(');
  if (changed === source) {
    throw new Error(
      'Docusaurus\' registry.js holds no "require.resolveWeak(", so lazyRegistry.js of @training-catalog/lean-client changes nothing; find how the file names its modules now, or delete the loader',
    );
  }
  return changed;
}
