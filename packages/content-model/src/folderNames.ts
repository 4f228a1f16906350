/** Names that Windows reserves for devices, with or without an extension: no file or folder can have them there. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Whether Windows reserves a name of a file or folder for a device. */
export const isDeviceName = (name: string): boolean => deviceName.test(name);

/** Why a name cannot be a folder and a URL segment everywhere, and what to write; undefined if it can. */
export function folderNameProblem(name: string): string | undefined {
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._()-]{0,99}$/u.test(name) || /[ .]$/.test(name)) {
    return 'use letters, digits, spaces, dots, hyphens, underscores, and parentheses, at most 100; begin with a letter or digit, and do not end with a dot or space';
  }
  return isDeviceName(name)
    ? `Windows reserves the name "${name}" for a device; use another name, such as "My ${name}"`
    : undefined;
}
