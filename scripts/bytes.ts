/**
 * Compares the bytes of two builds as a Markdown table: `tsx scripts/bytes.ts <build> <published>`.
 * The workflow of pull requests puts it on the summary page of a run.
 */
import {byteChanges, sizesOf} from './bytes/compare';

const [build = 'build', published = 'published'] = process.argv.slice(2);
console.log(byteChanges(sizesOf(published), sizesOf(build)));
