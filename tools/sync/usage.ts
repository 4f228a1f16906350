import {upstreamFile} from '../../content-lint/model/upstreamRecord';
import type {Command} from '../help/command';

/** `npm run sync`. */
export const sync: Command = {
  name: 'sync',
  summary: 'Checks whether the repositories of projects have changed since their pages were written',
  usage: `npm run sync -- [options] ["<Project>"...]

  --record             write the state of the repositories to ${upstreamFile}, which the pages show
  --report <file.md>   also write the findings as Markdown
  --mirror <folder>    use local bare clones (<owner>+<name>/repo or <owner>/<name>.git) instead of the network

Compares releases, README, license, and version, and shows what changed. It changes no page. Without a project, checks
all.`,
};
