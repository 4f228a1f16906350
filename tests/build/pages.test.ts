// What the HTML of every page must have.
import fs from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {allRules, explanations} from '@training-catalog/content-lint/node';
import {config} from '../support/lint';
import {address, texts} from '../../catalog.config';
import {
  built,
  catalog,
  fileOf,
  isCategoryCopy,
  isPublished,
  pageAt,
  pages,
  root,
  routeOfUrl,
  routes,
  structuredDataOf,
  urlOf,
} from './builtSite';

const known = new Map<string, ReadonlySet<string>>();

/** Ids of the elements of a page, which is searched once for all links to it. */
function idsIn(route: string): ReadonlySet<string> {
  const ids =
    known.get(route) ??
    new Set(
      pageAt(route)('[id]')
        .toArray()
        .map(({attribs}) => attribs.id ?? ''),
    );
  known.set(route, ids);
  return ids;
}

test('every internal link and anchor has a target', () => {
  const broken = new Set<string>();
  for (const from of [...routes, '404']) {
    const html = pageAt(from);
    for (const element of html('a[href], link[href], img[src], script[src], source[src]').toArray()) {
      const target = element.attribs.href ?? element.attribs.src ?? '';
      const url = new URL(target, encodeURI(root + from));
      if (!url.href.startsWith(root)) {
        if (target.startsWith('/')) {
          broken.add(`${from}: ${target} leaves the base path`);
        }
        continue;
      }
      const route = decodeURI(url.pathname.slice(address.baseUrl.length));
      const file = /\.[a-z0-9]+$/i.test(route) ? built(route) : undefined;
      if (file && fs.existsSync(file)) {
        continue;
      }
      if (!fs.existsSync(fileOf(route))) {
        broken.add(`${from}: ${target}`);
      } else if (url.hash.length > 1) {
        if (!idsIn(route).has(decodeURIComponent(url.hash.slice(1)))) {
          broken.add(`${from}: ${target} (no such anchor)`);
        }
      }
    }
  }
  expect([...broken]).toEqual([]);
});

// The browser paints nothing after such a style sheet before it is there, and would ask for it only where it is linked.
test('the head of every page asks for the style sheets that its body links', () => {
  const linked = [...routes, '404'].flatMap((route) => {
    const html = pageAt(route);
    return html('body link[rel="stylesheet"]:not([media])')
      .toArray()
      .map(({attribs: {href = ''}}) => ({
        route,
        href,
        isAskedFor: html(`head link[rel="preload"][as="style"][href="${href}"]`).length === 1,
      }));
  });
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.filter(({isAskedFor}) => !isAskedFor)).toEqual([]);
});

test('the date of the last change reads as a sentence, without a placeholder', () => {
  const dates = routes.flatMap((route) => pageAt(route)('.theme-last-updated').text() || []);
  expect(dates.length).toBeGreaterThan(0);
  expect(dates.filter((text) => !/^Last updated on [A-Z][a-z]{2} \d{1,2}, \d{4}$/.test(text))).toEqual([]);
});

test('the introduction explains each topic in the words of tags.yml', () => {
  const tags = parse(fs.readFileSync('docs/tags.yml', 'utf8')) as Record<string, {description: string}>;
  const html = pageAt('docs/intro');
  const rows = html('table tr')
    .toArray()
    .map((row) => html(row).find('td').toArray())
    .filter(([tag]) => html(tag).find('a[href*="/docs/tags/"]').length > 0);
  const explained = rows.map(([tag, meaning]) => [html(tag).text(), html(meaning).text()]);
  expect(explained.length).toBeGreaterThan(0);
  expect(explained).toEqual(explained.map(([tag = '']) => [tag, tags[tag]?.description]));
});

test('every page of the API area that is written by hand is in its sidebar', () => {
  const html = pageAt('api/intro');
  const links = html('.theme-doc-sidebar-menu a')
    .toArray()
    .map(({attribs}) => attribs.href?.slice(address.baseUrl.length));
  const written = fs.readdirSync('api').flatMap((file) => /^(.*)\.md$/.exec(file)?.[1] ?? []);
  expect(written).toContain('intro');
  expect(written.filter((name) => !links.includes(`api/${name}`))).toEqual([]);
});

