import type { GameServerOutput } from '../../server/game-server/src/contract/index.ts';
import { expectAccessible } from './axe.ts';
import { playDragon, playFirstRound, rotate, verifyRound } from './dragon-tiger.ts';
import { onDesktop } from './layouts.ts';
import { expectNamed, game, lie, lieAboutRound, otherHash, otherSeed, type Proof } from './lies.ts';
import { playRound } from './play-round.ts';
import { openProof } from './proof-page.ts';
import { openFairness } from './shown-game.ts';
import { expect, test } from './test.ts';

/* A game server that lies about seeds and rounds: the player's record names every lie in red. */

type Rotation = GameServerOutput<'rotate'>;
type Bet = GameServerOutput<'bet'>;
type Opened = GameServerOutput<'open'>;
type Seeds = GameServerOutput<'seeds'>;

test(
  'a swapped seed with its own hash is named in the dialogs of the game and on the verifier’s page',
  onDesktop,
  async ({ page, logInByApi }) => {
    const { frame, roundId } = await playFirstRound({ page, logInByApi });
    const swapped = { serverSeed: otherSeed, serverSeedHash: otherHash };
    await lie<Rotation>(page, game('/fairness/rotate'), (data) => ({
      ...data,
      revealed: { ...data.revealed, ...swapped },
    }));
    await lieAboutRound(page, roundId, ({ round }) => ({
      round: { ...round, proof: { ...round.proof, serverSeedHash: otherHash } },
      serverSeed: otherSeed,
    }));

    const fairness = await openFairness(frame);
    await expectNamed(await rotate(fairness), 'Another seed was revealed');
    await expectAccessible(page);
    const proof = await verifyRound(frame, 0);
    await expectNamed(proof, 'Another seed was revealed');
    await expect(proof).toContainText('The sealed seed is not the one that was opened');
    const saved = await openProof(page, roundId);
    await expectNamed(saved, 'Another seed was revealed');
    await expectAccessible(page);
  },
);

test('a rewritten hash is named, and a seal that is never revealed', async ({
  page,
  logInByApi,
}) => {
  const { frame, roundId } = await playFirstRound({ page, logInByApi });
  await lieAboutRound(page, roundId, ({ round }) => ({
    round: { ...round, proof: { ...round.proof, serverSeedHash: otherHash } },
  }));
  // From here on another seed is reported as in force, and only that one is revealed.
  await lie<Bet>(page, game('/rounds/bet'), (data) => ({
    ...data,
    fairness: { ...data.fairness, serverSeedHash: otherHash },
  }));
  await lie<Rotation>(page, game('/fairness/rotate'), (data) => ({
    ...data,
    revealed: { ...data.revealed, serverSeed: otherSeed, serverSeedHash: otherHash },
  }));
  const other = { serverSeed: otherSeed, serverSeedHash: otherHash, clientSeed: 'a', rounds: 1 };
  const revealedAt = new Date().toISOString();
  await lie<Seeds>(page, game('/fairness/seeds'), () => ({ seeds: [{ ...other, revealedAt }] }));
  await page.route(game('/fairness/rounds'), (route) =>
    route.fulfill({
      json: {
        ...{ code: 200, msg: 'success' },
        data: { rounds: [], nextNonce: 0, serverSeed: otherSeed, clientSeed: 'a' },
      },
    }),
  );

  await playDragon(page, frame);
  const fairness = await openFairness(frame);
  await expectNamed(
    await rotate(fairness),
    /1 seed that dealt your rounds is neither in force nor/,
  );
  await fairness.getByText('Past seeds').click();
  await expectNamed(
    fairness.locator('.past-seeds'),
    /1 seed that dealt your rounds is neither in force nor revealed/,
  );
  const proof = await verifyRound(frame, 0);
  await expectNamed(proof, 'The hash was rewritten');
  // The link has the id of the round, by which the record finds it under any hash.
  const opened = page.context().waitForEvent('page');
  await proof.getByRole('link', { name: 'Open in the verifier' }).click();
  const verifier = await opened;
  await expectNamed(verifier.getByRole('region', { name: 'Proof' }), 'The hash was rewritten');
  await verifier.close();
  await expectNamed(await openProof(page, roundId), 'The hash was rewritten');
});

