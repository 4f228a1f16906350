#!/usr/bin/env bash
# Posts what the content check can fix as suggestions on the pull request of a commit:
#   suggestFixes.sh <result.json>
# The result is that of `npm run check -- --format rdjson`, and may be written by anybody: nothing in it is run. Needs
# Reviewdog, gh with GH_TOKEN, GH_REPO, and HEAD_SHA, the commit that was checked.
set -euo pipefail
result=$1

# The event of a workflow does not name the pull requests of forks.
number=$(gh api "repos/$GH_REPO/commits/$HEAD_SHA/pulls" \
  --jq 'map(select(.state == "open" and .head.sha == env.HEAD_SHA)) | .[0].number // empty')
if [ -z "$number" ]; then
  echo "No open pull request ends with the commit $HEAD_SHA."
  exit 0
fi
# What has no fix is an annotation of the check already. Reviewdog takes the pull request from these variables only if it
# does not know that it is in a workflow.
jq '.diagnostics |= map(select(.suggestions))' "$result" |
  env -u GITHUB_ACTIONS \
    CI_REPO_OWNER="${GH_REPO%/*}" CI_REPO_NAME="${GH_REPO#*/}" CI_PULL_REQUEST="$number" CI_COMMIT="$HEAD_SHA" \
    REVIEWDOG_GITHUB_API_TOKEN="$GH_TOKEN" \
    reviewdog -f=rdjson -name=content-check -reporter=github-pr-review -filter-mode=added -fail-level=none
