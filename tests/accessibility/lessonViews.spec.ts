// The views of every lesson other than the page to read, which everyPage.spec.ts covers.
import {expect, test, type Page} from '@playwright/test';
import {views, viewQuery, type View} from '@training-catalog/lesson-views/model';
import {htmlOf, sitemapRoutes} from '../../tools/bench/catalogPageKinds';
import {barriersOf} from '../browser/barriers';
import {open} from '../browser/site';
import {phone, wide} from './sizes';
import {noteBarriers} from './summaryReporter';

const lessons = sitemapRoutes().filter((route) => htmlOf(route).includes('aria-label="Views of this lesson"'));

/** Waits until a view is complete, and shows what it hides. */
const complete: Record<View, (page: Page) => Promise<void>> = {
  present: async (page) => {
    await page.getByRole('navigation', {name: 'Slides'}).getByRole('button', {name: 'Notes'}).click();
    // All slides one below the other, because axe skips those that are out of view or inert.
    await page.addStyleTag({
      content: `html[data-deck] .theme-doc-markdown { position: static; display: block }
        html[data-deck], html[data-deck] body, .theme-doc-markdown, .slide { overflow: visible !important }
        .deck-controls { position: static !important }`,
    });
    await page.locator('.slide').evaluateAll((slides) => slides.forEach((slide) => slide.removeAttribute('inert')));
  },
  teach: async (page) => {
    await expect(page.getByText('Materials', {exact: true})).toBeVisible();
  },
  handout: async (page) => {
    await expect(page.getByRole('region', {name: 'Answers'})).toBeVisible();
  },
};

test('the build has lessons', () => {
  expect(lessons.length).toBeGreaterThan(0);
});

for (const lesson of lessons) {
  for (const view of views) {
    test(`${decodeURI(lesson)}, ${view}`, async ({page}, info) => {
      const found: string[] = [];
      for (const mode of ['light', 'dark'] as const) {
        await page.setViewportSize(wide);
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await open(page, lesson + viewQuery(view));
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await complete[view](page);
        for (const [name, size] of [
          ['wide', wide],
          ['phone', phone],
        ] as const) {
          await page.setViewportSize(size);
          const barriers = await barriersOf(page);
          noteBarriers(info, `${view}, ${mode}, ${name}`, barriers);
          found.push(...barriers.map(({text}) => `${mode}, ${name}: ${text}`));
        }
      }
      expect(found).toEqual([]);
    });
  }
}
