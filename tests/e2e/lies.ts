import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { z } from 'zod';
import type { eventCalls, GameServerOutput } from '../../server/game-server/src/contract/index.ts';
import { expect, origins } from './test.ts';

export type Proof = GameServerOutput<'proof'>;
export type EventProof = z.infer<(typeof eventCalls)['eventProof']['output']>;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A seed that was never in force, and its own hash. */
export const otherSeed = 'fedcba9876543210'.repeat(4);
export const otherHash = sha256(otherSeed);

/** Puts a proxy before a call, as a glob, that changes the data of each successful response. */
export async function lie<Data>(
  page: Page,
  calls: string,
  change: (data: Data) => unknown,
): Promise<void> {
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    const body: { readonly data: Data | null } = await response.json();
    const json = body.data === null ? body : { ...body, data: change(body.data) };
    await route.fulfill({ response, json });
  });
}

/** The address of a call to the game server. */
export const game = (path: string): string => `${origins.game()}${path}`;

/** Changes the proof of a round alike in the game and on the verifier's page. */
export async function lieAboutRound(
  page: Page,
  roundId: string,
  change: (data: Proof) => Partial<Proof>,
): Promise<void> {
  for (const calls of [game('/fairness/proof'), `**/api/game/rounds/${roundId}`]) {
    await lie<Proof>(page, calls, (data) => ({ ...data, ...change(data) }));
  }
}

/** Changes the proofs of draws and matches alike in the game and on the verifier's page. */
export async function lieAboutEvents(
  page: Page,
  change: (data: EventProof) => Partial<EventProof>,
): Promise<void> {
  for (const calls of [game('/events/proof'), '**/api/game/events/*']) {
    await lie<EventProof>(page, calls, (data) => ({ ...data, ...change(data) }));
  }
}

/** The text colour of errors, `--fh-coral`. */
const RED = 'rgb(255, 138, 126)';

/** Expects a contradiction to be named in red. */
export async function expectNamed(found: Locator, text: string | RegExp): Promise<void> {
  const named = found.getByRole('listitem').filter({ hasText: text });
  await expect(named).toBeVisible();
  await expect(named).toHaveCSS('color', RED);
}
