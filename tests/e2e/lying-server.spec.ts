import type { Locator } from '@playwright/test';
import type { GameServerOutput } from '../../server/game-server/src/contract.ts';
import { expectAccessible } from './axe.ts';
import { openDragonTiger, openFairness, playDragon, rotate, verifyRound } from './dragon-tiger.ts';
import { lie, otherHash, otherSeed } from './lies.ts';
import { playRound, playUntilRefused } from './play-round.ts';
import { expect, origins, test } from './test.ts';

type Rotation = GameServerOutput<'rotate'>;
type Proof = GameServerOutput<'proof'>;
type Bet = GameServerOutput<'bet'>;
type Seeds = GameServerOutput<'seeds'>;
type SeedRounds = GameServerOutput<'seedRounds'>;

const game = (path: string) => `${origins.game()}${path}`;

/** The text colour of errors, `--fh-coral`. */
const RED = 'rgb(255, 138, 126)';

async function expectNamed(found: Locator, text: string | RegExp): Promise<void> {
  const named = found.getByRole('listitem').filter({ hasText: text });
  await expect(named).toBeVisible();
  await expect(named).toHaveCSS('color', RED);
}

test('an honest server matches the record in the game and on the verifier’s page, after a reload too', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  let frame = await openDragonTiger(page);
  const roundId = await playDragon(page, frame, { isFirst: true });
  await playDragon(page, frame);
  await page.reload();
  frame = page.getByTitle('Dragon Tiger, game').contentFrame();
  await expect(frame.getByTestId('play')).toBeVisible({ timeout: 30_000 });

  const fairness = await openFairness(frame);
  await expect(fairness).toContainText(/Your device keeps a record: .* 2 rounds/);
  await expect(fairness.getByLabel('New client seed')).toHaveValue(/^[0-9a-f]{16}$/);
  const revealed = await rotate(fairness);
  await expect(revealed).toContainText('The seed has the hash that your device was shown on');
  await expect(revealed).toContainText('Complete: nonces 0 to 1, 2 rounds over all games.');
  await expect(revealed).toContainText('All 2 rounds in your record are in it.');
  await expect(revealed).toContainText('No round was refused after it was dealt.');
  await fairness.getByText('Past seeds').click();
  await expect(fairness).toContainText('The hash is in your record.');
  await expectAccessible(page);

  const proof = await verifyRound(frame, 0);
  await expect(proof).toContainText('It matches. The result was fixed before you bet.');
  await expect(proof).toContainText('Compared with the record on your device');
  const opened = page.context().waitForEvent('page');
  await proof.getByRole('link', { name: 'Open in the verifier' }).click();
  const verifier = await opened;
  const found = verifier.getByRole('region', { name: 'Proof' });
  await expect(found).toContainText('It matches. The result was fixed before you bet.');
  await verifier.close();

  await page.goto(`/verify?round=${roundId}`);
  const saved = page.getByRole('region', { name: 'Proof' });
  await expect(saved).toContainText('It matches. The result was fixed before you bet.');
  await expect(saved).toContainText('Complete: nonces 0 to 1, 2 rounds over all games.');
  await expectAccessible(page);
});

test('a swapped seed with its own hash is named in the dialogs of the game and on the verifier’s page', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  const frame = await openDragonTiger(page);
  const roundId = await playDragon(page, frame, { isFirst: true });
  const swapped = { serverSeed: otherSeed, serverSeedHash: otherHash };
  await lie<Rotation>(page, game('/fairness/rotate'), (data) => ({
    ...data,
    revealed: { ...data.revealed, ...swapped },
  }));
  await lie<Proof>(page, game('/fairness/proof'), ({ round }) => ({
    round: { ...round, proof: { ...round.proof, serverSeedHash: otherHash } },
    serverSeed: otherSeed,
  }));
  await lie<Proof>(page, `**/api/game/rounds/${roundId}`, ({ round, ...data }) => ({
    ...data,
    round: { ...round, proof: { ...round.proof, serverSeedHash: otherHash } },
    serverSeed: otherSeed,
  }));

  const fairness = await openFairness(frame);
  await expectNamed(await rotate(fairness), 'Another seed was revealed');
  await expectAccessible(page);
  const proof = await verifyRound(frame, 0);
  await expectNamed(proof, 'Another seed was revealed');
  await expect(proof).toContainText('The sealed seed is not the one that was opened');
  await page.goto(`/verify?round=${roundId}`);
  const saved = page.getByRole('region', { name: 'Proof' });
  await expectNamed(saved, 'Another seed was revealed');
  await expectAccessible(page);
});

test('a rewritten hash is named, and a seal that is never revealed', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  const frame = await openDragonTiger(page);
  const roundId = await playDragon(page, frame, { isFirst: true });
  const rewritten = ({ round, ...data }: Proof) => ({
    ...data,
    round: { ...round, proof: { ...round.proof, serverSeedHash: otherHash } },
  });
  await lie<Proof>(page, game('/fairness/proof'), rewritten);
  await lie<Proof>(page, `**/api/game/rounds/${roundId}`, rewritten);
  // From here on another seed is said to be in force, and only that one is revealed.
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
  await expectNamed(await verifyRound(frame, 0), 'The hash was rewritten');
  await page.goto(`/verify?round=${roundId}`);
  await expectNamed(page.getByRole('region', { name: 'Proof' }), 'The hash was rewritten');
});

