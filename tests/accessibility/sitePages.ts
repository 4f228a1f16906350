import fs from 'node:fs';
import {load} from 'cheerio';
import {address} from '../../catalog.config';

const root = `${address.url}${address.baseUrl}`;

/** The first copy of each kind among the copies of categories that the other two sidebars have. */
function categoryCopies(): string[] {
  const areas = fs.readdirSync('build', {withFileTypes: true}).filter((entry) => entry.isDirectory());
  return areas.flatMap(({name: area}) => {
    const folder = `build/${area}/category`;
    const files = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
    return ['-1.html', '-2.html'].flatMap((ending) => {
      const copy = files.find((file) => file.endsWith(ending));
      return copy ? [`${area}/category/${copy.replace(/\.html$/, '')}`] : [];
    });
  });
}

/**
 * Every page of the build, as paths under the base path: what the sitemap lists, and what it leaves
 * out: a results page with hits and one without, the not-found page, and, as all
 * copies of categories are alike, one copy per area and sidebar.
 */
export function sitePages(): string[] {
  const sitemap = load(fs.readFileSync('build/sitemap.xml', 'utf8'), {xml: true});
  const listed = sitemap('loc')
    .toArray()
    .map((element) => sitemap(element).text().replace(root, ''));
  return [...listed, ...categoryCopies(), 'search?q=model', 'search?q=xylophone', 'no/such/page'];
}
