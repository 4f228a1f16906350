import {escapeHtml} from '@training-catalog/utils';

/**
 * Redirects to the canonical page of the stub and keeps query and anchor. It is the same text on every stub, so that
 * one hash allows it in a content security policy.
 */
export const goToCanonical =
  "location.replace(new URL(document.querySelector('link[rel=canonical]').href).pathname+location.search+location.hash)";

/** A page that redirects from an old URL, or from one with index.html. */
export function stub(target: string, canonical: string): string {
  const href = escapeHtml(encodeURI(target));
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${escapeHtml(canonical)}">
<script>${goToCanonical}</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<p>The page is at <a href="${href}">${escapeHtml(canonical)}</a>.</p>
</body>
</html>
`;
}
