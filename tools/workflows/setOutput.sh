#!/usr/bin/env bash
# Makes a file an output of a job, or nothing if there is no file:
#   setOutput.sh <name> <file>
# Another job cannot replace it, as it could replace an artifact. A longer text in Markdown is cut at 60,000 bytes: GitHub
# limits the text of an issue to 65,536 characters. Other files of more than 100,000 bytes are refused: a job reads an
# output as a variable, which systems limit. Needs GITHUB_OUTPUT.
set -euo pipefail
name=$1
file=$2

if [ ! -f "$file" ]; then
  exit 0
fi
if [[ "$file" != *.md ]] && [ "$(wc -c < "$file")" -gt 100000 ]; then
  echo "$file has more than 100,000 bytes, so the next job cannot read it" >&2
  exit 1
fi
# Nobody who writes the file can know the line that ends it.
end=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n') # cspell:ignore urandom
{
  echo "$name<<$end"
  if [[ "$file" == *.md ]]; then
    "$(dirname "$0")/cutText.sh" 60000 < "$file"
  else
    cat "$file"
  fi
  printf '\n%s\n' "$end"
} >> "$GITHUB_OUTPUT"
