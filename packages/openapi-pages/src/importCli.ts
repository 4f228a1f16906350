#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {runOpenApiImport} from './import/command.js';
import type {OpenApiImportSettings} from './import/importFile.js';

/** File in the site that exports its settings as default. */
const settingsFile = path.resolve('openapi-import.config.mjs');
const settings = fs.existsSync(settingsFile)
  ? ((await import(pathToFileURL(settingsFile).href)) as {default: OpenApiImportSettings}).default
  : undefined;
process.exitCode = await runOpenApiImport(process.argv.slice(2), {siteDir: process.cwd(), settings});
