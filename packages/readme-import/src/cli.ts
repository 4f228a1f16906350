#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {runImport} from './command.js';
import type {ImportSettings} from './settings.js';

/** File in the site that exports its settings as default. */
const settingsFile = path.resolve('readme-import.config.mjs');
const settings = fs.existsSync(settingsFile)
  ? ((await import(pathToFileURL(settingsFile).href)) as {default: ImportSettings}).default
  : undefined;
process.exitCode = await runImport(process.argv.slice(2), {siteDir: process.cwd(), settings});
