// Counts clicks on links that leave the site, where the analytics script is there.
/** @typedef {Window & {umami?: {track?: (event: string, data: {url: string}) => void}}} WindowWithAnalytics */
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol) || link.host === location.host) {
      return;
    }
    /** @type {WindowWithAnalytics} */ (window).umami?.track?.('outbound-link-click', {url: link.href});
  },
  {capture: true, passive: true},
);
