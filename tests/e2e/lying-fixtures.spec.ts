import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  type EventProof,
  expectNamed,
  lieAboutEvents,
  otherHash,
  otherSeed,
  sha256,
} from './lies.ts';
import { pressTool } from './press-tool.ts';
import {
  AN_END,
  buyTicket,
  openEventProof,
  openScheduledGame,
  placeBet,
  type ScheduledGame,
} from './scheduled-games.ts';
import { expect, test } from './test.ts';

/* A game server that lies about a draw or a match in which the player has a slip. */

const noBook = sha256('');

/** Consistent in itself: an empty book, whose digest is the client seed. */
const withoutBook = ({ event }: EventProof): Partial<EventProof> => ({
  event: { ...event, bookDigest: noBook },
  ...{ clientSeed: noBook, book: [], ownSlips: [] },
});

/** Each lie, and how the record names it. */
const lies: readonly (readonly [
  text: string,
  change: (proof: EventProof) => Partial<EventProof>,
])[] = [
  [
    'Another seed was revealed',
    ({ event }) => ({
      event: { ...event, serverSeedHash: otherHash },
      serverSeed: otherSeed,
    }),
  ],
  ['The hash was rewritten', ({ event }) => ({ event: { ...event, serverSeedHash: otherHash } })],
  ['The book is not the one that was published when sales closed.', withoutBook],
  ['Your slip is missing from the book, or its text was changed.', () => ({ ownSlips: [] })],
];

/** Opens the proof under each lie, in the game and on the verifier's page. */
async function expectLiesNamed(
  page: Page,
  { game, eventId }: { game: ScheduledGame; eventId: string },
): Promise<void> {
  await expect(await openEventProof(game, eventId)).toContainText('It matches.');
  const close = game
    .getByRole('dialog', { name: /^Verify / })
    .getByRole('button', { name: 'Close' });
  await close.click();
  for (const [text, change] of lies) {
    await lieAboutEvents(page, change);
    await expectNamed(await openEventProof(game, eventId), text);
    await close.click();
  }
  for (const [text, change] of lies) {
    await lieAboutEvents(page, change);
    await page.goto(`/verify?event=${eventId}`);
    await expectNamed(page.getByRole('region', { name: 'Proof' }), text);
  }
  await expectAccessible(page);
}

test('a game and its proofs state what no beacon and an empty book mean', async ({
  page,
  logInByApi,
  isMobile,
}) => {
  const api = await logInByApi();
  const { game } = await openScheduledGame(
    { page, api },
    { id: 'star-draw-49', name: 'Star Draw 49' },
  );
  if (isMobile) await pressTool(game, 'Fairness');
  else {
    await game
      .getByRole('button', { name: /sealed/ })
      .first()
      .click();
  }
  const fairness = game.getByRole('dialog', { name: 'Fairness' });
  await expect(fairness).toContainText('No public beacon is mixed in.');
  await fairness.getByRole('button', { name: 'Close' }).click();
  const { eventId } = await buyTicket(page, game);
  await expect(game.getByTestId('spoken')).toContainText(AN_END, { timeout: 25_000 });
  const proof = page.getByRole('region', { name: 'Proof' });
  await page.goto(`/verify?event=${eventId}`);
  await expect(proof).toContainText('No public beacon is mixed in.');
  await lieAboutEvents(page, withoutBook);
  await page.reload();
  await expect(proof).toContainText('The server seed alone decided this event');
  const beacon = { round: 7, value: 'a'.repeat(64) };
  await lieAboutEvents(page, (event) => ({ ...withoutBook(event), beacon }));
  await page.reload();
  await expect(proof).toContainText('A public beacon is mixed in');
  await expect(proof).not.toContainText('The server seed alone');
});

test('lies about a draw are named in the game and on the verifier’s page', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  const { game } = await openScheduledGame(
    { page, api },
    { id: 'star-draw-49', name: 'Star Draw 49' },
  );
  const { eventId } = await buyTicket(page, game);
  await expect(game.getByTestId('spoken')).toContainText(AN_END, { timeout: 25_000 });
  await expectLiesNamed(page, { game, eventId });
});

test('lies about a match are named in the game and on the verifier’s page', async ({
  page,
  isMobile,
  logInByApi,
}) => {
  const api = await logInByApi();
  const { game } = await openScheduledGame(
    { page, api },
    { id: 'penalty-kings', name: 'Penalty Kings' },
  );
  // The kick-off after next leaves time to fill in the slip.
  const round = game
    .locator('.fixtures section')
    .filter({ hasText: /^Round/ })
    .nth(1);
  await round.getByRole('button').first().click();
  await game
    .getByRole('button', { name: /, Result, odds/ })
    .first()
    .click();
  if (isMobile) await game.getByTestId('slip').click();
  const { eventId } = await placeBet(page, game);
  await expect(game.getByTestId('spoken')).toContainText(AN_END, { timeout: 40_000 });
  await expectLiesNamed(page, { game, eventId });
});
