import {fileURLToPath} from 'node:url';

/** Full path of a module for browsers. */
export const clientFile = (name: string): string => fileURLToPath(new URL(`client/${name}`, import.meta.url));
