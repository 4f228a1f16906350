import {transformSync} from 'esbuild';

/** Id of the `<template>` that holds the scripts of a page until somebody needs them. */
export const scriptsId = 'scripts-on-demand';

/**
 * Moves the scripts of a page out of their `<template>`, in which browsers do not request them, when somebody needs them
 * (README.md says when), and carries out a press that came before they answered it.
 *
 * Browsers run its text, so it uses nothing from outside.
 *
 * @param id of the template.
 * @param whenSeen selector of what needs scripts as soon as it can be seen.
 */
function startScripts(id: string, whenSeen: string): void {
  const page = document.documentElement;
  const live = 'button, input, select, textarea, [role="button"], [role="tab"], [contenteditable="true"]';
  const independent = '[data-control], [data-control] > *, [popovertarget], form[action] [type="submit"]';
  /** Ends when the scripts are requested. */
  const waiting = new AbortController();
  /** Ends when React has hydrated the page. */
  const remembering = new AbortController();
  let pressed: HTMLElement | undefined;
  const boxes = new Map<HTMLInputElement, boolean>();

  const start = (): void => {
    const template = document.getElementById(id) as HTMLTemplateElement | null;
    if (waiting.signal.aborted || !template) {
      return;
    }
    waiting.abort();
    const scripts = document.importNode(template.content, true);
    // In their order, as deferred scripts are.
    scripts.querySelectorAll('script').forEach((script) => {
      script.async = false;
    });
    template.replaceWith(scripts);
  };

  /** The control that an event is about, if it needs the scripts. */
  const controlOf = ({target}: Event): HTMLElement | null => {
    const control = target instanceof Element ? target.closest<HTMLElement>(live) : null;
    return control && !control.matches(independent) ? control : null;
  };
  const startFor = (event: Event): void => {
    if (controlOf(event)) {
      start();
    }
  };
  ['pointerover', 'pointerdown', 'focusin', 'input'].forEach((type) =>
    document.addEventListener(type, startFor, {capture: true, passive: true, signal: waiting.signal}),
  );
  addEventListener('start-scripts', start, {signal: waiting.signal});

  // A mouse is moved and a key is pressed by somebody who goes on; on a line without limits, the scripts are there by then.
  const {connection} = navigator as Navigator & {connection?: {saveData: boolean; effectiveType: string}};
  const isFast = !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '');
  if (isFast && matchMedia('(hover: hover) and (pointer: fine)').matches) {
    // Browsers also report a mouse that rests where the page appears.
    const onMove = ({movementX, movementY}: PointerEvent): void => {
      if (movementX || movementY) {
        start();
      }
    };
    addEventListener('pointermove', onMove, {passive: true, signal: waiting.signal});
    addEventListener('keydown', start, {passive: true, signal: waiting.signal});
  }

  // What is pressed before React answers: the last control, and boxes, whose change React does not learn of. React answers
  // as soon as it has the page, also before it has hydrated it; not what is disabled until then.
  const isAnswered = (control?: Element): boolean => Boolean(window.docusaurusRoot && !control?.matches(':disabled'));
  const remember = (event: Event): void => {
    const control = controlOf(event) ?? undefined;
    pressed = control && !isAnswered(control) ? control : undefined;
  };
  const keep = ({target}: Event): void => {
    if (!isAnswered() && target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)) {
      boxes.set(target, target.checked);
    }
  };
  // A form that React answers would load the page anew.
  const hold = (event: Event): void => {
    if (!isAnswered() && !(event.target as Element).hasAttribute('action')) {
      event.preventDefault();
    }
  };
  const early = {capture: true, signal: remembering.signal};
  document.addEventListener('submit', hold, early);
  // A button that is disabled until then is pointed at, but not clicked.
  ['click', 'pointerup'].forEach((type) => document.addEventListener(type, remember, early));
  document.addEventListener('change', keep, early);

  // Within the site, Back and Forward only change the address of a page that React does not have.
  const served = location.pathname;
  addEventListener('popstate', () => {
    if (page.dataset.hasHydrated !== 'true' && location.pathname !== served) {
      location.reload();
    }
  });

  new MutationObserver((_, observer) => {
    if (page.dataset.hasHydrated !== 'true') {
      return;
    }
    observer.disconnect();
    remembering.abort();
    // After the effects in which components begin to work.
    setTimeout(() => {
      boxes.forEach((isChecked, box) => {
        if (box.isConnected) {
          // React takes a click for a change if it changes what React knows.
          box.checked = !isChecked;
          box.click();
        }
      });
      if (pressed?.isConnected && !(pressed instanceof HTMLInputElement)) {
        pressed.click();
      }
    });
  }).observe(page, {attributes: true, attributeFilter: ['data-has-hydrated']});

  /** Whether the browser has stored an entry whose name begins so. */
  const isKept = (name = ''): boolean => {
    try {
      return name === '' || Object.keys(localStorage).some((key) => key.startsWith(name));
    } catch {
      return false;
    }
  };

  // A query is the state of something that scripts show, and a page that is loaded anew is one that a reader used. At once, so
  // that the browser finds the place where the reader was.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.search || navigation?.type === 'reload') {
    start();
  }

  // After the first frame: the words come first. The second frame begins when the first has been drawn.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          start();
        }
      });
      document.querySelectorAll<HTMLElement>(whenSeen).forEach((element) => {
        if (isKept(element.dataset.needsScripts)) {
          observer.observe(element);
        }
      });
    }),
  );
}

let code: string | undefined;

/**
 * Attribute of what needs the scripts of its page as soon as it can be seen; with a value, only if the browser has stored
 * an entry whose name begins with it.
 */
const needsScripts = 'data-needs-scripts';

/** Code that starts the scripts of a page when somebody needs them. Made when a build asks for it. */
export const startScriptsCode = (): string =>
  (code ??= transformSync(
    `(${startScripts.toString()})(${JSON.stringify(scriptsId)}, ${JSON.stringify(`[${needsScripts}]`)})`,
    {minify: true, target: 'es2018'},
  ).code.trim());
