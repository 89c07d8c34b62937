import { startStack } from '../support/stack.ts';

/**
 * One stack for the whole run. The workers receive its origins through their environment, as usual
 * with Playwright.
 * @returns the teardown
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // All players share one address here, which the rate limit would refuse.
  // Draws and matches are frequent enough for a test to wait for.
  const stack = await startStack({ settings: { RATE_LIMIT: 'off', EVENTS_PACE: '12' } });
  process.env.FAIRHALL_WEB_ORIGIN = stack.origins.web;
  process.env.FAIRHALL_PAY_ORIGIN = stack.origins.pay;
  process.env.FAIRHALL_GAME_ORIGIN = stack.origins.game;
  process.env.FAIRHALL_OFFICE_ORIGIN = stack.origins.office;
  return stack.stop;
}
