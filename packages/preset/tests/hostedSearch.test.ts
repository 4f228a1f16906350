import {contentSecurityPolicy} from '@training-catalog/final-pass';
import {describe, expect, it} from 'vitest';
import {hostedSearch, hostsOf} from '../src/hostedSearch.js';

const all = {ALGOLIA_APP_ID: 'ABCDEF1234', ALGOLIA_API_KEY: 'search-only', ALGOLIA_INDEX_NAME: 'catalog'};

describe('the hosted search', () => {
  it('is off when nothing is set', () => {
    expect(hostedSearch({})).toBeUndefined();
    expect(hostedSearch({ALGOLIA_APP_ID: ' '})).toBeUndefined();
  });

  it('is on when all three values are set', () => {
    expect(hostedSearch({...all, ALGOLIA_INDEX_NAME: ' catalog '})).toEqual({
      appId: 'ABCDEF1234',
      apiKey: 'search-only',
      indexName: 'catalog',
    });
  });

  it.each(Object.keys(all))('names %s when it is the one that is missing', (name) => {
    expect(() => hostedSearch({...all, [name]: undefined})).toThrow(
      `The hosted search is only partly configured: ${name} is empty. Set all of ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME, or none.`,
    );
  });

  it.each(["x.example.org; script-src 'unsafe-eval'", 'a b c d e f', '../../up'])(
    'refuses an id that is none, which would become part of the policy: %s',
    (id) => {
      expect(() => hostedSearch({...all, ALGOLIA_APP_ID: id})).toThrow(/write the Application ID/);
    },
  );

  it('adds its hosts, and no others, to those that pages may send requests to', () => {
    const directive = (content: string): string | undefined => /connect-src [^;]*/.exec(content)?.[0];
    const connect = hostsOf({appId: 'ABCDEF1234', apiKey: 'k', indexName: 'i'});
    expect(directive(contentSecurityPolicy([], {connect}))).toBe(
      "connect-src 'self' https://ABCDEF1234-dsn.algolia.net https://ABCDEF1234-1.algolianet.com https://ABCDEF1234-2.algolianet.com https://ABCDEF1234-3.algolianet.com",
    );
  });
});
