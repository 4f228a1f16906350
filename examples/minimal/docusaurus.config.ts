import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

const config: Config = {
  title: 'Minimal example',
  url: 'https://example.org',
  baseUrl: '/minimal/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  future: {v4: true, experimental_faster: true},
  presets: [
    // The first one, so that it can wait for the plugins of all others.
    '@training-catalog/final-pass',
    ['classic', {docs: {routeBasePath: '/'}, blog: false} satisfies Options],
  ],
};

export default config;
