/**
 * Address of a mail about a page, for readers without an account of the site's issue tracker. It carries what whoever
 * answers has to know.
 */
export const reportLink = (address: string, title: string, lines: readonly string[]): string =>
  `mailto:${address}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${lines.join('\r\n')}\r\n\r\n`)}`;
