import {projectKinds} from '@training-catalog/catalog/facts';
import type {CatalogSite, Command} from '@training-catalog/preset';

/** Options of the command that writes a new catalog. */
const siteOptions = `  --name <text>         institute in full; --short-name: in short
  --repository <o/r>    owner and name of its repository on GitHub
  --homepage <url>      https URL of the institute
  --topics <a,b>        its research areas, which are the first tags
  --lessons <f=Name>    folder and name of the area of lessons (lessons=Lessons)
  --areas <f=Name,...>  further areas (resources=Resources)
  --color <#rrggbb>     a color of the institute; the hue of all colors follows it
  --readme <path>       README or repository to import as a project; may be repeated. Facts may follow it:
                        "<path>,name=<name>,area=<topic>,repository=<url>". Without a name, its title is the name;
                        without an area, the first of the topics, or the one that you are asked for
  --packages <folder>   take the packages from tarballs in this folder, before they are on npm
  --no-build            only write and import`;

const asks = 'Asks for what no option gives. What is left to write is marked TODO, which npm run check lists as hints.';

/** `npm create`, which needs no site. */
export const createCommand: Command = {
  name: 'create',
  summary: 'Writes a new catalog of software and lessons into a folder',
  usage: `npm create @training-catalog <folder> -- [options]

${siteOptions}

${asks}`,
};

/** `npm run new`. */
export const describeNew = ({vocabulary, areaFolders}: CatalogSite): Command => ({
  name: 'new',
  summary:
    'Writes the skeleton of a project, a lesson, or an API set, which passes every check; or the site of another institute',
  usage: `npm run new -- project|lesson|api "<Name>" [options]

  --summary <text>      one sentence of 20 to 110 characters that says what it is for
  --tags <a,b>          topic tags from the area's tags.yml
  --area <area>         project: ${vocabulary.researchAreas.join(', ')}
  --kind <a,b>          project: ${projectKinds.join(', ')}
  --release <YYYY-MM>   project: release of the institute that lists it
  --repository <url>    project: https URL of its repository (optional)
  --folder <name>       lesson: folder under ${areaFolders.lessons ?? 'the area of lessons'}/

npm run new -- site <folder> [options]

${siteOptions}

${asks}`,
});
