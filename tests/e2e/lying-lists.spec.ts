import type { Page } from '@playwright/test';
import type { GameServerOutput } from '../../server/game-server/src/contract/index.ts';
import { expectAccessible } from './axe.ts';
import { type DragonTiger, playDragon, playFirstRound, rotate } from './dragon-tiger.ts';
import { expectNamed, game, lie } from './lies.ts';
import { playRound, playUntilRefused } from './play-round.ts';
import { openProof } from './proof-page.ts';
import { openFairness } from './shown-game.ts';
import { expect, test } from './test.ts';

/* A game server that hides or moves rounds in the list of a seed, and a wallet that refuses them. */

type Bet = GameServerOutput<'bet'>;
type SeedRounds = GameServerOutput<'seedRounds'>;

/** A wallet that refuses what it does not like to pay: the round is dealt, and the bet refused. */
async function playRefused(page: Page, frame: DragonTiger): Promise<void> {
  await page.route(game('/rounds/bet'), async (route) => {
    await route.fetch();
    await route.fulfill({ json: { code: 1101, msg: 'Insufficient balance', data: null } });
  });
  await playDragon(page, frame);
  await page.unroute(game('/rounds/bet'));
}

test('a gap in the list of rounds is named, and a round that was shown and is missing', async ({
  page,
  logInByApi,
}) => {
  const { api, frame } = await playFirstRound({ page, logInByApi });
  await playRound(api, 'request-elsewhere');
  await playDragon(page, frame);
  const roundId = await playDragon(page, frame);
  const gapped = (data: SeedRounds) => ({
    ...data,
    rounds: data.rounds.filter(({ nonce }) => nonce !== 1 && nonce !== 2),
  });
  await lie<SeedRounds>(page, game('/fairness/rounds'), gapped);
  await lie<SeedRounds>(page, '**/api/game/seeds/*/rounds*', gapped);

  const fairness = await openFairness(frame);
  const revealed = await rotate(fairness);
  await expectNamed(revealed, 'The list of rounds has a gap: nothing is listed for nonce 1.');
  await expectNamed(revealed, 'A round that you were shown is not in the list: nonce 2.');
  const saved = await openProof(page, roundId);
  await expectNamed(saved, 'The list of rounds has a gap: nothing is listed for nonce 1.');
});

test('a round with another nonce than the list’s is named', async ({ page, logInByApi }) => {
  const { frame } = await playFirstRound({ page, logInByApi });
  await lie<Bet>(page, game('/rounds/bet'), ({ round, ...data }) => ({
    ...data,
    round: { ...round, proof: { ...round.proof, nonce: round.proof.nonce + 1 } },
  }));
  await playDragon(page, frame);
  const fairness = await openFairness(frame);
  const revealed = await rotate(fairness);
  await expectNamed(revealed, 'A round that you were shown is listed with another nonce than 2.');
  await expectNamed(revealed, 'The list of rounds has a gap: nothing is listed for nonce 2.');
});

test('a hidden refusal is named, and one in the list is dealt again', async ({
  page,
  logInByApi,
}) => {
  const { frame } = await playFirstRound({ page, logInByApi });
  await playRefused(page, frame);
  const roundId = await playDragon(page, frame);
  const asRefused = (data: SeedRounds) => ({
    ...data,
    rounds: data.rounds.map((round) =>
      round.nonce === 1
        ? { ...round, status: 'cancelled', refusal: 'INSUFFICIENT_BALANCE' }
        : round,
    ),
  });
  const hidden = (data: SeedRounds) => ({
    ...data,
    rounds: data.rounds.filter(({ nonce }) => nonce !== 1),
  });
  await lie<SeedRounds>(page, game('/fairness/rounds'), hidden);
  await lie<SeedRounds>(page, '**/api/game/seeds/*/rounds*', asRefused);

  const fairness = await openFairness(frame);
  const text =
    'A refused round is hidden: your bet was refused, and nothing is listed for nonce 1.';
  await expectNamed(await rotate(fairness), text);
  await expectAccessible(page);
  const saved = await openProof(page, roundId);
  await expect(saved).toContainText('Complete: nonces 0 to 2, 3 rounds over all games.');
  await expect(saved).toContainText('1 round was refused after it was dealt. Nothing was staked.');
  await expect(saved).toContainText(/Nonce 1, Dragon Tiger: Insufficient balance/);
  await expect(saved).toContainText(/Would have returned \$(0\.00|0\.50|2\.00) for \$1\.00/);
});

test('a bet that was refused here and is listed as played is not taken for one of another device', async ({
  page,
  logInByApi,
}) => {
  const { frame } = await playFirstRound({ page, logInByApi });
  await playRefused(page, frame);
  await playDragon(page, frame);
  const revealed = await rotate(await openFairness(frame));
  await expect(revealed).toContainText(
    'A bet was refused on this device, and nonce 1 is listed as a round that was played.',
  );
  await expect(revealed).not.toContainText('is not in your record');
});

test('a round that the wallet refused after it was dealt is listed with its reason, and dealt again', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await playUntilRefused(api);
  await api.post('/game/seeds/rotate');
  await page.goto('/verify');
  await page.getByRole('button', { name: /Velvet Baccarat.*Refused/ }).click();
  const proof = page.getByRole('region', { name: 'Proof' });
  await expect(proof).toContainText('Refused after it was dealt');
  await expect(proof).toContainText('Complete: nonces 0 to 1, 2 rounds over all games.');
  await expect(proof).toContainText(/Nonce 1, Velvet Baccarat: Insufficient balance/);
  await expect(proof).toContainText(/Would have returned \$\d+\.\d\d for \$1\.00/);
  // The rounds were played without a page, so no device has a record of them.
  await expect(proof).toContainText('Your device has no record to compare the list with.');
  await expectAccessible(page);
});
