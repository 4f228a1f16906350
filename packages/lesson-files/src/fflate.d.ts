// Version 0.7, which other packages need, too, has types that TypeScript does not find.
declare module 'fflate' {
  export function zipSync(files: Record<string, Uint8Array>, options: {mtime: string}): Uint8Array;
  export function unzipSync(zip: Uint8Array): Record<string, Uint8Array>;
}
