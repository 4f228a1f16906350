/**
 * Prints how a build differs from the published site, as Markdown: pages and bytes.
 * `tsx tools/bytes/cli.ts <build> <published>`. The workflow for pull requests puts it on the summary page of a run.
 */
import {address} from '../../catalog.config';
import {changedPages} from './changedPages';
import {byteChanges, sizesOf} from './compare';

const [build = 'build', published = 'published'] = process.argv.slice(2);
console.log(changedPages(published, build, (page) => encodeURI(`${address.url}${address.baseUrl}${page}`)));
console.log(byteChanges(sizesOf(published), sizesOf(build)));
