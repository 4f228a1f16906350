/** An address as a text to read. */
export const withoutProtocol = (url: string): string => url.replace(/^https:\/\//, '').replace(/\/$/, '');
