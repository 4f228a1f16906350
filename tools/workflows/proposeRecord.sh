#!/usr/bin/env bash
# Proposes the recorded state of the repositories and services in one pull request, or updates the open one. Runs in a
# clone. Needs UPSTREAM and SERVICES, the records that `npm run sync` and `npm run check:external` wrote, each empty if its
# check failed; PROJECTS, the report of the first; REMOTE, the address to push to; and gh with GH_TOKEN.
set -euo pipefail
branch=upstream
title='Record the state of the repositories and services'
files=()

record() {
  # A check that failed wrote no record.
  if [ -n "$2" ]; then
    jq . <<< "$2" > "$1"
    files+=("$1")
  fi
}
record docs/upstream.json "$UPSTREAM"
record other_resources/services.json "$SERVICES"
if [ ${#files[@]} -eq 0 ]; then
  echo 'There is no record.'
  exit 0
fi
# The first record is a new file.
git add --intent-to-add -- "${files[@]}"
if git diff --quiet -- "${files[@]}"; then
  echo 'The record is up to date.'
  exit 0
fi
git switch --quiet --create "$branch"
git -c user.name='github-actions[bot]' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
  commit --quiet --message "$title" -- "${files[@]}"
gh auth setup-git
git push --quiet --force "$REMOTE" "HEAD:refs/heads/$branch"
body=$(mktemp)
{
  echo 'Updates the recorded state of the repositories, from which the cards of the projects name later releases, and of'
  echo 'the hosted services, from which the list of services says when each last answered.'
  echo 'GitHub does not run checks on a pull request from a workflow. To start them, close and reopen it.'
  echo
  "$(dirname "$0")/cutText.sh" 50000 <<< "$PROJECTS"
} > "$body"
if [ -z "$(gh pr list --head "$branch" --state open --json number --jq '.[].number')" ]; then
  gh pr create --head "$branch" --title "$title" --body-file "$body"
else
  gh pr edit "$branch" --title "$title" --body-file "$body"
fi
