const VALUES = 2 ** 32;

/** A whole number from 0 up to but not including `below`, all equally likely. For quick picks alone. */
export function randomBelow(below: number): number {
  const limit = VALUES - (VALUES % below);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return value % below;
  }
}
