#!/usr/bin/env bash
# Opens or updates the issue about changed repositories and broken links. Needs PROJECTS, the report of `npm run sync`, and
# LINKS, that of `npm run check:external`, which is empty if it broke off; and what updateIssue.sh needs.
set -euo pipefail

scripts=$(dirname "$0")

body=$(mktemp)
{
  # Together at most what an issue can hold.
  "$scripts/cutText.sh" 45000 <<< "$PROJECTS"
  echo
  "$scripts/cutText.sh" 15000 <<< "${LINKS:-The external links could not be checked this time.}"
} > "$body"
"$scripts/updateIssue.sh" 'Upstream changes and broken links' "$body"
