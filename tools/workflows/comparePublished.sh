#!/usr/bin/env bash
# Prints a comparison of the pages and sizes in build/ with those of the published site, as Markdown. Runs in a clone
# with all branches; before the first publication, there is nothing to compare with.
set -euo pipefail

published=$(mktemp -d)
if git rev-parse --verify --quiet origin/gh-pages > /dev/null; then
  git archive origin/gh-pages | tar --extract --directory "$published" --exclude=addresses.txt --exclude=version.json
fi
npx tsx tools/bytes/cli.ts build "$published"
