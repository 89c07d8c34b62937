import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { fromDecimal } from '../../server/api/src/contract/money.ts';
import { inSuite } from '../../server/commands/suite.mjs';
import { buildGameServerApp } from '../../server/game-server/src/app.ts';
import { catalogue } from '../../server/game-server/src/catalogue/catalogue.ts';
import { gameServerCalls } from '../../server/game-server/src/contract/index.ts';
import { spotGame } from '../../server/game-server/src/engines/spot-games.ts';
import { paysExactly } from '../../server/game-server/src/engines/spots/stake-rule.ts';
import { SECRET, startWallet } from '../../server/game-server/src/testing/fake-wallet.ts';
import { systemClock } from '../../server/kit/src/clock.ts';
import { signFreeToken } from '../../server/kit/src/free-token.ts';
import { orderedUuid } from '../../server/kit/src/random.ts';
import { databaseIn } from '../support/game-database.ts';
import { gamesInSuite } from '../support/games-in-suite.ts';

/*
 * Free play is the real game: for the same seeds and bets it has the same rounds as play with a
 * wallet, for every engine.
 */

const BALANCE_MINOR = 100_000n;
const GAMES = gamesInSuite(catalogue.filter(({ freePlay }) => freePlay));

/** A game server whose server seeds are those of every other one here. */
type Side = { readonly app: FastifyInstance; readonly dir: string };

let wallet: Awaited<ReturnType<typeof startWallet>>;
let paid: Side;
let free: Side;
let launches = 0;

beforeAll(async () => {
  wallet = await startWallet();
  paid = await startSide();
  free = await startSide();
});

afterAll(async () => {
  for (const { app, dir } of [paid, free]) {
    await app.close();
    await rm(dir, { recursive: true, force: true });
  }
  await wallet.close();
});

async function startSide(): Promise<Side> {
  const dir = await mkdtemp(path.join(tmpdir(), 'free-outcomes-'));
  const here = wallet.origin;
  let drawn = 0;
  const app = await buildGameServerApp({
    settings: {
      origins: {
        web: here,
        pay: here,
        game: here,
        office: here,
        apiInside: here,
        payInside: here,
        gameInside: here,
      },
      trustedProxies: [],
      ...(await databaseIn(dir)),
      providerSecret: SECRET,
      providerSecrets: [SECRET],
      production: false,
      eventsPace: 1,
      beaconUrl: null,
    },
    clock: systemClock,
    webDir: dir,
    random: () => {
      drawn += 1;
      return createHash('sha256').update(`seed ${drawn}`).digest();
    },
  });
  return { app, dir };
}

type Plan = { readonly clientSeed: string; readonly rounds: readonly number[] };
type Player = { readonly side: Side; readonly gameId: string; readonly token: string };

const plans = fc.record({
  clientSeed: fc.stringMatching(/^[a-z0-9]{1,24}$/),
  /** Each number picks a stake, spots and choices. */
  rounds: fc.array(fc.nat(10_000), { minLength: 1, maxLength: 5 }),
});

it.each(GAMES)(
  '$gameId has the same rounds for the same seeds and bets in free play and with a wallet',
  async ({ gameId }) => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        launches += 1;
        const uid = `player-${launches}`;
        Object.assign(wallet.state, { gameId, uid, balanceMinor: BALANCE_MINOR });
        const withWallet = await play({ side: paid, gameId, token: `launch-${launches}` }, plan);
        const inFreePlay = await play({ side: free, gameId, token: freeToken(gameId) }, plan);
        expect(inFreePlay).toEqual(withWallet);
      }),
      { numRuns: inSuite({ quick: 3, full: 25 }) },
    );
  },
);

function freeToken(gameId: string): string {
  const expiresAt = new Date(Date.now() + 3_600_000);
  return signFreeToken({ gameId, walletType: 'USD', jti: orderedUuid(), expiresAt }, SECRET);
}

async function post<Output extends z.ZodType>(
  { side, gameId, token }: Player,
  { path: url, output }: { readonly path: string; readonly output: Output },
  body: object = {},
): Promise<z.infer<Output>> {
  const headers = { authorization: `Bearer ${token}` };
  const payload = { gameId, ...body };
  const response = await side.app.inject({ method: 'POST', url, headers, payload });
  const { code, msg, data } = response.json();
  if (code !== 200) throw new Error(`${url} of ${gameId}: ${code} ${msg}`);
  return output.parse(data);
}

/** Plays a plan with a new player; returns the rounds without their ids and times. */
async function play(player: Player, plan: Plan) {
  const opened = await post(player, gameServerCalls.open);
  if (!('fairness' in opened)) throw new Error(`${player.gameId} has no seeds of a player`);
  const { serverSeedHash } = opened.fairness;
  const chosen = { serverSeedHash, clientSeed: plan.clientSeed };
  await post(player, gameServerCalls.clientSeed, chosen);
  const played: unknown[] = [];
  for (const [number, pick] of plan.rounds.entries()) {
    // The smaller ones: no plan spends the whole balance.
    const stakes = opened.stakes.slice(0, 4);
    const bet = { requestId: `request-${number}`, stake: stakes[pick % stakes.length] ?? '1.00' };
    played.push(withoutIds(await playRound(player, { ...bet, engine: opened.engine, pick })));
  }
  const { revealed } = await post(player, gameServerCalls.rotate);
  return { played, revealed };
}

type Bet = {
  readonly engine: string;
  readonly requestId: string;
  readonly stake: string;
  readonly pick: number;
};

async function playRound(player: Player, { engine, requestId, stake, pick }: Bet) {
  if (engine === 'slot') return post(player, gameServerCalls.spin, { requestId, stake });
  if (engine === 'decisions') {
    const dealt = await post(player, gameServerCalls.deal, { requestId, stake });
    return playOut(player, { dealt, pick, requestId });
  }
  const { spots: all = [], betsMax = 1, stakeRule } = spotGame(player.gameId) ?? {};
  const stakeMinor = fromDecimal(stake, 'USD') ?? 0n;
  const spots = all.filter(
    (spot) => !stakeRule || paysExactly(stakeRule.returns(spot), stakeMinor),
  );
  const chosen = [pick, pick + 7, pick + 13].map((place) => spots[place % spots.length]);
  const bets = [...new Set(chosen)].slice(0, betsMax).map((spot) => ({ spot, amount: stake }));
  return post(player, gameServerCalls.bet, { requestId, bets });
}

type Dealt = z.infer<typeof gameServerCalls.deal.output>;

/** Chooses among everything on offer, until the round is over. */
async function playOut(
  player: Player,
  { dealt, pick, requestId }: { dealt: Dealt; pick: number; requestId: string },
): Promise<Dealt> {
  const { roundId, outcome, choices } = dealt.round;
  const chosen = choices[pick % Math.max(choices.length, 1)];
  if (!chosen) return dealt;
  const step = outcome.steps.length;
  const next = await post(player, gameServerCalls.choose, {
    ...{ requestId: `${requestId}-${step}`, roundId, step, choice: chosen.name },
  });
  return playOut(player, { dealt: next, pick: pick + 3, requestId });
}

function withoutIds({ round, ...after }: { readonly round: object }) {
  const { roundId: _id, createdAt: _at, ...facts }: Record<string, unknown> = { ...round };
  return { ...facts, ...after };
}
