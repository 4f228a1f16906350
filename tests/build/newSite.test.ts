// The site that `npm run new -- site` wrote, as the institute that it is for finds it.
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '@training-catalog/content-model/node';
import {describe, expect, it} from 'vitest';
import {institute} from '../../catalog.config';
import {runCommand} from '../support/runCommand';
import {secondSite} from '../support/secondSite';

const inSite = (command: string, ...args: string[]) =>
  runCommand(path.resolve('node_modules/.bin', command), args, {cwd: path.resolve(secondSite.dir)});

const textOf = (file: string): string => fs.readFileSync(path.join(secondSite.dir, file), 'utf8');

describe('a new site', () => {
  it('has code that compiles, and formatted settings', async () => {
    expect(await inSite('tsc', '--noEmit')).toMatchObject({status: 0, output: ''});
    const settings = ['catalog.config.ts', 'landing.config.ts', 'vocabulary.config.ts', 'package.json'];
    expect(await inSite('oxfmt', '--check', ...settings)).toMatchObject({status: 0});
  });

  it('has commands that name its own address', async () => {
    const {status, stdout} = await inSite('tsx', 'tools/help/cli.ts');
    expect(status).toBe(0);
    expect(stdout).toContain(`http://localhost:3000${secondSite.baseUrl}`);
    const {scripts} = JSON.parse(textOf('package.json')) as {scripts: Record<string, string>};
    const programs = Object.values(scripts).flatMap((script) => /\b(tools\/\S+\.ts)\b/.exec(script)?.[1] ?? []);
    expect(programs.filter((file) => !fs.existsSync(path.join(secondSite.dir, file)))).toEqual([]);
  });

  it('explains no rule by something that it does not have', () => {
    const guide = filesIn(secondSite.build, 'guide/rules').filter((file) => file.endsWith('.md'));
    expect(guide.length).toBeGreaterThan(0);
    const texts = guide.map((file) => fs.readFileSync(path.join(secondSite.build, file), 'utf8')).join('\n');
    expect(texts).not.toMatch(/\bundefined\b/);
    expect(texts).not.toContain('other_resources');
    expect(texts).toContain('library/services.yml');
  });

  it('has no tests of the code, and no words of this catalog', () => {
    const files = fs.readdirSync(path.join(secondSite.dir, 'packages/lessons'));
    expect(files).toContain('src');
    expect(files).not.toContain('tests');
    const words = textOf('.cspell/words.txt').toLowerCase().split('\n');
    expect(words).toContain('river');
    expect(words.filter((word) => word.startsWith(institute.shortName.toLowerCase()))).toEqual([]);
    expect(words.length).toBeLessThan(fs.readFileSync('.cspell/words.txt', 'utf8').split('\n').length / 2);
  });
});
