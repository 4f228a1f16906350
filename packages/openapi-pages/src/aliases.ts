import YAML from 'yaml';

/** Maximum number of values that the aliases of a YAML file stand for. */
const maxAliased = 100_000;

/** The alias with which a YAML text stands for too many values; undefined if there is none. */
function aliasBomb(text: string): {name: string; offset: number} | undefined {
  const document = YAML.parseDocument(text, {uniqueKeys: false, logLevel: 'silent'});
  const sizes = new Map<string, number>();
  let bomb: {name: string; offset: number} | undefined;
  let aliased = 0;
  const sizeOf = (node: unknown): number => {
    if (bomb) {
      return 0;
    }
    if (YAML.isAlias(node)) {
      const size = sizes.get(node.source) ?? 1;
      aliased += size;
      if (aliased > maxAliased) {
        bomb = {name: node.source, offset: node.range?.[0] ?? 0};
      }
      return size;
    }
    const size = YAML.isCollection(node)
      ? node.items.reduce<number>((sum, item) => sum + (YAML.isPair(item) ? 1 + sizeOf(item.value) : sizeOf(item)), 1)
      : 1;
    if (YAML.isNode(node) && 'anchor' in node && typeof node.anchor === 'string') {
      sizes.set(node.anchor, size);
    }
    return size;
  };
  sizeOf(document.contents);
  return bomb;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/**
 * The place where the aliases of a YAML text stand for so many values that nothing could read them all. Takes time
 * proportional to the text.
 */
export function aliasProblem(text: string): {line: number; message: string} | undefined {
  // Only YAML has aliases.
  if (/^\s*\{/.test(text) || !/(?:^|[\s,[{])&\S/.test(text)) {
    return undefined;
  }
  try {
    const bomb = aliasBomb(text);
    return (
      bomb && {
        line: lineAt(text, bomb.offset),
        message: `the aliases of the file, up to *${bomb.name} here, stand for more than ${maxAliased} values; write the values once under "components", and refer to them with $ref`,
      }
    );
  } catch {
    // The linter reports what cannot be parsed.
    return undefined;
  }
}
