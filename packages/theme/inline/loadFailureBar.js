// Shows an error bar with Retry above the page when something that the page shows does not load: one of its own scripts or
// style sheets before hydration, and later what src/components/reportLoadFailure.ts reports. Other scripts that fail after hydration
// do not matter here: those of pages that are prefetched, and those of a navigation, after which Docusaurus reloads.
// Inline in every page, because it must work when the main script is the one that is missing.
// A cached page from before a deploy may request deleted scripts. If the current page names other scripts, reload once
// instead of showing the bar, unless the reader has used the page, and may have typed something.
(function () {
  /** @param {string} url URL of the file that did not load; '' if it is unknown. */
  function show(url) {
    if (document.getElementById('load-failure')) return;
    // Before hydration, give Docusaurus a stub root so that the served text stays.
    if (!window.docusaurusRoot) window.docusaurusRoot = {render: function () {}, unmount: function () {}};
    var bar = document.createElement('div');
    bar.id = 'load-failure';
    bar.setAttribute('role', 'alert');
    var text = document.createElement('span');
    text.textContent =
      (navigator.onLine ? 'Part of this page' : 'You are offline: part of the site') +
      ' did not load' +
      (url && ' (' + url.split('/').pop() + ')') +
      '. You can keep reading or try again. ';
    var retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = 'Retry';
    retry.onclick = function () {
      // Without a network the text would be gone.
      if (navigator.onLine)
        // A network may have left something else under this URL in the browser's cache. The empty URL is that of the page.
        fetch(url, {cache: 'reload'}).finally(function () {
          location.reload();
        });
      else text.textContent = 'You are still offline: part of the site did not load. ';
    };
    bar.append(text, retry);
    document.body.prepend(bar);
  }
  /** @param {string} html */
  function names(html) {
    return (html.match(/assets\/js\/(?:runtime~main|main|framework)\.\w+\.js/g) || []).sort().join();
  }
  /** @type {Promise<boolean> | undefined} Whether the current page names other scripts; set by the first check. */
  var check;
  /** @returns {Promise<boolean>} */
  function isOld() {
    // Once per page and session, to avoid a loop.
    var key = 'reloaded ' + location.pathname;
    try {
      if (sessionStorage.getItem(key)) return Promise.resolve(false);
      sessionStorage.setItem(key, '1');
    } catch {
      return Promise.resolve(false);
    }
    return fetch(location.href, {cache: 'reload'})
      .then(function (response) {
        return response.ok ? response.text() : '';
      })
      .then(function (html) {
        var now = names(html);
        return now !== '' && now !== names(document.documentElement.outerHTML);
      })
      .catch(function () {
        return false;
      });
  }
  var isUsed = false;
  ['input', 'keydown', 'pointerdown'].forEach(function (type) {
    addEventListener(
      type,
      function () {
        isUsed = true;
      },
      {capture: true, once: true, passive: true},
    );
  });
  /** @param {string} url URL of the file that did not load; '' if it is unknown. */
  function reloadOrShow(url) {
    if (!navigator.onLine || isUsed) return show(url);
    // Two scripts of an old page may fail: one reload, because a second one would cancel the first.
    check =
      check ||
      isOld().then(function (old) {
        // The reader may have begun to type in the meantime.
        if (isUsed) return false;
        if (old) location.reload();
        return old;
      });
    check.then(function (old) {
      if (!old) show(url);
    });
  }
  addEventListener(
    'error',
    function (event) {
      // Of the window, for an error of a script, all three are missing.
      const {src, rel, href} = Object(event.target);
      const url = src || (rel === 'stylesheet' && href);
      if (!/\/assets\/.+\.(js|css)/.test(url)) return;
      if (document.documentElement.dataset.hasHydrated === 'true') return;
      if (document.body) reloadOrShow(url);
      else
        addEventListener('DOMContentLoaded', function () {
          reloadOrShow(url);
        });
    },
    true,
  );
  addEventListener('load-failure', function (event) {
    reloadOrShow(event instanceof CustomEvent ? String(event.detail) : '');
  });
})();
