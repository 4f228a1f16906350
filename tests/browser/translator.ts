import type {Page} from '@playwright/test';

/**
 * Translates every page that is opened from now on as Chrome's translator does: each text is replaced by a
 * new one in two nested `font` elements, again whenever text appears, except where `translate="no"` or the class
 * `notranslate` says otherwise. The words stay the same, so that a test finds them.
 *
 * React keeps references to the texts that are gone. It throws where it removes one of them or inserts an element before
 * it, and what it writes into one of them is never seen.
 *
 * @param from when it begins: once the page has been read, or once React has hydrated it
 */
export const translatePages = (page: Page, from: 'read' | 'hydrated'): Promise<unknown> =>
  page.addInitScript(
    ([wrapper = '', begin]) => {
      const kept = 'font, svg, script, style, noscript, template, textarea, [translate="no"], .notranslate';
      const translateBelow = (root: Node): void => {
        const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          found.push(node as Text);
        }
        found
          .filter(({data, parentElement}) => data !== '' && parentElement && !parentElement.closest(kept))
          .forEach((text) => {
            const [outer, inner] = [document.createElement(wrapper), document.createElement(wrapper)];
            inner.append(text.data);
            outer.append(inner);
            text.replaceWith(outer);
          });
      };
      const start = (): void => {
        new MutationObserver((changes) => {
          // As one that asks a server for the words.
          setTimeout(() => changes.forEach(({addedNodes}) => addedNodes.forEach(translateBelow)), 10);
        }).observe(document.body, {childList: true, subtree: true});
        translateBelow(document.body);
        document.documentElement.dataset.translated = 'true';
      };
      if (begin === 'read') {
        document.addEventListener('DOMContentLoaded', () => setTimeout(start));
        return;
      }
      new MutationObserver((_, observer) => {
        // Effects of the first rendering are over then.
        if (document.documentElement.dataset.hasHydrated === 'true') {
          observer.disconnect();
          setTimeout(start, 100);
        }
      }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
    },
    ['font', from],
  );
