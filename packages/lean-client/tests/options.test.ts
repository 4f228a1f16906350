// A misspelled option. cspell:ignore enabeld
import type {DocusaurusConfig, LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import leanClient from '../src/index.js';
import {setPageTemplate} from '../src/pageTemplate.js';

const contextOf = (settings: Partial<DocusaurusConfig> = {}): LoadContext =>
  ({generatedFilesDir: '/site/.docusaurus', siteConfig: {themeConfig: {}, ...settings}}) as unknown as LoadContext;

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['a misspelled option', {enabeld: true}, 'did you mean "enabled"?'],
  ['a switch as text', {enabled: 'yes'}, '"enabled"'],
  ['properties of cards that are no function', {cardProps: {icon: 'owl'}}, '"cardProps": it must be a function'],
])('refuse %s, naming option and remedy', (_case, options, remedy) => {
  expect(() => leanClient(contextOf(), options)).toThrow(/^@training-catalog\/lean-client: option /);
  expect(() => leanClient(contextOf(), options)).toThrow(remedy);
});

it('change nothing by default', () => {
  const context = contextOf();
  expect(leanClient(context, undefined)).toEqual({name: 'lean-client'});
  expect(context.siteConfig.ssrTemplate).toBeUndefined();
});

it('change the build, and keep the template of pages out of what browsers load', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const context = contextOf();
  const plugin = leanClient(context, {enabled: true});
  expect(plugin.configureWebpack).toBeInstanceOf(Function);
  expect(context.siteConfig.ssrTemplate).toContain('</template>');
  expect(JSON.stringify(context.siteConfig)).not.toContain('ssrTemplate');
});

it('refuse a site with a template of its own', () => {
  const {siteConfig} = contextOf({ssrTemplate: '<html></html>'});
  expect(() => setPageTemplate(siteConfig)).toThrow(/ssrTemplate would be replaced; remove it/);
});

it('refuse a development server that cannot compile pages when they are opened', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const {configureWebpack, getClientModules} = leanClient(contextOf(), {enabled: true});
  expect(getClientModules?.()).toEqual([expect.stringMatching(/reloadAfterErrors\.js$/)]);
  const bundler = {currentBundler: {instance: {}}} as never;
  expect(configureWebpack?.({}, true, bundler, undefined)).toEqual({});
  expect(() => configureWebpack?.({watchOptions: {}}, false, bundler, undefined)).toThrow(
    /set future\.experimental_faster/,
  );
  // `docusaurus build --dev` compiles all pages.
  expect(configureWebpack?.({}, false, bundler, undefined)).toEqual({});
});
