/** 32-bit hash of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/**
 * The items in an order that differs from the given one and depends only on the seed, so that every build and every
 * reader gets the same page.
 */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const keyed = items.map((item, index) => ({item, index, key: hashOf(`${seed}\n${index}`)}));
  const order = keyed.sort((a, b) => a.key - b.key || a.index - b.index);
  const isSame = order.every(({index}, place) => index === place);
  // The shuffle happened to keep the order: move the first item to the end.
  const result = isSame && order.length > 1 ? [...order.slice(1), ...order.slice(0, 1)] : order;
  return result.map(({item}) => item);
}
