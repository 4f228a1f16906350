/** Makes the pages of the site on the standard input, an `OpenApiSite` as JSON; exits with 1 if one would be wrong. */
import {json} from 'node:stream/consumers';
import {generateStalePages} from './generatePages.js';
import type {OpenApiSite} from './options.js';

try {
  const problems = await generateStalePages((await json(process.stdin)) as OpenApiSite);
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