test('every page has one h1, a unique title followed by the site, a description, and a language', () => {
  const faults: string[] = [];
  const titles = new Map<string, string>();
  for (const route of pages) {
    const html = pageAt(route);
    const title = html('head > title').text();
    // The titles of these are not written on a page: the label of a tag, the name of a folder.
    const isList = /\/(tags|category)(\/|$)/.test(route);
    const description = html('meta[name="description"]').attr('content') ?? '';
    if (html('h1').length !== 1) {
      faults.push(`${route}: ${html('h1').length} h1`);
    }
    if (route !== '' && !title.endsWith(` | ${texts.title}`)) {
      faults.push(`${route}: title "${title}"`);
    }
    if (titles.has(title) && !isList) {
      faults.push(`${route}: same title as ${titles.get(title)}: "${title}"`);
    }
    if (!isList) {
      titles.set(title, route);
    }
    if (description.length < 20) {
      faults.push(`${route}: description "${description}"`);
    }
    if (html('html').attr('lang') !== 'en' || html('html').attr('dir') !== 'ltr') {
      faults.push(`${route}: language or direction`);
    }
  }
  expect(faults).toEqual([]);
});

test('every page leads to the accessibility statement', () => {
  const statement = `${address.baseUrl}accessibility`;
  const others = pages.filter((route) => route !== 'accessibility');
  expect(others.filter((route) => pageAt(route)(`main a[href="${statement}"]`).length === 0)).toEqual([]);
});

test('the page for addresses that lead nowhere is not indexed, and names no address as its own', () => {
  const html = pageAt('404');
  expect(html('meta[name="robots"]').attr('content')).toBe('noindex');
  expect(html('link[rel="canonical"], link[hreflang], meta[property="og:url"]')).toHaveLength(0);
});

test('pages name themselves as canonical; copies of categories name the first one', () => {
  const faults: string[] = [];
  for (const route of routes) {
    const html = pageAt(route);
    const wanted = urlOf(isCategoryCopy(route) ? route.replace(/-[12]$/, '') : route);
    const found = html('link[rel="canonical"]')
      .toArray()
      .map(({attribs}) => attribs.href);
    if (found.length !== 1 || found[0]?.replace(/\/$/, '') !== wanted.replace(/\/$/, '')) {
      faults.push(`${route}: ${found.join(', ')}`);
    }
  }
  expect(faults).toEqual([]);
});

test('documentation and sample pages link categories without suffix', () => {
  const suffixed: string[] = [];
  let links = 0;
  for (const route of pages) {
    const html = pageAt(route);
    const found = html('a[href*="/category/"]')
      .toArray()
      .map(({attribs}) => attribs.href ?? '');
    links += found.length;
    suffixed.push(...found.filter((href) => /-[12]$/.test(href)).map((href) => `${route}: ${href}`));
  }
  expect(links).toBeGreaterThan(catalog.projects.length);
  expect(suffixed).toEqual([]);
});

/** Properties of the Bioschemas profile https://bioschemas.org/profiles/TrainingMaterial/1.0-RELEASE. */
const trainingMaterial = {
  minimum: ['@context', '@type', '@id', 'http://purl.org/dc/terms/conformsTo', 'description', 'keywords', 'name'],
  recommended: [
    ...['about', 'abstract', 'audience', 'author', 'competencyRequired', 'educationalLevel', 'identifier'],
    ...['inLanguage', 'learningResourceType', 'license', 'mentions', 'teaches', 'timeRequired', 'url'],
  ],
};

/** Recommended properties that the tutorial of a project also has; it may have no level, time, topic, or prerequisite. */
const ofTutorials = ['abstract', 'audience', 'author', 'license', 'teaches', 'url'];

/** Formats that the profiles, or the types of their properties, require. */
const forms: Readonly<Record<string, RegExp>> = {
  '@type': /^(?:LearningResource|Course)$/,
  educationalLevel: /^(?:Beginner|Intermediate|Advanced)$/,
  timeRequired: /^PT[1-9]\d*M$/,
  license: /^https:\/\/spdx\.org\/licenses\/[\w.-]+\.html$/,
  url: /^https:\/\//,
  inLanguage: /^en$/,
  dateModified: /^\d{4}-\d{2}-\d{2}$/,
};

/** Properties of structured data that do not have the required format. */
const misformed = (data: Record<string, unknown> = {}): string[] =>
  Object.entries(forms).flatMap(([name, form]) => {
    const value = data[name];
    return value === undefined || (typeof value === 'string' && form.test(value))
      ? []
      : [`${name}: ${JSON.stringify(value)}`];
  });

