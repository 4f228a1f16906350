import {describe, expect, it} from 'vitest';
import {analyticsSettings} from '../src/analytics/settings.js';

const all = {
  UMAMI_WEBSITE_ID: 'abc',
  UMAMI_DATA_HOST_URL: 'https://umami.example.org/',
  UMAMI_SITE_DOMAIN: 'river.github.io',
};

describe('analytics settings', () => {
  it('are off when nothing is set', () => {
    expect(analyticsSettings({})).toBeUndefined();
    expect(analyticsSettings({UMAMI_WEBSITE_ID: ' '})).toBeUndefined();
  });

  it('take the origin of the host', () => {
    expect(analyticsSettings(all)).toEqual({
      websiteId: 'abc',
      dataHost: 'https://umami.example.org',
      siteDomain: 'river.github.io',
    });
  });

  it.each(Object.keys(all))('name %s when it is the one that is missing', (name) => {
    expect(() => analyticsSettings({...all, [name]: undefined})).toThrow(new RegExp(`${name} is empty`));
  });

  it('refuse a host that is not an https URL', () => {
    expect(() => analyticsSettings({...all, UMAMI_DATA_HOST_URL: 'http://example.org'})).toThrow(
      /write the URL of the analytics service/,
    );
  });
});
