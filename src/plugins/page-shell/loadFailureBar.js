// Shows an error bar with Retry above the page when one of the site's own scripts does not load.
// Inline in every page, because it has to work when the main script is the one that is missing.
(function () {
  function show(url) {
    if (document.getElementById('load-failure')) return;
    // Before hydration: give the framework a root that does nothing, so that the served text stays.
    // With a real one it would put the loading component's error in place of the text.
    if (!window.docusaurusRoot) window.docusaurusRoot = {render: function () {}};
    var bar = document.createElement('div');
    bar.id = 'load-failure';
    bar.setAttribute('role', 'alert');
    var text = document.createElement('span');
    text.textContent = 'Part of this page did not load (' + url.split('/').pop() + '). You can read on, or try again. ';
    var retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = 'Retry';
    retry.onclick = function () {
      location.reload();
    };
    bar.append(text, retry);
    document.body.prepend(bar);
  }
  addEventListener(
    'error',
    function (event) {
      var script = event.target;
      if (!(script instanceof HTMLScriptElement) || !/\/assets\/js\/.+/.test(script.src)) return;
      if (document.body) show(script.src);
      else
        addEventListener('DOMContentLoaded', function () {
          show(script.src);
        });
    },
    true,
  );
})();