test.describe('an unannounced seed', () => {
  test.use({ expectedConsoleErrors: /status of 404/ });

  test('is named in the game and on the verifier’s page', async ({ page, logInByApi }) => {
    const { frame, roundId } = await playFirstRound({ page, logInByApi });
    const fairness = await openFairness(frame);
    const next = fairness.getByText('Hash of the next server seed').locator('+ dd > span');
    const announced = await next.textContent();
    await lie<Rotation>(page, game('/fairness/rotate'), (data) => ({
      ...data,
      fairness: { ...data.fairness, serverSeedHash: otherHash },
    }));
    await page.route(`**/api/game/seeds/${announced}/rounds*`, (route) =>
      route.fulfill({ status: 404, json: { code: 404, msg: 'Not found', data: null } }),
    );

    await expectNamed(await rotate(fairness), 'The seed in force is not the announced one');
    await fairness.getByText('Past seeds').click();
    await expectNamed(fairness.locator('.past-seed'), 'The seed in force is not the announced one');
    await expectNamed(await openProof(page, roundId), 'The seed in force is not the announced one');
    await expectAccessible(page);
  });
});

test('a forged RTP is no part of the named rules, so the game does not open', async ({
  page,
  logInByApi,
}) => {
  await (await logInByApi()).claimWelcome();
  await lie<Opened>(page, game('/rounds/open'), ({ sheet, ...data }) => ({
    ...data,
    sheet: { ...sheet, figures: { ...sheet.figures, rtp: '99.99' } },
  }));
  await page.goto('/game-play?gameId=dragon-tiger');
  await expect(page.getByText('The rules are not the published ones')).toBeVisible();
});

test('a swapped round is named, although it fits its seed', async ({ page, logInByApi }) => {
  const { api, frame, roundId } = await playFirstRound({ page, logInByApi });
  // In place of this round the server sends another one, which is dealt correctly.
  await playRound(api, 'request-other');
  const others = await api.post<object>('/game/seeds/rotate');
  expect(others).toMatchObject({ revealed: { rounds: 2 } });
  const list: { list: readonly { roundId: string; gameId: string }[] } = await (
    await page.request.get('/api/game/rounds', {
      headers: { authorization: `Bearer ${api.token}` },
    })
  )
    .json()
    .then(({ data }) => data);
  const other = list.list.find(({ gameId }) => gameId === 'velvet-baccarat')?.roundId;
  const swapped: { data: Proof } = await (
    await page.request.get(`/api/game/rounds/${other}`, {
      headers: { authorization: `Bearer ${api.token}` },
    })
  ).json();
  const { round } = swapped.data;
  await lieAboutRound(page, roundId, () => ({ round: { ...round, roundId } }));

  await openFairness(frame);
  const proof = await verifyRound(frame, 0);
  await expectNamed(proof, 'This is another round than the one that you were shown.');
  await expectNamed(proof, 'The outcome is not the one that you were shown.');
  await expectNamed(proof, 'The nonce is not the one that you were shown.');
  await expect(proof).toContainText('The outcome comes out the same');
  const saved = await openProof(page, roundId);
  await expectNamed(saved, 'The outcome is not the one that you were shown.');
});

test('another win than the one that was shown is named', async ({ page, logInByApi }) => {
  const { frame, roundId } = await playFirstRound({ page, logInByApi });
  await lieAboutRound(page, roundId, ({ round }) => ({ round: { ...round, win: '77.00' } }));
  const fairness = await openFairness(frame);
  await rotate(fairness);
  const proof = await verifyRound(frame, 0);
  await expectNamed(proof, 'The win is not the one that you were shown.');
  await expect(proof).toContainText('It does not match.');
});
