import type {Command} from '@training-catalog/preset';

/** `npm run upgrade:rehearse`. */
export const upgrade: Command = {
  name: 'upgrade:rehearse',
  summary: 'Builds and tests a copy of the last commit with newer versions of Docusaurus, and prints what fails',
  usage: `npm run upgrade:rehearse -- [options]

  --line <3.x>                 try only this line of versions; repeat it for several (3.9 and 3.10)
  --only <step>[,<step>...]    run these steps of npm test instead of all`,
};
