import { Buffer } from 'buffer';

/* What the game server finds in Node without an import. */

globalThis.Buffer ??= Buffer;
Object.assign(globalThis, {
  setImmediate: (callback: () => void) => setTimeout(callback, 0),
  clearImmediate: clearTimeout,
});
