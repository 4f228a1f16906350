#!/usr/bin/env node
// Before anything is loaded that an old Node.js cannot read.
const [major] = process.versions.node.split('.');
if (Number(major) < 20) {
  console.error(`This is Node.js ${process.versions.node}; install version 20.19 or newer, such as the one in .nvmrc`);
  process.exit(1);
}
await import('../dist/cli.js');