const isEducation = (route: string): boolean => route.startsWith('Education/');

test('every lesson and tutorial has its block and valid structured data', () => {
  const faults: string[] = [];
  const lessons = pages.filter((route) => pageAt(route)('section[aria-label="About this lesson"]').length > 0);
  for (const route of lessons) {
    const html = pageAt(route);
    const resources = structuredDataOf(html).filter(({'@type': type}) => type === 'LearningResource');
    const asked = [...trainingMaterial.minimum, ...(isEducation(route) ? trainingMaterial.recommended : ofTutorials)];
    const missing = asked.filter((key) => resources[0]?.[key] === undefined);
    if (resources.length !== 1 || missing.length > 0) {
      faults.push(`${route}: ${resources.length} resources, without ${missing.join(', ')}`);
    }
    faults.push(...misformed(resources[0]).map((fault) => `${route}: ${fault}`));
    if (html('section[aria-label="Key points"] li').length === 0) {
      faults.push(`${route}: no key points`);
    }
  }
  // On an imported page, the content check only hints at lesson facts until a person edits it.
  const isImported = (page: string): boolean => /^imported:/m.test(fs.readFileSync(`${page}.md`, 'utf8'));
  const tutorials = pages.filter((page) => /\/tutorials?$/.test(page) && !isImported(page));
  expect(lessons).toEqual(expect.arrayContaining(tutorials));
  expect(lessons.length).toBeGreaterThan(tutorials.length);
  expect(faults).toEqual([]);
});

test('every learning path has structured data of a course with its lessons', () => {
  const html = pageAt('Education/intro');
  const courses = structuredDataOf(html).filter(({'@type': type}) => type === 'Course');
  const paths = html('h3')
    .filter((_, heading) => html(heading).parent('section').find('ol').length > 0)
    .toArray()
    .map((heading) => html(heading).text());
  expect(paths.length).toBeGreaterThan(0);
  expect(courses.map(({name}) => name)).toEqual(paths);
  // Of https://bioschemas.org/profiles/Course/1.0-RELEASE all except aggregateRating, citation, about, coursePrerequisites,
  // and educationalLevel, which a path without lessons does not have.
  const asked = [
    ...trainingMaterial.minimum,
    ...['abstract', 'hasCourseInstance', 'license', 'mentions', 'provider'],
    ...['teaches', 'timeRequired', 'url'],
  ];
  const faults = courses.flatMap((course) => [
    ...asked.filter((key) => course[key] === undefined).map((key) => `without ${key}`),
    ...misformed(course),
    ...(course.hasPart as {url: string}[]).map(({url}) => url).filter((url) => !isPublished(url)),
  ]);
  expect(faults).toEqual([]);
});

const minutesOf = (time: unknown): number => Number(/^PT(\d+)M$/.exec(String(time))?.[1]);

/** Minutes that a text such as "1 hour 30 minutes" states. */
const minutesIn = (text: string): number =>
  60 * Number(/(\d+) hours?/.exec(text)?.[1] ?? 0) + Number(/(\d+) minutes?/.exec(text)?.[1] ?? 0);

/** Words of a page that its reader reads: neither drawings, nor words that only stylesheets hide, nor a list of facts. */
const wordsOn = (route: string): number => {
  const article = pageAt(route)('.theme-doc-markdown').clone();
  article.find('svg, script, noscript, style, [role="tooltip"], .needs-script, dl[aria-label]').remove();
  article.find('p, li, td, th, h2, h3, h4, dt, dd, summary, pre span').append(' ');
  return article
    .text()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
};

