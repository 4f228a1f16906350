import {transformSync} from 'esbuild';

/** Id of the `<template>` that holds the scripts of a page until its first frame. */
export const scriptsId = 'scripts-after-paint';

/**
 * Moves the scripts of a page out of their `<template>`, in which browsers do not request them, once the first frame is on
 * the screen. Where nothing is painted, as in a background tab or a page that is rendered ahead, it does so at once.
 *
 * Browsers run its text, so it uses nothing from outside.
 */
function startScripts(id: string): void {
  const start = (): void => {
    const template = document.getElementById(id) as HTMLTemplateElement | null;
    if (template) {
      const scripts = document.importNode(template.content, true);
      // In their order, as deferred scripts are.
      scripts.querySelectorAll('script').forEach((script) => {
        script.async = false;
      });
      template.replaceWith(scripts);
    }
  };
  if (document.hidden) {
    start();
  } else {
    // The second frame begins when the first has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  }
}

let code: string | undefined;

/** Code that starts the scripts of a page; as often as it runs, they start once. Made when a build asks for it. */
export const startScriptsCode = (): string =>
  (code ??= transformSync(`(${startScripts.toString()})(${JSON.stringify(scriptsId)})`, {
    minify: true,
    target: 'es2018',
  }).code.trim());