test('a swapped round is named, although it fits its seed', async ({ page, logInByApi }) => {
  const api = await logInByApi();
  await api.claimWelcome();
  const frame = await openDragonTiger(page);
  const roundId = await playDragon(page, frame, { isFirst: true });
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
  await lie<Proof>(page, game('/fairness/proof'), (data) => ({
    ...data,
    round: { ...round, roundId },
  }));
  await lie<Proof>(page, `**/api/game/rounds/${roundId}`, (data) => ({
    ...data,
    round: { ...round, roundId },
  }));

  await openFairness(frame);
  const proof = await verifyRound(frame, 0);
  await expectNamed(proof, 'This is another round than the one that you were shown.');
  await expectNamed(proof, 'The outcome is not the one that you were shown.');
  await expectNamed(proof, 'The nonce is not the one that you were shown.');
  await expect(proof).toContainText('The outcome comes out the same');
  await page.goto(`/verify?round=${roundId}`);
  const saved = page.getByRole('region', { name: 'Proof' });
  await expectNamed(saved, 'The outcome is not the one that you were shown.');
});

test('another win than the one that was shown is named', async ({ page, logInByApi }) => {
  const api = await logInByApi();
  await api.claimWelcome();
  const frame = await openDragonTiger(page);
  await playDragon(page, frame, { isFirst: true });
  await lie<Proof>(page, game('/fairness/proof'), ({ round, ...data }) => ({
    ...data,
    round: { ...round, win: '77.00' },
  }));
  const fairness = await openFairness(frame);
  await rotate(fairness);
  const proof = await verifyRound(frame, 0);
  await expectNamed(proof, 'The win is not the one that you were shown.');
  await expect(proof).toContainText('It does not match.');
});

test('a gap in the list of rounds is named, and a round that was shown and is missing', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  const frame = await openDragonTiger(page);
  await playDragon(page, frame, { isFirst: true });
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
  await page.goto(`/verify?round=${roundId}`);
  const saved = page.getByRole('region', { name: 'Proof' });
  await expectNamed(saved, 'The list of rounds has a gap: nothing is listed for nonce 1.');
});

test('a round with another nonce than the list’s is named', async ({ page, logInByApi }) => {
  const api = await logInByApi();
  await api.claimWelcome();
  const frame = await openDragonTiger(page);
  await playDragon(page, frame, { isFirst: true });
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
  const api = await logInByApi();
  await api.claimWelcome();
  const frame = await openDragonTiger(page);
  await playDragon(page, frame, { isFirst: true });
  // A wallet that refuses what it does not like to pay: the round is dealt, and the bet refused.
  await page.route(game('/rounds/bet'), async (route) => {
    await route.fetch();
    await route.fulfill({ json: { code: 1101, msg: 'Insufficient balance', data: null } });
  });
  await playDragon(page, frame);
  await page.unroute(game('/rounds/bet'));
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
  await page.goto(`/verify?round=${roundId}`);
  const saved = page.getByRole('region', { name: 'Proof' });
  await expect(saved).toContainText('Complete: nonces 0 to 2, 3 rounds over all games.');
  await expect(saved).toContainText('1 round was refused after it was dealt. Nothing was staked.');
  await expect(saved).toContainText(/Nonce 1, dragon-tiger: Insufficient balance/);
  await expect(saved).toContainText(/Would have returned \$(0\.00|0\.50|2\.00) for \$1\.00/);
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
  await expect(proof).toContainText(/Nonce 1, velvet-baccarat: Insufficient balance/);
  await expect(proof).toContainText(/Would have returned \$\d+\.\d\d for \$1\.00/);
  // The rounds were played without a page, so no device has a record of them.
  await expect(proof).toContainText('Your device has no record to compare the list with.');
  await expectAccessible(page);
});

test('a device without a record says what it can prove and what not', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  await playRound(api, 'request-1');
  await page.goto('/verify');
  await page.getByRole('button', { name: /Velvet Baccarat/ }).click();
  const proof = page.getByRole('region', { name: 'Proof' });
  await proof.getByRole('button', { name: 'Reveal the seed and verify' }).click();
  await expect(proof).toContainText('It fits together, but your device has no record of it.');
  await expect(proof).toContainText('Not proven: that the hash was shown before you bet');
  await expect(proof).not.toContainText('It matches.');
});

test('a game in a tab of its own says that it has no record', async ({
  page,
  baseURL,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  const { url } = await api.post<{ url: string }>('/game/launch', {
    gameId: 'dragon-tiger',
    walletType: 'USD',
    homeUrl: `${baseURL}/games`,
  });
  await page.goto(url);
  await expect(page.getByTestId('play')).toBeVisible({ timeout: 30_000 });
  await playDragon(page, page, { isFirst: true });
  const fairness = await openFairness(page);
  await expect(fairness).toContainText(
    'This game runs in a tab of its own, which keeps no record.',
  );
  const revealed = await rotate(fairness);
  await expect(revealed).toContainText('The seed has the hash that this page showed.');
  await expect(revealed).toContainText('Your device has no record to compare the list with.');
});

test('a browser that stores nothing plays, and says that it keeps no record', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('storage is blocked', 'SecurityError');
    };
  });
  const frame = await openDragonTiger(page);
  await playDragon(page, frame, { isFirst: true });
  const fairness = await openFairness(frame);
  await expect(fairness).toContainText('This browser keeps no record');
  await rotate(fairness);
  const proof = await verifyRound(frame, 0);
  await expect(proof).toContainText('It fits together, but this browser keeps no record.');
});
