// Carries out what a reader presses before the page works, once it does: the menu, the color mode, a tab. The last press
// counts, and none if the reader then presses something else. The shortcut of the search box works at once.
// Inline in every page, because it must be there before the scripts are.
(function () {
  var page = document.documentElement;
  /** @type {HTMLElement | null} */
  var pressed = null;
  /** @param {Event} event */
  function remember(event) {
    pressed = event.target instanceof Element ? event.target.closest('button, [role="tab"]') : null;
  }
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
    // After the effects in which components begin to work.
    setTimeout(function () {
      if (pressed && pressed.isConnected) pressed.click();
    });
  }).observe(page, {attributes: true, attributeFilter: ['data-has-hydrated']});
})();
