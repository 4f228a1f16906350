#!/usr/bin/env bash
# Prints the start of the standard input, of so many bytes, without half a sign at its end:
#   cutText.sh <bytes>
set -euo pipefail

# A text that is not cut ends with a line break; of another one, the last sign is left out if it has several bytes.
head -c "$1" | LC_ALL=C sed -E '$ s/[\xC0-\xFF][\x80-\xBF]*$//'
