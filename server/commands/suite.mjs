/** `npm run test:full` sets FULL=1; docs/testing.md says what only the full suite runs. */
export const isFullSuite = process.env.FULL === '1';

/**
 * How much of a long test runs in `npm test`, and how much in `npm run test:full`.
 * @template Extent
 * @param {{ readonly quick: Extent, readonly full: Extent }} extents
 * @returns {Extent}
 */
export function inSuite({ quick, full }) {
  return isFullSuite ? full : quick;
}
