import { test as base, expect } from '@playwright/test';
import { logInByApi } from './log-in-by-api.ts';
import { type Player, registerPlayer } from './player.ts';
import type { PlayerApi } from './player-api.ts';

export { expect };

type Fixtures = {
  /** A player of this test's own without a login: a player has one session. */
  readonly player: Player;
  /** Logs the player in without the form, before the first page opens. */
  readonly logInByApi: () => Promise<PlayerApi>;
  /** Console errors that the test provokes, such as of a response with status 401. */
  readonly expectedConsoleErrors: RegExp | null;
  /** Whether the player has declined the sound of games before, so that no game invites to it. */
  readonly hasDeclinedSound: boolean;
  readonly soundDecision: undefined;
  /** Fails the test when any page, frame or tab logs another error or warning. */
  readonly noConsoleErrors: undefined;
};

/**
 * Without a graphics card a rendered canvas must be read back from the driver, which logs a
 * warning. It concerns this browser, not the page.
 */
const DRIVER_WARNING = /GL Driver Message .*GPU stall due to ReadPixels/;

export const test = base.extend<Fixtures>({
  player: async ({ request }, use) => {
    await use(await registerPlayer(request));
  },
  logInByApi: async ({ page, request, player }, use) => {
    await use(() => logInByApi({ page, request, player }));
  },
  expectedConsoleErrors: [null, { option: true }],
  hasDeclinedSound: [true, { option: true }],
  soundDecision: [
    async ({ context, hasDeclinedSound }, use) => {
      if (hasDeclinedSound) await context.addInitScript(declineSound);
      await use(undefined);
    },
    { auto: true },
  ],
  noConsoleErrors: [
    async ({ context, expectedConsoleErrors }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        const type = message.type();
        const isProblem = type === 'error' || type === 'warning';
        if (isProblem && !DRIVER_WARNING.test(message.text())) {
          problems.push(`${type}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (problem) => {
        // Errors of the browser itself, such as of a module that was not loaded, have no stack.
        const { name, message, stack } = problem.error();
        problems.push(`uncaught: ${stack || `${name}: ${message}`}`);
      });
      await use(undefined);
      const others = problems.filter((text) => !expectedConsoleErrors?.test(text));
      expect(others, 'unexpected console output').toEqual([]);
    },
    { auto: true },
  ],
});

/** In every page and frame, on whose origin nothing is stored yet. */
function declineSound(): void {
  try {
    localStorage.setItem('gameSound', localStorage.getItem('gameSound') ?? 'off');
  } catch {
    // A page whose storage is blocked.
  }
}

/** The origins of the checkout and of the games in the running stack. */
export const origins = {
  pay: () => fromSetup('FAIRHALL_PAY_ORIGIN'),
  game: () => fromSetup('FAIRHALL_GAME_ORIGIN'),
};

function fromSetup(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set; the global setup sets it`);
  return value;
}
