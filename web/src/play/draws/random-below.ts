const VALUES = 2 ** 32;

/** An integer in [0, `below`), uniformly distributed. For quick picks only. */
export function randomBelow(below: number): number {
  const limit = VALUES - (VALUES % below);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return value % below;
  }
}
