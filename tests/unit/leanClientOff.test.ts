import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {MiniSite} from '../support/miniSite';
import {isExhaustive} from './exhaustive';

const settings = fs.readFileSync('docusaurus.config.ts', 'utf8');
const settingsOff = settings.replace(/(lean-client',\s*\{enabled: )true/, '$1false');

it('the site has a switch for lean-client', () => expect(settingsOff).not.toBe(settings));

it.each(isExhaustive ? [settingsOff] : [])(
  'without lean-client, the site builds, and a page names the scripts that Docusaurus names',
  {timeout: 300_000},
  async (config) => {
    const site = MiniSite.create({'docusaurus.config.ts': config});
    try {
      const {ok, output} = await site.buildAll();
      expect(ok, output).toBe(true);
      const html = fs.readFileSync(path.join(site.dir, 'build/docs/intro.html'), 'utf8');
      const names = Array.from(html.matchAll(/assets\/js\/([^"' >]+)\.[0-9a-f]+\.js/g), ([, name]) => name);
      expect(names).toEqual(['runtime~main', 'main']);
    } finally {
      site.remove();
    }
  },
);
