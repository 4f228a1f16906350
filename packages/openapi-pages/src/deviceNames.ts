/** Names that Windows reserves for devices, with or without an extension: no file or folder can have them there. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Whether Windows reserves a name of a file or folder for a device. */
export const isDeviceName = (name: string): boolean => deviceName.test(name);
