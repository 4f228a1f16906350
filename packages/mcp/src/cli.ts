#!/usr/bin/env node
/** Serves a catalog to an assistant over standard input and output: `catalog-mcp <address or folder of a build>`. */
import {readFileSync} from 'node:fs';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {catalogServer} from './server.js';
import {CatalogError} from './source.js';

const [address, ...more] = process.argv.slice(2);
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {version: string};
try {
  if (address === undefined || more.length > 0) {
    throw new CatalogError('name one catalog: https://example.org/catalog/, for example, or the folder of a build');
  }
  await (await catalogServer(address, manifest.version)).connect(new StdioServerTransport());
} catch (error) {
  if (!(error instanceof CatalogError)) {
    throw error;
  }
  // Standard output belongs to the protocol.
  console.error(`catalog-mcp: ${error.message}`);
  process.exitCode = 1;
}
