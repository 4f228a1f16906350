#!/usr/bin/env bash
# Posts a review on a pull request. Needs REVIEW, what tools/suggestions wrote, and gh with GH_TOKEN and GH_REPO.
set -euo pipefail

number=$(jq --exit-status '.number | numbers | floor' <<< "$REVIEW")
jq --exit-status '.review | select(.event == "COMMENT")' <<< "$REVIEW" |
  gh api --method POST "repos/$GH_REPO/pulls/$number/reviews" --input - --jq .html_url
