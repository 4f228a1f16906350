// Adds the script of an analytics service, if this element names one, and counts clicks on links that leave the site.
/** @typedef {Window & {umami?: {track?: (event: string, data: {url: string}) => void}}} WindowWithAnalytics */
/** @param {string | undefined} attributes of the script, in JSON. */
function addService(attributes) {
  if (attributes) {
    const script = document.createElement('script');
    /** @type {Record<string, string>} */
    const values = JSON.parse(attributes);
    Object.entries(values).forEach(([name, value]) => script.setAttribute(name, value));
    document.head.append(script);
  }
}

addService(document.currentScript?.dataset.service);

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
