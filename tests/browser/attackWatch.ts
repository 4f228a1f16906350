// What an attack would do in a browser, and what it would have written into a page.
import type {Page} from '@playwright/test';

declare global {
  interface Window {
    attackSigns: (root: Document) => string[];
    attackShape: (root: Element) => string[];
  }
}

/**
 * Signs in a document that a text became a part of it: an element, an attribute, or a comment that an attack names its own, a
 * handler, an address that runs code, an address of another host that loads.
 */
function attackSigns(root: Document): string[] {
  const found: string[] = [];
  const shown = (element: Element): string => element.outerHTML.slice(0, 120);
  const look = (node: ParentNode): void => {
    for (const element of node.querySelectorAll('*')) {
      for (const {name, value} of element.attributes) {
        const url = value.replaceAll(/[\0-\x20]/g, '');
        const isAddress = /^(?:xlink:)?(?:href|src|srcset|action|formaction|data|poster|background|cite|ping)$/.test(
          name,
        );
        if (name === 'hurt' || name.startsWith('on')) {
          found.push(`element: ${shown(element)}`);
        } else if (isAddress && /^(?!https?:|mailto:|data:(?:image\/|text\/csv;))[a-z][\w+.-]*:/i.test(url)) {
          found.push(`address: ${name}="${value.slice(0, 80)}"`);
        } else if (isAddress && name !== 'href' && name !== 'xlink:href' && url.includes('//evil.example')) {
          found.push(`loaded: ${shown(element)}`);
        } else if (
          name === 'style' &&
          /position:(?:fixed|absolute)/.test(url) &&
          !element.closest('.katex, svg, .mermaidTooltip')
        ) {
          found.push(`style: ${shown(element)}`);
        }
      }
      if (element instanceof HTMLTemplateElement) {
        look(element.content);
      }
    }
  };
  look(root);
  const comments = root.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node; node = comments.nextNode()) {
    if (node.nodeValue?.includes('hurt')) {
      found.push(`comment: ${node.nodeValue.slice(0, 80)}`);
    }
  }
  return [...new Set(found)];
}

/**
 * Names of all elements below one, with those of their attributes, without those that depend on words: colors and breaks of
 * code, names kept in one line, links made of addresses, lines of a drawing.
 */
function attackShape(root: Element): string[] {
  const shape: string[] = [];
  const walk = (element: Element, path: string): void => {
    const name = element.tagName.toLowerCase();
    const isOfWords =
      element.matches('wbr, code span, span.unbroken, svg text, svg tspan') ||
      (name === 'a' && element.textContent.startsWith('https:'));
    if (isOfWords) {
      [...element.children].forEach((child) => walk(child, path));
      return;
    }
    const attributes = [...element.attributes].map((one) => one.name).sort();
    shape.push(`${path}${name}[${attributes.join(' ')}]`);
    [...element.children].forEach((child) => walk(child, `${path} `));
  };
  walk(root, '');
  return shape;
}

/** Puts the functions above into pages, whatever their policy. */
export const installWatch = async (page: Page): Promise<void> => {
  await page.addInitScript(
    `window.attackSigns = ${attackSigns.toString()}; window.attackShape = ${attackShape.toString()};`,
  );
};

/** Collects what attacks do in a page from now on: dialogs, windows, requests to other hosts, changes of the address. */
export async function actsOf(
  page: Page,
  origin: string,
  isUsual: (url: string) => boolean = () => false,
): Promise<string[]> {
  const acts: string[] = [];
  const at = (): string => page.url().slice(origin.length);
  page.on('dialog', (dialog) => {
    acts.push(`${at()}: dialog ${dialog.message()}`);
    // A page that goes away takes its dialog along.
    dialog.dismiss().catch(() => undefined);
  });
  page.on('popup', (popup) => acts.push(`${at()}: window ${popup.url()}`));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text()) && !isUsual(message.text())) {
      acts.push(`${at()}: policy ${message.text().slice(0, 160)}`);
    }
  });
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => {
      const url = route.request().url();
      if (!isUsual(url)) {
        acts.push(`${at()}: request ${url.slice(0, 120)}`);
      }
      return route.abort();
    },
  );
  return acts;
}
