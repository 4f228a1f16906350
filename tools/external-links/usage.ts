import type {Command} from '../help/command';

/** `npm run check:external`. */
export const externalLinks: Command = {
  name: 'check:external',
  summary: 'Requests every external URL that the pages in build/ link to, and lists the dead ones',
  usage: `npm run check:external -- [options]

  --report <file>      also write them as Markdown, or as data if the name ends with .json
  --from <file.json>   request nothing; take what an earlier check wrote
  --record             also request the hosted services, and record in
                       other_resources/services.json which of them answered

Needs a network connection.`,
};
