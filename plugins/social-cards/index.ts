/**
 * In: the names and summaries of projects and areas, and `static/img/favicon.svg`. Out: the images that appear when a
 * page is shared, each with its name and its place in the drawing of the landing page (`drawCard.ts`,
 * `drawConstellation.ts`) in the colors of the site (`colors.ts`), and the site's icon as raster images (`drawIcon.ts`).
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {areaCard, projectCard, siteCard} from '@training-catalog/theme/node';
import {areaFolders, institute, texts} from '../../catalog.config';
import {catalogOptions} from '../../packages.config';
import {areasOfPlugins, documentation} from '../content-areas/areaPages';
import {readCatalog, topicGraph} from '@training-catalog/catalog/node';
import {ResultCache} from '@training-catalog/content-model/node';
import {readColors, type Colors} from './colors';
import {drawCard, logoFile, type Card} from './drawCard';
import {drawIcon, icons} from './drawIcon';
import {drawConstellation} from './drawConstellation';

/** All cards, by their path below the site's root. */
function cards({plugins, siteDir}: Pick<Props, 'plugins' | 'siteDir'>, colors: Colors): Map<string, Card> {
  const areas = areasOfPlugins(plugins);
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

/** Draws the images after the build; unchanged ones come from a cache. */
export default function socialCards({siteDir}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({plugins, outDir}) {
      const tokens = path.join(siteDir, 'src/css/tokens.css');
      const colors = readColors(fs.readFileSync(tokens, 'utf8'));
      const cache = new ResultCache<Buffer>(siteDir, 'social-cards/cards', [
        logoFile(siteDir),
        tokens,
        ...['drawCard.ts', 'colors.ts'].map((name) => path.join(__dirname, name)),
        path.join(siteDir, 'catalog.config.ts'),
      ]);
      for (const [file, card] of cards({plugins, siteDir}, colors)) {
        const target = path.join(outDir, file);
        fs.mkdirSync(path.dirname(target), {recursive: true});
        fs.writeFileSync(target, await cache.getOrMake(JSON.stringify(card), () => drawCard(card, siteDir, colors)));
      }
      cache.save();
      const favicon = fs.readFileSync(path.join(siteDir, 'static/img/favicon.svg'), 'utf8');
      for (const icon of icons) {
        fs.writeFileSync(path.join(outDir, icon.file), drawIcon(favicon, icon));
      }
    },
  };
}
