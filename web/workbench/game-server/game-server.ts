import { fromWholeMajor, toDecimal } from '@fairhall/api/contract/money';
import { createSqliteDatabase } from '@fairhall/game-server/backends/sqlite/sqlite-database';
import { scheduledGame } from '@fairhall/game-server/engines/scheduled-games';
import { OPEN_MARKET } from '@fairhall/game-server/launches/open-market';
import { hostedGame } from '@fairhall/game-server/rounds/hosted-games';
import { createServices } from '@fairhall/game-server/services';
import { guestId } from '@fairhall/kit/free-token';
import type { Replay } from '../../src/play/contract-types.ts';
import {
  CLIENT_SEED,
  CURRENCY,
  deal,
  type Forced,
  firstChoices,
  nonceFor,
  SERVER_SEED_HASH,
  seedOf,
  spotOf,
  stakeOf,
} from '../outcomes.ts';
import { openMemoryStore } from './memory-store.ts';
import { createMemoryWallet, type Refusal } from './memory-wallet.ts';
import { type Respond, routesOf } from './routes.ts';

/** Every token opens the game. */
export const TOKEN = 'workbench';
const OPENING_MAJOR = 1_000;
const SEED_BYTES = 32;

type Options = {
  readonly gameId: string;
  readonly isFree: boolean;
  /** Unix milliseconds. */
  readonly nowMs: () => number;
};

export type WorkbenchServer = Awaited<ReturnType<typeof openGameServer>>;

/**
 * The game server of one player in the page: its services, routes and rules, over SQLite and a wallet
 * in memory. Its seeds are those of `outcomes.ts`.
 */
export async function openGameServer({ gameId, isFree, nowMs }: Options) {
  const store = await openMemoryStore();
  const uid = isFree ? guestId(crypto.randomUUID()) : 'workbench';
  const openingMinor = fromWholeMajor(OPENING_MAJOR, CURRENCY);
  const player = { uid, gameId, currency: CURRENCY, rules: OPEN_MARKET };
  const wallet = createMemoryWallet(player, openingMinor);
  let aheadMs = 0;
  let seeds = 0;
  const services = await createServices({
    ...{ database: createSqliteDatabase(store), wallet, freeWallet: wallet },
    clock: { now: () => new Date(nowMs() + aheadMs) },
    random: () => {
      seeds += 1;
      return bytesOf(seedOf(seeds));
    },
    ...{ beacon: null, pace: 1, log: { error: reportError } },
  });
  const { rounds, singleStepRounds, multiStepRounds, replays, programme } = services;
  const routes = routesOf(services, wallet);
  const setNonce = store.prepare<[nonce: number, uid: string]>(
    `UPDATE seeds_in_force SET nonce = ?
     WHERE seed_pair_id = (SELECT id FROM seed_pairs WHERE uid = ? AND state = 'active')`,
  );
  let isOnline = true;

  async function runDue(): Promise<void> {
    await services.dueFixtures.runDue();
    await services.dueRounds.runDue();
  }

  if (scheduledGame(gameId)) await programme.scheduleAhead();
  else {
    // The first seed of the server is the player's.
    await rounds.open(TOKEN, { gameId });
    const first = { serverSeedHash: SERVER_SEED_HASH, clientSeed: CLIENT_SEED };
    await rounds.clientSeed(TOKEN, first);
  }

  /** The next round has this outcome. */
  const force = (forced: Forced) => setNonce.run(nonceFor(forced), uid);

  let requests = 0;
  const newRequest = () => {
    requests += 1;
    return { gameId, requestId: `workbench-${requests}` };
  };

  /** Deals a multi-step round and makes the first of the advised choices. */
  async function playSteps(forced: Forced, choicesMax: number) {
    force(forced);
    const stake = toDecimal(stakeOf(hostedGame(gameId, CURRENCY)), CURRENCY);
    let { round } = await multiStepRounds.deal(TOKEN, { ...newRequest(), stake });
    for (const choice of deal(gameId, forced).choices.slice(0, choicesMax)) {
      const step = round.outcome.steps.length;
      const input = { ...newRequest(), roundId: round.roundId, step, choice };
      ({ round } = await multiStepRounds.choose(TOKEN, input));
    }
    return round;
  }

  /** Plays a round to its end, as on another device. @returns its id */
  async function playRound(forced: Forced): Promise<string> {
    const hosted = hostedGame(gameId, CURRENCY);
    if (hosted.kind === 'decisions') return (await playSteps(forced, Infinity)).roundId;
    force(forced);
    const stake = toDecimal(stakeOf(hosted), CURRENCY);
    if (hosted.kind === 'slot') {
      return (await singleStepRounds.spin(TOKEN, { ...newRequest(), stake })).round.roundId;
    }
    const bets = [{ spot: spotOf(hosted, forced), amount: stake }];
    return (await singleStepRounds.bet(TOKEN, { ...newRequest(), bets })).round.roundId;
  }

  return {
    ...{ force, runDue, playRound },

    /** Responds to a call of the page; `null` for an address of another server. */
    respond(url: URL, init: RequestInit): ReturnType<Respond> {
      const response = routes(url, init);
      if (response === null || isOnline) return response;
      return Promise.reject(new TypeError('Failed to fetch'));
    },

    /** Plays a round to its end for a replay. */
    play: async (forced: Forced): Promise<Replay> =>
      replays.replay({ roundId: await playRound(forced) }),

    /** Leaves a multi-step round open after its first choice, or before its only one. */
    leaveOpen: (forced: Forced) => playSteps(forced, firstChoices(gameId)),

    /** Whether calls have a response. */
    setOnline(online: boolean): void {
      isOnline = online;
    },

    refuseStakes: (refusal: Refusal | null) => wallet.refuseStakes(refusal),

    /** Advances the time to the start of the next cycle of a schedule and `ms` beyond it. */
    async advance(cycleMs: number, ms: number): Promise<void> {
      aheadMs += cycleMs - (nowMs() % cycleMs) + ms;
      await runDue();
    },
  };
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: SEED_BYTES }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  );
