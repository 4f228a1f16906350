import type {Page} from '@playwright/test';

/** Width and height of a diagram, in pixels. */
export interface Size {
  width: number;
  height: number;
}

const fence = /^([ \t]*)```mermaid\n([\s\S]*?)^\1```$/gm;
const comment = /^[ \t]*%% (\d+) x (\d+)\n/m;

/** Blocks that show the source of a diagram: fences of four or more. */
const example = /^([ \t]*`{4,})[^\n]*\n[\s\S]*?^\1$/m;

/** The parts of a page outside examples (even indexes) and the examples between them. */
function partsOf(markdown: string): string[] {
  const found = example.exec(markdown);
  if (!found) {
    return [markdown];
  }
  const end = found.index + found[0].length;
  return [markdown.slice(0, found.index), found[0], ...partsOf(markdown.slice(end))];
}

/** Sizes that the diagrams of a page state, in order; undefined for one that states none. */
export function namedSizes(markdown: string): (Size | undefined)[] {
  const outside = partsOf(markdown).filter((_, index) => index % 2 === 0);
  return outside
    .flatMap((part) => [...part.matchAll(fence)])
    .map(([, , source = '']) => {
      const found = comment.exec(source);
      return found ? {width: Number(found[1]), height: Number(found[2])} : undefined;
    });
}

/** Writes sizes into the diagrams of a page, after their titles. */
export function withSizes(markdown: string, sizes: readonly Size[]): string {
  let index = 0;
  const withSize = (_: string, indent: string, source: string): string => {
    const size = sizes[index];
    index += 1;
    const bare = source.replace(comment, '');
    if (!size) {
      return `${indent}\`\`\`mermaid\n${bare}${indent}\`\`\``;
    }
    const line = `${indent}%% ${size.width} x ${size.height}\n`;
    const title = /^[ \t]*---\n[\s\S]*?\n[ \t]*---\n/.exec(bare)?.[0] ?? '';
    return `${indent}\`\`\`mermaid\n${title}${line}${bare.slice(title.length)}${indent}\`\`\``;
  };
  return partsOf(markdown)
    .map((part, position) => (position % 2 === 0 ? part.replaceAll(fence, withSize) : part))
    .join('');
}

/** Route of a page without the base path, encoded, from its file. */
export const routeOf = (file: string): string => encodeURI(file.replace(/(?:\/index)?\.md$/, ''));

/** Draws all diagrams of a built page and measures them. */
export async function measureDiagrams(page: Page, file: string): Promise<Size[]> {
  await page.goto(routeOf(file));
  const frames = page.locator('[data-diagram]');
  const sizes: Size[] = [];
  for (const frame of await frames.all()) {
    await frame.scrollIntoViewIfNeeded();
    const svg = frame.locator('svg[viewBox]').first();
    await svg.waitFor();
    const [, , width = 0, height = 0] = ((await svg.getAttribute('viewBox')) ?? '').split(/\s+/).map(Number);
    sizes.push({width: Math.round(width), height: Math.round(height)});
  }
  return sizes;
}
