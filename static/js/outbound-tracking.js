/**
 * Counts clicks on links that leave the site, as an event of the analytics script. Without that
 * script (none configured, blocked, still loading) it does nothing.
 */
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol) || link.host === location.host) {
      return;
    }
    if (window.umami && typeof window.umami.track === 'function') {
      window.umami.track('outbound-link-click', {url: link.href});
    }
  },
  {capture: true, passive: true},
);
