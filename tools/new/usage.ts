import {projectKinds} from '../../content-lint/model/schemas';
import type {Command} from '../help/command';
import {researchAreas} from '../../vocabulary.config';

/** `npm run new`. */
export const create: Command = {
  name: 'new',
  summary: 'Writes the skeleton of a project, a lesson, or an API set, which passes every check',
  usage: `npm run new -- project|lesson|api "<Name>" [options]

  --summary <text>      one sentence of 20 to 110 characters that says what it is for
  --tags <a,b>          topic tags from the area's tags.yml
  --area <area>         project: ${researchAreas.join(', ')}
  --kind <a,b>          project: ${projectKinds.join(', ')}
  --release <YYYY-MM>   project: release of the institute that lists it
  --repository <url>    project: https URL of its repository (optional)
  --folder <name>       lesson: folder under Education/

Asks for what no option gives. What is left to write is marked TODO, which npm run check lists as hints.`,
};
