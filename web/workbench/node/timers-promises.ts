/* What the game server uses of `node:timers/promises`, in a browser. */

/** @returns after these milliseconds */
export function setTimeout<Value>(ms: number, value?: Value): Promise<Value | undefined> {
  return new Promise((resolve) => globalThis.setTimeout(() => resolve(value), ms));
}