test('every learning path takes as long as its pages', () => {
  const html = pageAt('Education/intro');
  const faults: string[] = [];
  for (const course of structuredDataOf(html).filter(({'@type': type}) => type === 'Course')) {
    const name = String(course.name);
    const section = html('section').filter((_, one) => html(one).attr('aria-label') === name);
    const parts = course.hasPart as {'@type': string; url: string; name: string; timeRequired: string}[];
    const sum = parts.reduce((total, {timeRequired}) => total + minutesOf(timeRequired), 0);
    const stated = minutesIn(/Time: ([^.]*)\./.exec(section.find('p').first().text())?.[1] ?? '');
    if (minutesOf(course.timeRequired) !== sum || stated !== sum) {
      faults.push(
        `${name}: ${stated} minutes on the page, ${String(course.timeRequired)} in its data, ${sum} in its steps`,
      );
    }
    parts.forEach(({'@type': type, url, timeRequired}, index) => {
      const route = routeOfUrl(url);
      const minutes = minutesOf(timeRequired);
      const shown = minutesIn(
        /\(([^()]*(?:hour|minute)[^()]*)\):/.exec(section.find('ol > li').eq(index).text())?.[1] ?? '',
      );
      const [lesson] = structuredDataOf(pageAt(route)).filter((data) => data['@type'] === 'LearningResource');
      const read = wordsOn(route) / 200;
      const isRight =
        type === 'LearningResource'
          ? minutes === minutesOf(lesson?.timeRequired)
          : // The words of the source, without what the build adds from front matter.
            Math.abs(minutes - read) <= Math.max(2, 0.2 * read);
      if (!isRight || shown !== minutes) {
        faults.push(`${name}: ${route}: ${shown} minutes shown, ${minutes} in the data; ${read.toFixed(1)} to read`);
      }
    });
  }
  expect(faults).toEqual([]);
});

test('every project has structured data on its main page', () => {
  const faults: string[] = [];
  for (const {url} of catalog.projects) {
    const [data] = structuredDataOf(pageAt(routeOfUrl(url))).filter(
      ({'@type': type}) => type === 'SoftwareSourceCode' || type === 'Dataset',
    );
    const missing = ['@context', '@id', 'name', 'description', 'keywords', 'url'].filter((key) => !data?.[key]);
    if (missing.length > 0 || data?.['@id'] !== url) {
      faults.push(`${url}: ${String(data?.['@id'])}, without ${missing.join(', ')}`);
    }
  }
  expect(faults).toEqual([]);
});

test('every rule of the content check is explained at the address that the check prints', () => {
  const urls = explanations(config);
  const places = [...allRules(config).keys()].map((id) => new URL(urls.get(id) ?? id));
  const missing = places.filter(({href, hash}) => pageAt(routeOfUrl(href.replace(hash, '')))(`h2${hash}`).length !== 1);
  expect(places).not.toEqual([]);
  expect(missing).toEqual([]);
});

test('links to headings are named by the text of the heading, and headings by their text alone', () => {
  const wrong = routes.flatMap((route) => {
    const html = pageAt(route);
    return html('.hash-link')
      .toArray()
      .flatMap((link) => {
        const heading = html(link).parent();
        const text = html(link).prev();
        const isNamed = heading.attr('aria-labelledby') === text.attr('id') && text.text().trim() !== '';
        const label = html(link).attr('aria-label') ?? '';
        return isNamed && label.replace(/\s+/g, ' ').endsWith(` ${text.text().replace(/\s+/g, ' ').trim()}`)
          ? []
          : [`${route}: ${label}`];
      });
  });
  expect(wrong).toEqual([]);
});

test('copies of category pages are not indexed, and no other page but the results is left out', () => {
  const left = routes.filter((route) => pageAt(route)('meta[name="robots"]').attr('content')?.includes('noindex'));
  expect(left.sort()).toEqual([...routes.filter(isCategoryCopy), 'search'].sort());
});

test('code is not offered to translators', () => {
  const offered = routes.flatMap((route) => {
    const html = pageAt(route);
    return html('code, pre')
      .toArray()
      .filter((element) => html(element).closest('[translate="no"]').length === 0)
      .map((element) => `${route}: ${html(element).text().slice(0, 40)}`);
  });
  expect(offered.slice(0, 20)).toEqual([]);
});

test('the title of each list of tags is its own, and that of a tag begins with it', () => {
  const lists = routes.filter((route) => /^[^/]+\/tags$/.test(route));
  const titleOf = (route: string): string => pageAt(route)('title').text();
  expect(lists.length).toBeGreaterThan(1);
  expect(new Set(lists.map(titleOf)).size).toBe(lists.length);
  const wrong = lists.flatMap((list) => {
    const html = pageAt(list);
    return html(`main a[href*="/tags/"]`)
      .toArray()
      .map((link) => ({label: html(link).contents().first().text().trim(), href: link.attribs.href ?? ''}))
      .filter(({label, href}) => !titleOf(decodeURI(href.slice(address.baseUrl.length))).startsWith(label));
  });
  expect(wrong).toEqual([]);
});
