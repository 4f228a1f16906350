// See plugins/analytics.
const {service} = document.currentScript?.dataset ?? {};
if (service) {
  const script = document.createElement('script');
  Object.entries(JSON.parse(service)).forEach((one) => script.setAttribute(...one));
  document.head.append(script);
}
addEventListener(
  'click',
  ({target}) => {
    const link = target instanceof Element && target.closest('a');
    if (link instanceof HTMLAnchorElement && /^http/.test(link.protocol) && link.host !== location.host)
      window.umami?.track?.('outbound-link-click', {url: link.href});
  },
  true,
);
