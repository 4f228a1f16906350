#!/usr/bin/env bash
# Opens the issue of a workflow, or updates the open one:
#   updateIssue.sh <title> <body.md> [<closing comment>]
# With a closing comment, nothing is wrong: the open issue is updated and closed, and none is opened.
# Needs gh, with GH_TOKEN and GH_REPO.
set -euo pipefail
title=$1
body=$2
comment=${3:-}

# Without matches, .[0] is null.
number=$(TITLE=$title gh issue list --author app/github-actions --state open --limit 100 --json number,title \
  --jq 'map(select(.title == env.TITLE)) | .[0].number // empty')
if [ -n "$number" ]; then
  gh issue edit "$number" --body-file "$body"
  if [ -n "$comment" ]; then
    gh issue close "$number" --comment "$comment"
  fi
elif [ -z "$comment" ]; then
  gh issue create --title "$title" --body-file "$body"
fi
