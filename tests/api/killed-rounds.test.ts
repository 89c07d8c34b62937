import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type DecisionRound,
  gameServerCalls,
} from '../../server/game-server/src/contract/index.ts';
import { multiStepGames } from '../../server/game-server/src/engines/multi-step-games.ts';
import { slotGames } from '../../server/game-server/src/engines/slot-engines.ts';
import { spotGames } from '../../server/game-server/src/engines/spot-games.ts';
import { SECRET } from '../../server/game-server/src/testing/fake-wallet.ts';
import { recompute } from '../../web/src/play/verify/recompute.ts';
import { rulesInForce } from '../../web/src/play/verify/rules-testing.ts';
import { type Loss, openLossyProxy } from '../game-server/lossy-proxy.ts';
import {
  type GameServerProcess,
  killGameServer,
  spawnGameServer,
} from '../game-server/spawn-game-server.ts';
import { chooseClientSeed } from '../support/choose-client-seed.ts';
import { launchToken } from './game-session.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';
import { walletBalance } from './wallet-balance.ts';

/*
 * The game server is killed between stake and outcome (the wallet never gets the call), and between
 * outcome and win (the wallet has applied the call). The wallet is the API with the ledger of the
 * project. The money moves once, and the rounds are listed and verifiable.
 */

const FUNDS_MINOR = 100_000n;

let server: TestServer;
let dataDir: string;
let proxy: Awaited<ReturnType<typeof openLossyProxy>>;
let games: GameServerProcess;
/** The movements that get lost with the game server, the next one first, and the last kill. */
let losses: readonly { readonly call: 'play' | 'bet' | 'win'; readonly loss: Loss }[] = [];
let killed: Promise<void> = Promise.resolve();

beforeAll(async () => {
  server = await startTestServer({ env: { PROVIDER_SECRET: SECRET }, clockRuns: true });
  await server.seedGames();
  dataDir = await mkdtemp(path.join(tmpdir(), 'killed-rounds-'));
  proxy = await openLossyProxy(server.settings.origins.web, (called) => {
    const [next, ...later] = losses;
    if (!next || !called.endsWith(`/${next.call}`)) return null;
    losses = later;
    killed = killGameServer(games);
    return next.loss;
  });
  games = await start();
});

afterAll(async () => {
  await killGameServer(games);
  await proxy.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () => spawnGameServer({ dataDir, walletOrigin: proxy.origin });

type Session = { readonly player: Player; readonly token: string; readonly gameId: string };

async function launched(gameId: string): Promise<Session> {
  const player = await server.player({ USD: FUNDS_MINOR });
  const token = await launchToken(server, { token: player.token, gameId });
  expect(await chooseClientSeed({ gameOrigin: games.origin, token, gameId })).toBe(true);
  return { player, token, gameId };
}

/** The data of the response; `null` when the server was killed. */
async function call({ token, gameId }: Session, { path: url }: { path: string }, body: object) {
  const response = await fetch(`${games.origin}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ gameId, ...body }),
  }).catch(() => null);
  const envelope = await response?.json();
  if (!envelope) return null;
  expect(envelope).toMatchObject({ code: 200 });
  return envelope.data;
}

/** A request whose server is killed is repeated to the restarted one. */
async function repeated(session: Session, to: { path: string }, body: object) {
  for (;;) {
    const data = await call(session, to, body);
    if (data !== null) return data;
    await killed;
    games = await start();
  }
}

/** All rounds of the first seed, verified once it is revealed, as a player does. */
async function verifiedRounds(session: Session) {
  const { revealed } = gameServerCalls.rotate.output.parse(
    await call(session, gameServerCalls.rotate, {}),
  );
  const { serverSeedHash } = revealed;
  const listed = gameServerCalls.seedRounds.output.parse(
    await call(session, gameServerCalls.seedRounds, { serverSeedHash }),
  );
  expect(listed.rounds.map(({ nonce }) => nonce)).toEqual([...listed.rounds.keys()]);
  expect(listed.nextNonce).toBe(listed.rounds.length);
  const rounds = [];
  for (const { roundId } of listed.rounds) {
    const { round, serverSeed } = gameServerCalls.proof.output.parse(
      await call(session, gameServerCalls.proof, { roundId }),
    );
    const found = await recompute(round, {
      ...{ serverSeed: serverSeed ?? '', currency: 'USD', rules: rulesInForce(round.gameId) },
    });
    expect(found).toMatchObject({ seedHashMatches: true, outcomeMatches: true, win: round.win });
    rounds.push(round);
  }
  return rounds;
}

const inCents = (amount: string | number) => Math.round(Number(amount) * 100);

/** The rounds moved the money once: the balance is the funds, less the stakes, with the wins. */
async function expectCountedOnce(
  { player }: Session,
  rounds: readonly { readonly stake: string; readonly win: string }[],
): Promise<void> {
  const moved = rounds.reduce((sum, { stake, win }) => sum + inCents(win) - inCents(stake), 0);
  expect(inCents(await walletBalance(server, player))).toBe(Number(FUNDS_MINOR) + moved);
}

const slots = slotGames.map(({ gameId }) => ({
  ...{ gameId, to: gameServerCalls.spin, stake: { stake: '2.00' } },
}));
const spots = spotGames.map(({ gameId, stated }) => ({
  ...{ gameId, to: gameServerCalls.bet },
  stake: { bets: [{ spot: stated.leadSpot, amount: '1.00' }] },
}));
const oneStep = [...slots, ...spots];

describe('a round of one step whose server is killed is played once, listed and verifiable', () => {
  test.each(oneStep.map((game) => [game.gameId, game] as const))('%s', async (gameId, game) => {
    const session = await launched(gameId);
    for (const loss of ['request', 'response'] as const) {
      losses = [{ call: 'play', loss }];
      await repeated(session, game.to, { requestId: `request-${loss}`, ...game.stake });
      expect(losses).toEqual([]);
    }
    const rounds = await verifiedRounds(session);
    expect(rounds).toMatchObject([{ status: 'settled' }, { status: 'settled' }]);
    await expectCountedOnce(session, rounds);
  });
});

/** Takes the last choice that stakes nothing, until the round is over. */
async function playOut(session: Session, round: DecisionRound): Promise<void> {
  if (round.status !== 'open') return;
  const free = round.choices.findLast(({ stake }) => Number(stake) === 0);
  const { roundId, outcome } = round;
  const data = await repeated(session, gameServerCalls.choose, {
    ...{ roundId, step: outcome.steps.length, choice: free?.name },
    requestId: `${roundId}-${outcome.steps.length}`,
  });
  await playOut(session, gameServerCalls.choose.output.parse(data).round);
}

describe('a round of several steps whose server is killed is played once, listed and verifiable', () => {
  test.each(multiStepGames.map(({ gameId }) => [gameId]))('%s', async (gameId) => {
    const session = await launched(gameId);
    losses = [
      { call: 'bet', loss: 'request' },
      { call: 'win', loss: 'response' },
    ];
    const data = await repeated(session, gameServerCalls.deal, {
      ...{ requestId: 'request-deal', stake: '2.00' },
    });
    await playOut(session, gameServerCalls.deal.output.parse(data).round);
    expect(losses).toEqual([]);
    const rounds = await verifiedRounds(session);
    expect(rounds).toMatchObject([{ status: 'settled' }]);
    await expectCountedOnce(session, rounds);
  });
});
