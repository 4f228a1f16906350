/**
 * In: the names and summaries of projects and areas, and `static/img/favicon.svg`. Out: the images that appear when a
 * page is shared, each with its name and its place in the drawing of the landing page (`drawCard.ts`,
 * `drawConstellation.ts`) in the colors of the site (`colors.ts`), and the site's icon as raster images (`drawIcon.ts`).
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {fileURLToPath} from 'node:url';
import {areaCard, projectCard, siteCard, tokensFile, tokensOf} from '@training-catalog/theme/node';
import {areasOfPlugins, documentation} from '../areas/areaPages.js';
import type {CatalogSite} from '../site.js';
import {readCatalog, topicGraph} from '@training-catalog/catalog/node';
import {ResultCache} from '@training-catalog/utils/node';
import {readColors, type Colors} from './colors.js';
import {drawCard, logoFile, type Card} from './drawCard.js';
import {drawIcon, icons} from './drawIcon.js';
import {drawConstellation} from './drawConstellation.js';

/** All cards, by their path below the site's root. */
function cards(
  {institute, texts, areaFolders, catalogOptions}: CatalogSite,
  {plugins, siteDir}: Pick<Props, 'plugins' | 'siteDir'>,
  colors: Colors,
): Map<string, Card> {
  const areas = areasOfPlugins(plugins, areaFolders.projects);
  const catalog = readCatalog(documentation(areas), catalogOptions, siteDir);
  const stars = topicGraph(catalog);
  const drawing = drawConstellation(stars, colors);
  const all = new Map<string, Card>([
    [siteCard, {kicker: institute.kicker, title: texts.cardTitle, text: texts.heroDescription, drawing}],
  ]);
  for (const {folder, docs} of areas) {
    const intro = docs.find(({id}) => id === 'intro');
    all.set(areaCard(folder), {
      kicker: texts.shortTitle,
      title: intro?.title ?? folder,
      text: intro?.description ?? '',
      drawing,
    });
  }
  for (const project of catalog.projects) {
    const {name, summary, area} = project;
    all.set(projectCard(areaFolders.projects, name), {
      kicker: area?.replaceAll('-', ' ') ?? texts.shortTitle,
      title: name,
      text: summary,
      drawing: drawConstellation(stars, colors, project),
    });
  }
  return all;
}

/**
 * Draws the images after the build; unchanged ones come from a cache.
 *
 * @param tokens Path of the style sheet of the site's own tokens.
 */
export const socialCards =
  (site: CatalogSite, tokens: string | undefined) =>
  ({siteDir}: LoadContext): Plugin => ({
    name: 'social-cards',
    async postBuild({plugins, outDir}) {
      const colors = readColors(tokensOf(siteDir, tokens));
      const cache = new ResultCache<Buffer>(siteDir, 'social-cards/cards', [
        logoFile(siteDir),
        tokensFile,
        ...(tokens === undefined ? [] : [path.join(siteDir, tokens)]),
        ...['drawCard.js', 'colors.js'].map((name) => fileURLToPath(new URL(name, import.meta.url))),
      ]);
      for (const [file, card] of cards(site, {plugins, siteDir}, colors)) {
        const target = path.join(outDir, file);
        fs.mkdirSync(path.dirname(target), {recursive: true});
        fs.writeFileSync(
          target,
          await cache.getOrMake(JSON.stringify([card, site.texts.shortTitle]), () =>
            drawCard({...card, siteName: site.texts.shortTitle}, siteDir, colors),
          ),
        );
      }
      cache.save();
      const favicon = fs.readFileSync(path.join(siteDir, 'static/img/favicon.svg'), 'utf8');
      for (const icon of icons) {
        fs.writeFileSync(path.join(outDir, icon.file), drawIcon(favicon, icon));
      }
    },
  });
