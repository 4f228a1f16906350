/**
 * Prepares the comments that suggest fixes on a pull request: `tsx tools/suggestions/cli.ts <result.json> <review.json>`.
 * The result is that of `npm run check -- --format rdjson` on the pull request, and may be written by anybody: of it, only
 * rules, places, and replacements are read, within limits; the words of a comment are those of our rules. Needs gh with
 * GH_TOKEN, GH_REPO, and HEAD_SHA, the commit that was checked. Posts nothing: it writes the number of the pull request
 * and the review for tools/workflows/postReview.sh, or no file if there is nothing to post.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {allRules, explanations, readConfig} from '@training-catalog/content-lint/node';
import lintConfig from '../../content-lint.config';
import {limits, reviewComments, type ChangedFile, type PostedComment} from './review';

const [resultFile = '', reviewFile = ''] = process.argv.slice(2);
const {GH_REPO: repository = '', HEAD_SHA: commit = ''} = process.env;

/** Values that the API lists, of all pages. */
function ask<Value>(path: string, jq: string): Value[] {
  const printed = execFileSync('gh', ['api', '--paginate', `repos/${repository}/${path}`, '--jq', jq], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return printed
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Value);
}

/** What each rule asks for whose findings can be fixed. */
function messages(): Map<string, string> {
  const config = readConfig(lintConfig);
  const urls = explanations(config);
  const own = [...allRules(config)]
    .filter(([, {fixable}]) => fixable)
    .map(([id, {summary}]): [string, string] => {
      const url = urls.get(id);
      return [id, `${summary} ${url === undefined ? `(${id})` : `([${id}](${url}))`}`];
    });
  return new Map([...own, ['markdownlint/MD009', 'A line does not end with spaces.']]);
}

function main(): void {
  const {isFile, size} = ((stats) => ({isFile: stats.isFile(), size: stats.size}))(fs.lstatSync(resultFile));
  if (!isFile || size > limits.result) {
    throw new Error(`${resultFile} is not a file of at most ${limits.result} bytes, so it is not read`);
  }
  // The event of a workflow does not name the pull requests of forks.
  const [number] = ask<{number: number; head: string; state: string}>(
    `commits/${commit}/pulls`,
    '.[] | {number, state, head: .head.sha}',
  )
    .filter(({head, state}) => head === commit && state === 'open')
    .map((pull) => pull.number);
  if (number === undefined) {
    console.log(`No open pull request ends with the commit ${commit}.`);
    return;
  }
  const files = ask<ChangedFile>(`pulls/${number}/files`, '.[] | {filename, patch: (.patch // "")}');
  const posted = ask<PostedComment>(
    `pulls/${number}/comments`,
    '.[] | select(.user.login == "github-actions[bot]") | {path, line, body}',
  );
  const comments = reviewComments(fs.readFileSync(resultFile, 'utf8'), messages(), files, posted);
  console.log(`${comments.length} suggestions for pull request ${number}`);
  if (comments.length > 0) {
    const body = 'The content check can fix these lines. **Commit suggestion** applies a fix.';
    const review = {commit_id: commit, event: 'COMMENT', body, comments};
    fs.writeFileSync(reviewFile, JSON.stringify({number, review}));
  }
}

main();
