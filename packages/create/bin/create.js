#!/usr/bin/env node
// Before anything is loaded that an old Node.js cannot read.
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`This is Node.js ${process.versions.node}; install version 20.19 or newer`);
  process.exit(1);
}
void import('@training-catalog/catalog-cli')
  .then(({createSite}) => createSite(process.argv.slice(2)))
  .then((status) => {
    process.exitCode = status;
  });
