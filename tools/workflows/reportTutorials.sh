#!/usr/bin/env bash
# Opens, updates, or closes the issue about failed steps:
#   reportTutorials.sh <report.md>
# The report is that of `npm run tutorials -- --merge`; if it does not exist, the issue says so. Needs RUN_URL, the
# address of the run, and what updateIssue.sh needs.
set -euo pipefail
report=$1

body=$(mktemp)
{
  echo "Steps run on $(date -u +%F): $RUN_URL"
  echo
  # GitHub limits the text of an issue to 65,536 characters.
  head -c 60000 "$report" 2>/dev/null || echo 'The steps could not be run.'
} > "$body"
comment=''
if [ -f "$report" ] && ! grep -q -e '^| .* | \*\*failed\*\* |' -e '^| .* | not run |' "$report"; then
  comment='All steps that could be run passed.'
fi
"$(dirname "$0")/updateIssue.sh" 'Failed tutorial steps' "$body" "$comment"
