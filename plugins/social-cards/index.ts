/**
 * In: the names and summaries of projects and areas, and `static/img/favicon.svg`. Out: the images that appear when a
 * page is shared, each with its name and its place in the drawing of all projects (`drawCard.ts`, `sky.ts`), and the
 * site's icon as raster images (`drawIcon.ts`).
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {areaCard, projectCard, siteCard} from '../../shared/socialCards';
import {institute, texts} from '../../shared/site';
import {areasOfPlugins, documentation} from '../../lib/areaPages';
import {ResultCache} from '../../lib/resultCache';
import {readCatalog} from '../catalog';
import {constellation} from '../catalog/constellation';
import {drawCard, type Card} from './drawCard';
import {drawIcon, icons} from './drawIcon';
import {drawConstellation} from './drawConstellation';

/** All cards, by their path below the site's root. */
function cards(plugins: Props['plugins']): Map<string, Card> {
  const areas = areasOfPlugins(plugins);
  const catalog = readCatalog(documentation(areas));
  const drawing = constellation(catalog);
  const sky = drawConstellation(drawing);
  const all = new Map<string, Card>([
    [
      siteCard,
      {kicker: `${institute.shortName} AI institute`, title: 'Training Catalog', text: texts.heroDescription, sky},
    ],
  ]);
  for (const {folder, docs} of areas) {
    const intro = docs.find(({id}) => id === 'intro');
    all.set(areaCard(folder), {
      kicker: 'ICICLE Training Catalog',
      title: intro?.title ?? folder,
      text: intro?.description ?? '',
      sky,
    });
  }
  for (const {name, summary, area} of catalog.projects) {
    all.set(projectCard(name), {
      kicker: area.replaceAll('-', ' '),
      title: name,
      text: summary,
      sky: drawConstellation(drawing, name),
    });
  }
  return all;
}

/** Draws the images after the build; unchanged ones come from a cache. */
export default function socialCards({siteDir}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({plugins, outDir}) {
      const logo = path.join(siteDir, 'static/img/logo-dark.svg');
      const cache = new ResultCache<Buffer>(siteDir, 'social-cards/cards', [
        logo,
        path.join(__dirname, 'drawCard.ts'),
        path.join(siteDir, 'lib/fonts.ts'),
      ]);
      for (const [file, card] of cards(plugins)) {
        const target = path.join(outDir, file);
        fs.mkdirSync(path.dirname(target), {recursive: true});
        fs.writeFileSync(target, await cache.getOrMake(JSON.stringify(card), () => drawCard(card, logo)));
      }
      cache.save();
      const favicon = fs.readFileSync(path.join(siteDir, 'static/img/favicon.svg'), 'utf8');
      for (const icon of icons) {
        fs.writeFileSync(path.join(outDir, icon.file), drawIcon(favicon, icon));
      }
    },
  };
}
