// Constants and components of the framework, asserted so that an update that changes one is noticed.
// @vitest-environment jsdom
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {cleanup, fireEvent, render} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import Loading from '@docusaurus/core/lib/client/theme-fallback/Loading';

const require = createRequire(import.meta.url);

const source = (file: string): string => fs.readFileSync(path.resolve('node_modules', file), 'utf8');

describe('the framework', () => {
  it('has one version of Docusaurus in all packages, the one in package.json', () => {
    const {dependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const wanted = dependencies['@docusaurus/core'];
    expect(wanted).toMatch(/^\d+\.\d+\.\d+$/);
    const scope = path.resolve('node_modules/@docusaurus');
    const versions = fs
      .readdirSync(scope)
      .filter((name) => !['react-loadable', 'responsive-loader'].includes(name))
      .map((name) => [
        name,
        (JSON.parse(fs.readFileSync(path.join(scope, name, 'package.json'), 'utf8')) as {version: string}).version,
      ])
      .filter(([, version]) => version !== wanted);
    expect(versions).toEqual([]);
    const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, object>};
    expect(
      Object.keys(lock.packages).filter((name) =>
        /node_modules\/.*node_modules\/@docusaurus\/(?!react-loadable)/.test(name),
      ),
    ).toEqual([]);
  });

  it('switches from phone to desktop at 996 px', () => {
    expect(source('@docusaurus/theme-common/lib/hooks/useWindowSize.js')).toMatch(/DesktopBreakpoint = 996/);
  });

  it('shows the route progress bar after 200 ms, with the constants of nprogress', () => {
    expect(source('@docusaurus/theme-classic/lib/nprogress.js')).toMatch(/delay = 200/);
    expect((require('nprogress') as {settings: object}).settings).toMatchObject({
      minimum: 0.08,
      speed: 200,
      trickleRate: 0.02,
      trickleSpeed: 800,
    });
  });

  it('scrolls smoothly by a factor of 0.85 where the browser cannot', () => {
    expect(source('@docusaurus/theme-common/lib/utils/scrollUtils.js')).toMatch(/\(currentScroll - top\) \* 0\.85/);
  });

  it('derives the duration of a collapse from the height, and takes 1 ms with reduced motion', () => {
    const collapsible = source('@docusaurus/theme-common/lib/components/Collapsible/index.js');
    expect(collapsible).toMatch(/prefersReducedMotion\(\)[^]*return 1;/);
    expect(collapsible).toMatch(/height \/ 36/);
  });

  it('waits 5000 ms for an iframe in the highlighter of the search package', () => {
    expect(source('mark.js/dist/mark.js')).toMatch(/iframesTimeout'?:? ?.*5000|arguments\[3\] : 5000/);
  });
});

describe('the loading component', () => {
  afterEach(cleanup);
  const props = {isLoading: true, pastDelay: true, timedOut: false, error: null, retry: () => undefined};

  it('shows a spinner while a page loads', () => {
    const {container} = render(<Loading {...props} />);
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('shows nothing before the delay', () => {
    const {container} = render(<Loading {...props} pastDelay={false} />);
    expect(container.innerHTML).toBe('');
  });

  it('shows the error and a Retry button that goes back to loading', () => {
    const retry = vi.fn();
    // Not `screen`: test files share modules, and it keeps the document of the first file that used it.
    const {getByRole, getByText} = render(
      <Loading {...props} isLoading={false} error={new Error('chunk 7 is missing')} retry={retry} />,
    );
    expect(getByText(/chunk 7 is missing/)).toBeTruthy();
    fireEvent.click(getByRole('button', {name: 'Retry'}));
    expect(retry).toHaveBeenCalledOnce();
  });
});
