// Settings of the system or the browser: forced colors, reduced motion, larger text.
import {expect, test, type Locator, type Page} from '@playwright/test';
import {
  changeMode,
  checkEach,
  drawnInBrowser,
  exhaustiveTag,
  kindGroups,
  kindRoute,
  navbar,
  open,
  openSearched,
  systemColor,
} from '../site';

const press = (page: Page, key: string) => page.keyboard.press(key);

/** Opens a page and waits for hits and diagrams. */
async function openWhole(page: Page, path: string): Promise<void> {
  await openSearched(page, path);
  if (!path.startsWith('search')) {
    if ((await page.locator('[data-diagram]').count()) > 0) {
      await expect(page.locator('[data-diagram] svg').first()).toBeVisible();
    }
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Scrolls a page to its end and back by a part of a window, each as far as the page is long. */
async function scrollDownAndUp(page: Page): Promise<void> {
  for (const distance of [3000, -300]) {
    const target = await page.evaluate(
      (by) => Math.min(Math.max(scrollY + by, 0), document.documentElement.scrollHeight - innerHeight),
      distance,
    );
    await page.mouse.wheel(0, distance);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(target));
  }
}

/**
 * Contrast between the background of a part of the page and what is drawn on it, measured from pixels.
 *
 * @returns the contrast that at least `share` of the pixels have with the most frequent color
 */
async function drawnContrast(page: Page, part: Locator, share = 0.01): Promise<number> {
  const picture = (await part.screenshot({animations: 'disabled'})).toString('base64');
  const reader = await page.context().newPage();
  const contrast = await reader.evaluate(
    async ([data, least]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d');
      if (!context) {
        throw new Error('no canvas');
      }
      context.drawImage(image, 0, 0);
      const {data: bytes} = context.getImageData(0, 0, image.width, image.height);
      const counts = new Map<string, number>();
      for (let at = 0; at < bytes.length; at += 4) {
        const color = `${bytes[at]} ${bytes[at + 1]} ${bytes[at + 2]}`;
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
      const luminance = (color: string): number => {
        const [red = 0, green = 0, blue = 0] = color.split(' ').map((text) => {
          const value = Number(text) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const sorted = [...counts].sort(([, a], [, b]) => b - a);
      const ground = luminance(sorted[0]?.[0] ?? '');
      const contrasts = sorted
        .map(([color, count]) => {
          const light = luminance(color);
          return [(Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05), count] as const;
        })
        .sort(([a], [b]) => b - a);
      let pixels = 0;
      for (const [one, count] of contrasts) {
        pixels += count;
        if (pixels >= (bytes.length / 4) * least) {
          return one;
        }
      }
      return 1;
    },
    [picture, share] as const,
  );
  await reader.close();
  return contrast;
}

/** Elements that are only an icon, or whose state is only a color. */
const drawn = {
  'arrow of a sidebar category': '.theme-doc-sidebar-menu .menu__caret',
  'button of the color mode': '.navbar__inner .color-mode-toggle button',
  'button back to the top': '.theme-back-to-top-button',
  'home of the breadcrumbs': '.breadcrumbs a[aria-label]',
  'copy button': 'article .theme-code-block button',
  'search field': '.navbar__search',
} as const;

/** Pairs of an element in a state and one without it. */
const marked = {
  'current page in the sidebar': [
    '.theme-doc-sidebar-menu [aria-current="page"]',
    '.theme-doc-sidebar-menu a:not(.menu__link--active)',
  ],
  'current area in the bar': ['.navbar__item[aria-current="page"]', 'a.navbar__item:not([aria-current])'],
  'chosen tab': ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
  'current section': [
    '.theme-doc-toc-desktop .table-of-contents__link--active',
    '.theme-doc-toc-desktop a:not(.table-of-contents__link--active)',
  ],
} as const;

/** Everything on the page with a transition longer than 10 ms, a repeating animation, or one that runs for longer. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seconds = (text: string): number =>
      Math.max(...text.split(',').map((one) => parseFloat(one) * (one.trim().endsWith('ms') ? 0.001 : 1)));
    const found = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      for (const part of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const isMoving =
          seconds(style.transitionDuration) > 0.01 ||
          (style.animationName !== 'none' &&
            (seconds(style.animationDuration) > 0.01 || style.animationIterationCount === 'infinite'));
        if (isMoving || style.scrollBehavior === 'smooth') {
          found.add(`${element.tagName}.${element.getAttribute('class') ?? ''}${part ?? ''}`);
        }
      }
    }
    for (const {effect, playState} of document.getAnimations()) {
      if (playState === 'running' && Number(effect?.getComputedTiming().endTime) > 10) {
        found.add(`animation of ${effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 100) : '?'}`);
      }
    }
    return [...found];
  });

test.describe('in forced colors, with less motion', () => {
  // Light on dark, the reverse of the site's own colors.
  test.use({colorScheme: 'dark', contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

  for (const {names, kinds, tag} of kindGroups(exhaustiveTag)) {
    const title = `${names}: icons, marks, diagrams, and the focus are visible, and nothing moves by itself`;
    test(title, {tag}, async ({page}) => {
      await checkEach(kinds, async (kind) => {
        await openWhole(page, kindRoute(kind));
        expect.soft(await moving(page), `${kind}: moving`).toEqual([]);
        for (const [name, selector] of Object.entries(drawn)) {
          const part = page.locator(selector).first();
          if ((await part.count()) === 0) {
            continue;
          }
          if (name === 'button back to the top') {
            // It appears when scrolling up.
            await scrollDownAndUp(page);
          } else {
            await part.focus();
          }
          // A short page does not scroll.
          if (await part.isVisible()) {
            expect(await drawnContrast(page, part), name).toBeGreaterThanOrEqual(3);
          }
        }
        for (const [name, [state, other]] of Object.entries(marked)) {
          if ((await page.locator(state).count()) === 0 || (await page.locator(other).count()) === 0) {
            continue;
          }
          const look = (selector: string): Promise<string> =>
            page
              .locator(selector)
              .first()
              .evaluate((element) => {
                const {backgroundColor, textDecorationLine, borderBottom, outlineStyle} = getComputedStyle(element);
                return [backgroundColor, textDecorationLine, borderBottom, outlineStyle].join(', ');
              });
          await page.evaluate(() => (document.activeElement as HTMLElement).blur());
          expect(await look(state), name).not.toBe(await look(other));
        }
        for (const diagram of (await page.locator('[data-diagram] svg').all()).slice(0, 1)) {
          const adjust = await diagram.evaluate((svg) => getComputedStyle(svg).forcedColorAdjust);
          expect(adjust, 'a diagram keeps its colors, which belong together').toBe('none');
          expect(await drawnContrast(page, diagram, 0.01)).toBeGreaterThanOrEqual(4.5);
        }
        await press(page, 'Tab');
        const ring = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
        expect(ring).toBe('solid');
      });
    });
  }

  test('the chosen hit of the search is marked', async ({page}) => {
    await open(page, 'docs/intro');
    await press(page, 'Control+k');
    await page.keyboard.type(new URLSearchParams(kindRoute('search results page').split('?')[1]).get('q') ?? '');
    const hit = navbar(page).getByRole('option');
    await expect(hit.nth(1)).toBeVisible();
    const field = navbar(page).getByRole('search');
    expect(await drawnContrast(page, field), 'the box').toBeGreaterThanOrEqual(3);
    const outline = (at: number) => hit.nth(at).evaluate((element) => getComputedStyle(element).outlineStyle);
    expect([await outline(0), await outline(1)]).toEqual(['solid', 'none']);
  });
});

test('who asks for more contrast gets it for muted text, in both color modes', {tag: '@fixture'}, async ({page}) => {
  const ofMuted = () =>
    page.evaluate(() => {
      const {color} = getComputedStyle(document.body);
      const muted = document.createElement('p');
      muted.style.color = 'var(--catalog-muted)';
      document.body.append(muted);
      const found = getComputedStyle(muted).color;
      muted.remove();
      return found === color;
    });
  await open(page, 'docs/intro');
  for (const mode of ['dark', 'light'] as const) {
    await changeMode(page, mode);
    await page.emulateMedia({contrast: 'no-preference'});
    expect(await ofMuted()).toBe(false);
    await page.emulateMedia({contrast: 'more'});
    expect(await ofMuted()).toBe(true);
  }
});

for (const device of ['light', 'dark'] as const) {
  test(`a picture follows the color mode of the page, on a device that prefers ${device}`, async ({page}) => {
    await page.emulateMedia({colorScheme: device});
    await open(page, 'sample_docs/Sample%20Documentation/description');
    const picture = page.getByRole('img', {name: /^A box named README/}).first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    // The text is darker than the page in light mode, and lighter in dark mode; both are readable.
    expect(await drawnContrast(page, picture)).toBeGreaterThanOrEqual(7);
    const light = await picture.screenshot({animations: 'disabled'});
    await changeMode(page, 'dark');
    expect(await drawnContrast(page, picture)).toBeGreaterThanOrEqual(7);
    expect((await picture.screenshot({animations: 'disabled'})).equals(light)).toBe(false);
  });
}

test.describe('drawings in forced colors', () => {
  test.use({colorScheme: 'dark', contextOptions: {forcedColors: 'active'}});

  for (const [name, route, selector, share, tag] of [
    // Thin lines.
    ['the drawing of the landing page', '', 'header svg[role="group"]', 0.003, undefined],
    ['the map', 'map', 'main svg[role="group"]', 0.01, undefined],
    [
      'a chart',
      'sample_docs/Sample%20Documentation/charts',
      '.chart-drawing svg[role="img"]:visible',
      0.01,
      '@fixture',
    ],
  ] as const) {
    test(`${name} is visible`, {tag}, async ({page}) => {
      await open(page, route);
      const drawing = page.locator(selector).first();
      await expect(drawing).toBeVisible();
      expect(await drawnContrast(page, drawing, share)).toBeGreaterThanOrEqual(3);
      const names = ['Canvas', 'CanvasText', 'LinkText', 'Highlight', 'GrayText', 'ButtonText'];
      const chosen = await Promise.all(names.map((color) => systemColor(page, color)));
      const colors = await drawing.evaluate((svg) =>
        [...svg.querySelectorAll('text, circle, use, path')].flatMap((part) => [
          getComputedStyle(part).fill,
          getComputedStyle(part).stroke,
        ]),
      );
      const others = colors.filter((color) => color !== 'none' && !chosen.includes(color));
      expect([...new Set(others)], 'colors that the reader did not choose').toEqual([]);
    });
  }
});

test.describe('with less motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('a diagram that the browser draws has text of a readable size', async ({page}) => {
    await open(page, drawnInBrowser);
    const drawing = page.locator('[data-diagram]').last();
    const node = drawing.locator('svg .node').first();
    await expect(node).toBeVisible();
    // A drawing laid out with wrong measures is several times as large, and shrinks into its frame.
    const shrunk = await node.evaluate(
      (element: SVGGElement) => element.getBoundingClientRect().width / element.getBBox().width,
    );
    expect(shrunk).toBeGreaterThan(0.6);
  });

  test('scrolling back to the top is instant', async ({page}) => {
    await open(page, kindRoute('documentation page without diagram'));
    await scrollDownAndUp(page);
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(button).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    const left = await button.evaluate((element: HTMLElement) => {
      element.click();
      return scrollY;
    });
    expect(left).toBe(0);
  });

  test('the menu of a phone opens instantly', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, '');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const running = await page.evaluate(
      () => document.getAnimations().filter(({effect}) => Number(effect?.getComputedTiming().duration) > 10).length,
    );
    expect(running).toBe(0);
    await expect(page.locator('.phone-menu:popover-open')).toBeInViewport();
  });
});

/** Text on the whole page that is cut off or covered by something else. */
function lostText(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const lost = new Set<string>();
    const isShown = (element: Element): boolean =>
      element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
      // For screen readers, or visible only on focus; KaTeX clips the MathML copy of a formula.
      !element.closest('.katex-mathml') &&
      element.closest('.visually-hidden, .navbar__title')?.clientWidth !== 1 &&
      !element.closest('[class*="skipToContent"], [class*="sidebarLogo"]');
    const nodes: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (
        node.data.trim() &&
        node.parentElement &&
        isShown(node.parentElement) &&
        !node.parentElement.closest('svg, script, style, option')
      ) {
        nodes.push(node);
      }
    }
    const done = new Set<Text>();
    const step = innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      for (const node of nodes) {
        const parent = node.parentElement;
        if (done.has(node) || !parent) {
          continue;
        }
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const {left, right, top: upper, bottom} of range.getClientRects()) {
          const [x, y] = [(left + right) / 2, (upper + bottom) / 2];
          if (right - left < 2 || y < 0 || y > innerHeight || (y < innerHeight * 0.25 && top > 0)) {
            continue;
          }
          // Content of a scroll container can be reached.
          let scrolls = false;
          let cut = x < 0 || x > innerWidth;
          for (let outer: Element | null = parent; outer; outer = outer.parentElement) {
            const {overflowX, overflowY} = getComputedStyle(outer);
            const edge = outer.getBoundingClientRect();
            const isOut =
              left < edge.left - 1 || right > edge.right + 1 || upper < edge.top - 3 || bottom > edge.bottom + 3;
            if (
              /auto|scroll/.test(overflowX + overflowY) &&
              outer !== document.documentElement &&
              outer !== document.body
            ) {
              scrolls ||= isOut;
            } else if (/hidden|clip/.test(overflowX + overflowY) && isOut) {
              cut = true;
            }
          }
          if (scrolls) {
            continue;
          }
          const hit = document.elementFromPoint(x, y);
          const isCovered =
            hit !== null &&
            !parent.contains(hit) &&
            !hit.contains(parent) &&
            // The transparent boxes of one formula overlap by design.
            !(parent.closest('.katex') && parent.closest('.katex') === hit.closest('.katex')) &&
            // The box around the buttons of a code block paints nothing, and they are transparent until it is hovered.
            !hit.closest('.navbar, [class*="backToTop"], .code-buttons')
              ? hit
              : undefined;
          const isCoveredInBar =
            parent.closest('.navbar') && hit && !parent.contains(hit) && !hit.contains(parent) ? hit : undefined;
          const by = isCovered ?? isCoveredInBar;
          if (cut || by) {
            lost.add(
              `"${node.data.trim().slice(0, 40)}" ${cut ? 'is cut' : `is beneath ${by?.tagName}.${by?.className}`}`,
            );
          }
          done.add(node);
        }
      }
    }
    return [...lost];
  });
}

for (const [device, viewport] of [
  ['a desktop', {width: 1280, height: 800}],
  ['a phone', {width: 360, height: 740}],
] as const) {
  test.describe(`with text of twice the size on ${device}`, {tag: device === 'a desktop' ? '@exhaustive' : []}, () => {
    test.use({viewport});

    for (const {names, kinds, tag} of kindGroups(exhaustiveTag)) {
      test(`${names}: nothing is cut, covered or wider than the window`, {tag}, async ({page}) => {
        await page.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = '200%';
          }),
        );
        await checkEach(kinds, async (kind) => {
          await openWhole(page, kindRoute(kind));
          const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
          expect(size).toBe('32px');
          const [content, width] = await page.evaluate(
            () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
          );
          expect.soft(content, `${kind}: width of the page`).toBeLessThanOrEqual(width);
          expect(await lostText(page)).toEqual([]);
        });
      });
    }
  });
}
