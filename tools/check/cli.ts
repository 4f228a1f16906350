/**
 * Checks the content of all areas without a build: `npm run check`. The command is that of the package content-lint, with
 * the other programs of this repository. The command in package.json first bundles our own sources into one file, because
 * Node.js then runs the parsers as published, which takes half the time.
 */
import {runCommand} from '@training-catalog/content-lint/node';
import {helpIfRequested} from '../help/command';
import {otherPrograms} from './otherPrograms';
import {check} from './usage';

helpIfRequested(check);
void runCommand(process.argv.slice(2), otherPrograms).then((status) => {
  process.exitCode = status;
});
