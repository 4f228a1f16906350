import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {sidebarCategories} from '@training-catalog/openapi-pages/sets';
import {compareTexts} from '@training-catalog/content-model';
import {openApiSiteIn} from './packages.config';
import {areaFolders} from './catalog.config';

type Items = Exclude<SidebarsConfig[string], Record<string, unknown>>;

/** Pages that are written by hand: the introduction, then the others by name. */
const writtenPages = fs
  .readdirSync(path.join(__dirname, areaFolders.operations))
  .flatMap((file) => /^(.*)\.mdx?$/.exec(file)?.[1] ?? [])
  .sort((a, b) => Number(b === 'intro') - Number(a === 'intro') || compareTexts(a, b));

/** Sidebar of the api area: the written pages, then one category for each API set. */
const sidebars: SidebarsConfig = {
  apiSidebar: [...writtenPages, ...sidebarCategories<Items[number]>(openApiSiteIn(__dirname))],
};

export default sidebars;
