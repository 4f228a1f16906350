#!/usr/bin/env bash
# Opens or updates the issue about changed repositories and broken links:
#   reportUpstream.sh <folder>
# The folder has projects.md, by `npm run sync`, and links.md, by `npm run check:external`. Needs what updateIssue.sh
# needs.
set -euo pipefail
folder=$1

body=$(mktemp)
cat "$folder/projects.md" > "$body"
if [ -f "$folder/links.md" ]; then
  cat "$folder/links.md" >> "$body"
else
  printf '\nThe external links could not be checked this time.\n' >> "$body"
fi
"$(dirname "$0")/updateIssue.sh" 'Upstream changes and broken links' "$body"
