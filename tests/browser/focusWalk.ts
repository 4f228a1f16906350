import {expect, type Page} from '@playwright/test';

/** A stop of the Tab key, and what is wrong with it. */
export interface Stop {
  /** Tag, and the name or text that identifies it. */
  name: string;
  faults: string[];
}

/** Minimum contrast of a focus ring with its background (WCAG 2.2, 1.4.11), and its minimum width in pixels. */
const least = {contrast: 3, width: 2};

/**
 * Inspects the element that has the focus; undefined if nothing has it, at the end of the page.
 *
 * A stop has a fault if it is out of view, covered by something else, without a visible focus ring, or out of order:
 * before the previous stop in the document.
 */
function lookAtFocus(page: Page): Promise<Stop | undefined> {
  return page.evaluate((limits) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return undefined;
    }
    const faults: string[] = [];
    const label = element.getAttribute('aria-label') ?? element.textContent.trim();
    const name = `${element.tagName.toLowerCase()} "${label.slice(0, 70)}"`;
    const style = getComputedStyle(element);

    // In view, and on top. A link that wraps has two boxes; one around a block element has empty boxes.
    const box =
      [...element.getClientRects()].find(({width, height}) => width > 1 && height > 1) ??
      element.getBoundingClientRect();
    const seen = {
      left: Math.max(box.left, 0),
      right: Math.min(box.right, innerWidth),
      top: Math.max(box.top, 0),
      bottom: Math.min(box.bottom, innerHeight),
    };
    if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) {
      faults.push('out of view');
    } else {
      const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
      const points = [
        [x, y],
        [x, seen.top + 2],
        [x, seen.bottom - 2],
        [seen.left + 2, y],
        [seen.right - 2, y],
      ] as const;
      const covering = points
        .map((point) => document.elementFromPoint(...point))
        .find((hit) => hit && !element.contains(hit) && !hit.contains(element));
      if (covering) {
        faults.push(`beneath ${covering.tagName.toLowerCase()}.${covering.className}`);
      }
    }

    // A visible focus ring.
    type Color = readonly [red: number, green: number, blue: number, alpha: number];
    const colorOf = (text: string): Color => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (/\(([^)]*)\)/.exec(text)?.[1] ?? '0 0 0 0')
        .split(/[ ,/]+/)
        .map(Number);
      return [red, green, blue, alpha];
    };
    const luminance = ([red, green, blue]: Color): number => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const width = parseFloat(style.outlineWidth);
    const offset = parseFloat(style.outlineOffset);
    if (style.outlineStyle === 'none' || width < limits.width) {
      faults.push(`no ring: outline ${style.outlineStyle} ${style.outlineWidth}`);
    } else if (element.tagName !== 'IFRAME') {
      // Backgrounds may be transparent.
      const grounds: Color[] = [];
      let ground: Element | null = offset < 0 ? element : element.parentElement;
      for (; ground && grounds.at(-1)?.[3] !== 1; ground = ground.parentElement) {
        grounds.push(colorOf(getComputedStyle(ground).backgroundColor));
      }
      const mixed = grounds.reduceRight<Color>(
        (under, over) => {
          const mix = (at: 0 | 1 | 2): number => over[at] * over[3] + under[at] * (1 - over[3]);
          return [mix(0), mix(1), mix(2), 1];
        },
        [255, 255, 255, 1],
      );
      const below = luminance(mixed);
      const ring = luminance(colorOf(style.outlineColor));
      const contrast = (Math.max(below, ring) + 0.05) / (Math.min(below, ring) + 0.05);
      if (contrast < limits.contrast) {
        faults.push(`ring of contrast ${contrast.toFixed(1)} on ${mixed.map(Math.round).join(' ')}`);
      }
      // Sides of the ring that no surrounding box clips.
      const reach = offset + width;
      const sides = {
        left: box.left - reach,
        right: box.right + reach,
        top: box.top - reach,
        bottom: box.bottom + reach,
      };
      const cut = new Set<string>();
      for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        const {overflowX, overflowY, clipPath} = getComputedStyle(outer);
        if (overflowX === 'visible' && overflowY === 'visible' && clipPath === 'none') {
          continue;
        }
        const edge = outer.getBoundingClientRect();
        const isIn = {
          left: sides.left >= edge.left - 1,
          right: sides.right <= edge.right + 1,
          top: sides.top >= edge.top - 1,
          bottom: sides.bottom <= edge.bottom + 1,
        };
        Object.entries(isIn).forEach(([side, inside]) => inside || cut.add(`${side} by .${outer.className}`));
      }
      // One side may be clipped at the edge of a scroll container.
      if (cut.size > 1) {
        faults.push(`ring cut: ${[...cut].join(', ')}`);
      }
    }

    // After the previous stop in the document.
    const state = window as Window & {stopBefore?: Element};
    const before = state.stopBefore;
    state.stopBefore = element;
    if (before?.isConnected) {
      if ((before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0) {
        faults.push(`stands before the last stop in the page, ${before.tagName} "${before.textContent}"`);
      }
      const place = (one: Element): Element | null =>
        one.closest('nav, ul, ol, dl, p, form, table, aside, article, main');
      const last = before.getBoundingClientRect();
      const isInPlace = place(before) === place(element);
      if (isInPlace && (box.bottom <= last.top || (box.right <= last.left && box.top < last.bottom))) {
        faults.push('stands above or left of the last stop');
      }
    }
    return {name, faults};
  }, least);
}

/**
 * Presses Tab through a page, starting at the current focus, and inspects each stop.
 *
 * @param most Maximum number of stops to inspect
 * @returns the stops in order
 */
export async function walk(page: Page, most: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press('Tab');
    const stop = await lookAtFocus(page);
    if (!stop) {
      break;
    }
    stops.push(stop);
  }
  return stops;
}

/** Walks an open page from its top, for at most `most` stops; there must be more than `least`, all without a fault. */
export async function expectGoodStops(page: Page, most: number, least: number): Promise<void> {
  // A results page puts the focus into its field.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const stops = await walk(page, most);
  expect(stops.length, 'stops of Tab').toBeGreaterThan(least);
  expect(
    stops.filter(({faults}) => faults.length > 0).map(({name, faults}) => `${name}: ${faults.join('; ')}`),
    'every stop of Tab is in view, in order, and has a visible ring',
  ).toEqual([]);
}
