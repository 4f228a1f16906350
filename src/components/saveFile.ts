/** Downloads content as a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not revoked at once: a browser may read a large blob only after the reader has chosen where to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
