#!/usr/bin/env bash
# Proposes the recorded state of the repositories in one pull request, or updates the open one:
#   proposeRecord.sh <folder>
# The folder has upstream.json and projects.md, by `npm run sync`. Runs in a clone; needs REMOTE, the address to push to,
# and gh with GH_TOKEN.
set -euo pipefail
folder=$1
branch=upstream
title='Record the state of the repositories'

cp "$folder/upstream.json" docs/upstream.json
if git diff --quiet -- docs/upstream.json; then
  echo 'The record is up to date.'
  exit 0
fi
git switch --quiet --create "$branch"
git -c user.name='github-actions[bot]' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
  commit --quiet --message "$title" -- docs/upstream.json
gh auth setup-git
git push --quiet --force "$REMOTE" "HEAD:refs/heads/$branch"
body=$(mktemp)
{
  echo 'Updates the recorded state of the repositories, from which the cards of the projects name later releases.'
  echo 'GitHub does not run checks on a pull request from a workflow. To start them, close and reopen it.'
  echo
  cat "$folder/projects.md"
} > "$body"
if [ -z "$(gh pr list --head "$branch" --state open --json number --jq '.[].number')" ]; then
  gh pr create --head "$branch" --title "$title" --body-file "$body"
else
  gh pr edit "$branch" --title "$title" --body-file "$body"
fi
