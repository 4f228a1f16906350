#!/usr/bin/env bash
# Opens, updates, or closes the issue about failed steps. Needs REPORT, that of `npm run tutorials -- --merge`, RUN_URL, the
# address of the run, and what updateIssue.sh needs. Without a report, the issue says so.
set -euo pipefail

body=$(mktemp)
{
  echo "Steps run on $(date -u +%F): $RUN_URL"
  echo
  echo "${REPORT:-The steps could not be run.}"
} > "$body"
comment=''
if [ -n "$REPORT" ] && ! grep -q -e '^| .* | \*\*failed\*\* |' -e '^| .* | not run |' <<< "$REPORT"; then
  comment='All steps that could be run passed.'
fi
"$(dirname "$0")/updateIssue.sh" 'Failed tutorial steps' "$body" "$comment"
