import {chromium, type Browser} from '@playwright/test';
import {ensureChromium} from '@training-catalog/accessibility-check/chromium';
import {chromiumArguments} from '../test/chromium';
import {faces} from '../test/environment';

/**
 * Starts a browser for a benchmark or a measurement, installing one if need be.
 *
 * @throws as `ensureChromium` does.
 */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments],
    env: {...process.env, ...faces.arial},
  });
