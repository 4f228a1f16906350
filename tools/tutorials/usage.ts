import {optionsHelp} from '@training-catalog/tutorial-steps/node';
import type {Command} from '../help/command';

/** `npm run tutorials`. */
export const tutorials: Command = {
  name: 'tutorials',
  summary: 'Runs the steps of pages, each page in an empty folder, and compares their output with the page',
  usage: `npm run tutorials -- [options] [<project, page or folder>...]\n\n${optionsHelp}`,
};
