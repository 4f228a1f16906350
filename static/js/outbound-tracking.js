// Adds the script of an analytics service, if this element names one, and counts clicks on links that leave the site.
/** @typedef {Window & {umami?: {track?: (event: string, data: {url: string}) => void}}} WindowWithAnalytics */
const {service} = document.currentScript?.dataset ?? {};
if (service) {
  const script = document.createElement('script');
  Object.entries(/** @type {Record<string, string>} */ (JSON.parse(service))).forEach((one) =>
    script.setAttribute(...one),
  );
  document.head.append(script);
}
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
