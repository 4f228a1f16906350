// Shows an error bar with Retry above the page when one of the site's own scripts does not load.
// Inline in every page, because it must work when the main script is the one that is missing.
// A cached page from before a deploy may request deleted scripts. If the current page names other
// scripts, reload once instead of showing the bar.
(function () {
  /** @param {string} url URL of the script that did not load. */
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
      ' did not load (' +
      url.split('/').pop() +
      '). You can keep reading or try again. ';
    var retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = 'Retry';
    retry.onclick = function () {
      // Without a network the text would be gone.
      if (navigator.onLine) location.reload();
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
  /** @param {string} url URL of the script that did not load. */
  function reloadOrShow(url) {
    if (!navigator.onLine) return show(url);
    // Two scripts of an old page may fail: one reload, because a second one would cancel the first.
    check =
      check ||
      isOld().then(function (old) {
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
      const script = event.target;
      if (!(script instanceof HTMLScriptElement) || !/\/assets\/js\/.+/.test(script.src)) return;
      if (document.body) reloadOrShow(script.src);
      else
        addEventListener('DOMContentLoaded', function () {
          reloadOrShow(script.src);
        });
    },
    true,
  );
})();
