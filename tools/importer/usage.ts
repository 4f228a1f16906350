import type {Command} from '../help/command';

/** `npm run import`. */
export const importCommand: Command = {
  name: 'import',
  summary: 'Makes the pages of a project from its README, or the pages of an API set from an OpenAPI file',
  usage: `npm run import -- <README path or repository URL> --project "<Name>" [options]
npm run import -- --from <table.csv> [--force]
npm run import -- <OpenAPI file or URL> --api "<Name>" [--tags <a,b>] [--release <YYYY-MM>] [--force]

  --project <name>      folder under docs/, as readers see it
  --api <name>          set of reference pages under api/, as readers see it
  --tags <a,b>          tags in addition to those of the README
  --release <YYYY-MM>   release of the institute that lists the component
  --area <area>         area of the institute; what README and component file say gives way
  --repository <url>    URL of the repository, if git does not know it
  --encoding <name>     encoding of a README that is not UTF-8, such as windows-1252
  --from <table.csv>    many components: columns component, README, tags, release; in UTF-8, with commas
  --force               replace pages that no import wrote, and files that git does not have as they are
  --all-notes           print notes and files in full, not only the first of each kind`,
};
