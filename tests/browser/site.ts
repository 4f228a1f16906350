import fs from 'node:fs';
import path from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';
import {address} from '../../src/site';

/** One page of each kind, as paths under the base path. */
export const pageKinds = {
  'landing page': '',
  'documentation page without diagram': 'docs/Patra%20KG/how-to',
  'documentation page with diagram': 'docs/Patra%20KG/explanation',
  'main page of a project': 'docs/Patra%20KG',
  'category page': 'docs/category/patra-kg',
  'tags index': 'docs/tags',
  'tag page': 'docs/tags/ci-4-ai',
  'API operation': 'api/FAF%20APIs/point-to-point-create',
  'API overview': 'api/FAF%20APIs/faf-apis',
  lesson: 'Education/K-13/AI%20Literacy%20Curriculum',
  'lesson with videos': 'Education/ICICLE%20in%20a%20nutshell/icicle',
  'workshop page': 'workshops/harvest_workshop',
  'resource page': 'other_resources/intro',
  'sample page': 'sample_docs/Sample%20Documentation/how-to',
  'Markdown page': 'markdown-page',
  'search results page': 'search?q=model',
  'not-found page': 'no/such/page',
} as const;

/** Address of a page as the browser shows it. */
export const urlOf = (path: string): string => `${address.baseUrl}${path}`;

/** Opens a page and waits until its scripts have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** The navigation bar. */
export const navbar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});

/** The documentation sidebar, on desktop. */
export const sidebar = (page: Page): Locator => page.getByRole('navigation', {name: 'Docs sidebar'});

/** Collects what a page writes to the console as an error, and what it throws. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  page.on('pageerror', ({message}) => errors.push(message));
  return errors;
}

/** Paths of the requests that a page makes from now on. */
export function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(decodeURI(new URL(request.url()).pathname)));
  return paths;
}

/** Address pattern of the one script of the build that holds the given text. */
export function chunkOf(text: string): string {
  const folder = path.resolve('build/assets/js');
  const found = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(
      (name) => /^(?!main\.).*\.js$/.test(name) && fs.readFileSync(path.join(folder, name), 'utf8').includes(text),
    );
  expect(found, `scripts that hold "${text}"`).toHaveLength(1);
  return `**/assets/js/${found[0]}`;
}
