const levelOf = (block: Element): number => Number(/^H([1-6])$/.exec(block.tagName)?.[1] ?? Infinity);

/**
 * Blocks of the sections that are marked as being for teachers: the heading above each mark, and all that follows
 * until the next heading of its level or above.
 *
 * @param blocks Children of the article, in order.
 */
export function blocksForTeachers(blocks: readonly Element[]): ReadonlySet<Element> {
  const found = new Set<Element>();
  blocks.forEach((block, index) => {
    if (!block.matches('.lesson-for-teachers')) {
      return;
    }
    const start = blocks.findLastIndex((before, place) => place < index && levelOf(before) !== Infinity);
    const heading = blocks[start];
    if (heading) {
      const end = blocks.findIndex((after, place) => place > index && levelOf(after) <= levelOf(heading));
      blocks.slice(start, end < 0 ? undefined : end).forEach((one) => found.add(one));
    }
  });
  // What closes the page belongs to no section.
  return new Set([...found].filter((block) => !block.matches('.lesson-end')));
}
