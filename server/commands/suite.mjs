/** `npm run test:full` sets FULL=1; docs/testing.md lists the tests of the full suite alone. */
export const isFullSuite = process.env.FULL === '1';

/** `npm run test:exact` sets EXACT=1: the exact figures of every game are computed again, which takes tens of minutes. */
export const isExactSuite = process.env.EXACT === '1';

/**
 * The extent of a long test in `npm test` and in `npm run test:full`.
 * @template Extent
 * @param {{ readonly quick: Extent, readonly full: Extent }} extents
 * @returns {Extent}
 */
export function inSuite({ quick, full }) {
  return isFullSuite ? full : quick;
}
