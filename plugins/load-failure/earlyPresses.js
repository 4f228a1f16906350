// Carries out what a reader presses before the scripts are there, as soon as React has the page: the menu, a tab, or, once
// it is enabled, the color mode. The last press counts, and none if the reader then presses something else. Boxes that
// are checked are checked again, because React does not learn of it. The shortcut of the search box works at once, and
// Back and Forward load the page of their address. Inline in every page, because it must be there before the scripts are.
(function () {
  var page = document.documentElement;
  /** @type {HTMLElement | null} */
  var pressed = null;
  /** @type {Window['docusaurusRoot']} */
  var root;
  // React answers what is pressed once it has the page, also before it has hydrated it; not what is disabled until then.
  /** @param {Element} element */
  function isAnswered(element) {
    return root && !element.matches(':disabled');
  }
  /** @param {Event} event */
  function remember(event) {
    /** @type {HTMLElement | null} */
    var element = event.target instanceof Element ? event.target.closest('button, [role="tab"]') : null;
    pressed = element && !isAnswered(element) ? element : null;
  }
  /** @type {Map<HTMLInputElement, boolean>} */
  var checked = new Map();
  /** @param {Event} event */
  function keep(event) {
    var box = event.target;
    if (!root && box instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(box.type))
      checked.set(box, box.checked);
  }
  function check() {
    checked.forEach(function (isChecked, box) {
      if (!box.isConnected) return;
      // React takes a click for a change if it changes what React knows.
      box.checked = !isChecked;
      box.click();
    });
  }
  document.addEventListener('change', keep, true);
  var served = location.pathname;
  // Within the site, a browser changes only the address. React would leave parts of a page that it is hydrating.
  function load() {
    if (location.pathname !== served) location.reload();
  }
  addEventListener('popstate', load);
  function answer() {
    if (pressed && pressed.isConnected && isAnswered(pressed)) pressed.click();
  }
  // Docusaurus sets it when React has the page. For a press, React then hydrates the page at once, not in slices.
  Object.defineProperty(window, 'docusaurusRoot', {
    configurable: true,
    get: function () {
      return root;
    },
    /** @param {Window['docusaurusRoot']} value */
    set: function (value) {
      root = value;
      queueMicrotask(answer);
    },
  });
  /** @param {KeyboardEvent} event Also the shortcut of the search box, which keeps what is then typed. */
  function focusSearch(event) {
    var box = document.querySelector('.navbar__search-input');
    var isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (event.key.toLowerCase() !== 'k' || !isShortcut || !(box instanceof HTMLElement)) return;
    event.preventDefault();
    box.focus();
  }
  // Keys click, but do not point; a button that is disabled until hydration is pointed at, but not clicked.
  var types = ['click', 'pointerup'];
  types.forEach(function (type) {
    document.addEventListener(type, remember, true);
  });
  document.addEventListener('keydown', focusSearch);
  new MutationObserver(function (_, observer) {
    if (page.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    types.forEach(function (type) {
      document.removeEventListener(type, remember, true);
    });
    document.removeEventListener('keydown', focusSearch);
    document.removeEventListener('change', keep, true);
    removeEventListener('popstate', load);
    // After the effects in which components begin to work.
    setTimeout(function () {
      check();
      answer();
    });
  }).observe(page, {attributes: true, attributeFilter: ['data-has-hydrated']});
})();
