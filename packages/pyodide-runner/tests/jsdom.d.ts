// What tests need of it; it has no types.
declare module 'jsdom' {
  export class JSDOM {
    readonly window: Window & typeof globalThis;
  }
}
