/** Offers a file to save under a name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser may read a large file only after the reader has chosen a place for it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
