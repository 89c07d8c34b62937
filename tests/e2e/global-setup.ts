import { startStack } from '../support/stack.ts';

/**
 * One stack for the whole run. The workers learn its origins from their environment, which is how
 * Playwright hands things down.
 * @returns what ends it
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // A whole crowd of players comes from one address here, which the rate limit is there to stop.
  // Draws and matches follow one another quickly enough to be waited for.
  const stack = await startStack({ settings: { RATE_LIMIT: 'off', EVENTS_PACE: '12' } });
  process.env.FAIRHALL_WEB_ORIGIN = stack.origins.web;
  process.env.FAIRHALL_PAY_ORIGIN = stack.origins.pay;
  process.env.FAIRHALL_GAME_ORIGIN = stack.origins.game;
  return stack.stop;
}
