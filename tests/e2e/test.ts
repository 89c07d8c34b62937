import { test as base, expect } from '@playwright/test';
import { enter } from './enter.ts';
import { type Player, registerPlayer } from './player.ts';
import type { PlayerApi } from './player-api.ts';

export { expect };

type Fixtures = {
  /** A player of this test's own, registered and never logged in: one session per player. */
  readonly player: Player;
  /** Logs the player in past the form, before the page's first address is opened. */
  readonly enter: () => Promise<PlayerApi>;
  /** What the browser will say because the test asks for it, as a call that is answered 401. */
  readonly dueComplaint: RegExp | null;
  /** Fails the test when any page, frame or tab of it complained of anything else. */
  readonly noComplaints: undefined;
};

/**
 * Without a graphics card what a game drew has to be read back from the driver, which the driver
 * remarks on. It is about this browser, not about the page.
 */
const DRIVER_REMARK = /GL Driver Message .*GPU stall due to ReadPixels/;

export const test = base.extend<Fixtures>({
  player: async ({ request }, use) => {
    await use(await registerPlayer(request));
  },
  enter: async ({ page, request, player }, use) => {
    await use(() => enter({ page, request, player }));
  },
  dueComplaint: [null, { option: true }],
  noComplaints: [
    async ({ context, dueComplaint }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        const type = message.type();
        const isComplaint = type === 'error' || type === 'warning';
        if (isComplaint && !DRIVER_REMARK.test(message.text())) {
          complaints.push(`${type}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (problem) => {
        complaints.push(`uncaught: ${problem.error().stack}`);
      });
      await use(undefined);
      const others = complaints.filter((text) => !dueComplaint?.test(text));
      expect(others, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** Where the checkout and the games of the running stack are. */
export const origins = {
  pay: () => fromSetup('FAIRHALL_PAY_ORIGIN'),
  game: () => fromSetup('FAIRHALL_GAME_ORIGIN'),
};

function fromSetup(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set; the global setup sets it`);
  return value;
}
